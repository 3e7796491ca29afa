import type Router from "@koa/router";
import type { Context, Middleware } from "koa";
import type { Settings } from "../../../settings.ts";
import type { Accounts } from "../../../store/accounts/accounts.ts";
import { normaliseEmail } from "../../../store/accounts/email.ts";
import type { SecondFactors } from "../../../store/accounts/second-factors.ts";
import { checkOf } from "../../../views/check.ts";
import { noteSubject } from "../../answered.ts";
import { ApiError } from "../../errors.ts";
import type { ResetMails } from "../../mail/reset-mails.ts";
import { makeRouter } from "../../router.ts";
import type { Attempts } from "../attempts.ts";
import { jsonBody } from "../json-body.ts";
import { isLocalVisitor, type VisitSettings } from "../local-visitor.ts";
import { translateRuleErrors } from "../rules.ts";
import {
  Credentials,
  LogIn,
  PasswordChange,
  PasswordProof,
  PasswordRequest,
  PasswordReset,
  SessionAnswer,
} from "../schema.ts";
import { accountOf, type Visitor, type Visitors } from "../visitor.ts";
import { proveCode } from "./prove-code.ts";

/** The parts that the account routes are built from. */
export interface SessionParts {
  readonly accounts: Accounts;
  readonly secondFactors: SecondFactors;
  readonly visitors: Visitors;
  readonly attempts: Attempts;
  readonly settings: Pick<Settings, "registration" | "limits"> & VisitSettings;
  /** Null: the service sends no mail. */
  readonly resetMails: ResetMails | null;
  readonly body: Middleware;
}

const checkAnswer = checkOf(SessionAnswer);
const readCredentials = jsonBody(Credentials);
const readLogIn = jsonBody(LogIn);
const readPasswordChange = jsonBody(PasswordChange);
const readPasswordRequest = jsonBody(PasswordRequest);
const readPasswordReset = jsonBody(PasswordReset);
const readPasswordProof = jsonBody(PasswordProof);

/** The account routes: sign up, log in, log out, change or forget the password, delete. */
export function sessionRouter(parts: SessionParts): Router {
  const { body } = parts;
  const answering = (act: (ctx: Context, parts: SessionParts) => Promise<Visitor>): Middleware => {
    return async (ctx) => {
      answerSession(ctx, await act(ctx, parts), parts);
    };
  };
  return makeRouter("/site")
    .get(
      "/session",
      answering((ctx, { visitors }) => visitors.identify(ctx)),
    )
    .post("/sign-up", body, answering(signUp))
    .post("/log-in", body, answering(logIn))
    .post("/log-out", answering(logOut))
    .post("/password", body, answering(changePassword))
    .post("/password/forgotten", body, answering(requestPassword))
    .post("/password/reset", body, answering(resetPassword))
    .post("/account/delete", body, answering(deleteAccount));
}

function answerSession(ctx: Context, { account, csrf }: Visitor, parts: SessionParts): void {
  const { settings, resetMails } = parts;
  const answer: SessionAnswer = {
    account: account && { email: account.email, createdAt: account.createdAt },
    csrf,
    registration: settings.registration,
    limits: settings.limits,
    resets: resetMails !== null,
    keyless: account !== null || isLocalVisitor(ctx, settings),
  };
  checkAnswer(answer);
  ctx.body = answer;
}

async function signUp(ctx: Context, parts: SessionParts): Promise<Visitor> {
  const { accounts, visitors, attempts, settings } = parts;
  const visitor = await visitors.authorise(ctx);
  if (settings.registration === "closed") throw new ApiError("registration_closed");
  const { email, password } = readCredentials(ctx);
  await attempts.countSignUp(ctx.ip);
  const account = await translateRuleErrors(() => accounts.create(email, password));
  if (account === null) throw new ApiError("email_taken");
  noteSubject(ctx, { account: account.id });
  return visitors.logIn(ctx, visitor, account);
}

async function logIn(ctx: Context, parts: SessionParts): Promise<Visitor> {
  const { accounts, visitors, attempts } = parts;
  const visitor = await visitors.authorise(ctx);
  const { email, password, code } = readLogIn(ctx);
  await attempts.countLogIn(ctx.ip, normaliseEmail(email));
  const account = await accounts.verify(email, password);
  noteSubject(ctx, { account: (account ?? (await accounts.find(email)))?.id ?? null });
  if (account === null) throw new ApiError("wrong_credentials");
  const hasProvedFactor = await provesFactor(account.id, code, parts);
  await attempts.loggedIn(ctx.ip, account.email);
  return visitors.logIn(ctx, visitor, account, hasProvedFactor);
}

/**
 * Whether the account has a second factor, which the code has proved.
 *
 * @throws ApiError if it has one, and the code does not
 */
async function provesFactor(
  accountId: string,
  code: string | undefined,
  { secondFactors, attempts }: SessionParts,
): Promise<boolean> {
  const { isOn } = await secondFactors.stateOf(accountId);
  if (!isOn) return false;
  if (code === undefined) throw new ApiError("second_factor_required");
  await proveCode(accountId, code, attempts, (id, typed) => secondFactors.accept(id, typed));
  return true;
}

async function logOut(ctx: Context, { visitors }: SessionParts): Promise<Visitor> {
  const visitor = await visitors.authorise(ctx);
  if (visitor.account !== null) noteSubject(ctx, { account: visitor.account.id });
  return visitors.logOut(ctx, visitor);
}

async function changePassword(ctx: Context, parts: SessionParts): Promise<Visitor> {
  const { accounts, visitors, attempts } = parts;
  const visitor = await visitors.authorise(ctx);
  const { id } = accountOf(visitor);
  noteSubject(ctx, { account: id });
  const { current, next } = readPasswordChange(ctx);
  await attempts.countProof(id);
  const isChanged = await translateRuleErrors(() =>
    accounts.changePassword(id, current, next, visitor.session),
  );
  if (!isChanged) throw new ApiError("wrong_credentials");
  await attempts.proved(id);
  return visitor;
}

/** The answer is the same whether the account exists or not. */
async function requestPassword(ctx: Context, parts: SessionParts): Promise<Visitor> {
  const { visitors, attempts, resetMails } = parts;
  const visitor = await visitors.authorise(ctx);
  if (resetMails === null) throw new ApiError("not_found", "this service sends no email");
  const email = normaliseEmail(readPasswordRequest(ctx).email);
  await attempts.countResetMail(ctx.ip, email);
  resetMails.request(email);
  return visitor;
}

/** Whoever has the link need not be logged in; everyone who is logged in has to do so again. */
async function resetPassword(ctx: Context, parts: SessionParts): Promise<Visitor> {
  const { accounts, visitors, attempts } = parts;
  await visitors.authorise(ctx);
  const { token, password } = readPasswordReset(ctx);
  await attempts.countReset(ctx.ip);
  const account = await translateRuleErrors(() => accounts.finishReset(token, password));
  if (account === null) throw new ApiError("invalid_reset_link");
  noteSubject(ctx, { account });
  return visitors.identify(ctx);
}

async function deleteAccount(ctx: Context, parts: SessionParts): Promise<Visitor> {
  const { accounts, visitors, attempts } = parts;
  const visitor = await visitors.authorise(ctx);
  const { id, email } = accountOf(visitor);
  noteSubject(ctx, { account: id });
  const { password } = readPasswordProof(ctx);
  await attempts.countProof(id);
  if ((await accounts.verify(email, password)) === null) throw new ApiError("wrong_credentials");
  await accounts.delete(id);
  return visitors.logOut(ctx, visitor);
}
