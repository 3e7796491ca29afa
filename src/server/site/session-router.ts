import type Router from "@koa/router";
import type { Context, Middleware } from "koa";
import type { Settings } from "../../settings.ts";
import type { Accounts } from "../../store/accounts/accounts.ts";
import { normaliseEmail } from "../../store/accounts/email.ts";
import { checkOf } from "../../views/check.ts";
import { ApiError } from "../errors.ts";
import { makeRouter } from "../router.ts";
import type { Attempts } from "./attempts.ts";
import { jsonBody } from "./json-body.ts";
import { isLocalVisitor, type VisitSettings } from "./local-visitor.ts";
import { translateRuleErrors } from "./rules.ts";
import { Credentials, PasswordChange, PasswordProof, SessionAnswer } from "./schema.ts";
import { accountOf, type Visitor, type Visitors } from "./visitor.ts";

/** The parts that the account routes are built from. */
export interface SessionParts {
  readonly accounts: Accounts;
  readonly visitors: Visitors;
  readonly attempts: Attempts;
  readonly settings: Pick<Settings, "registration" | "limits"> & VisitSettings;
  readonly body: Middleware;
}

const checkAnswer = checkOf(SessionAnswer);
const readCredentials = jsonBody(Credentials);
const readPasswordChange = jsonBody(PasswordChange);
const readPasswordProof = jsonBody(PasswordProof);

/** The account routes: sign up, log in, log out, change the password, delete. */
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
    .post("/account/delete", body, answering(deleteAccount));
}

function answerSession(ctx: Context, { account, csrf }: Visitor, { settings }: SessionParts): void {
  const answer: SessionAnswer = {
    account: account && { email: account.email, createdAt: account.createdAt },
    csrf,
    registration: settings.registration,
    limits: settings.limits,
    keyless: isLocalVisitor(ctx, settings),
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
  return visitors.logIn(ctx, visitor, account);
}

async function logIn(ctx: Context, parts: SessionParts): Promise<Visitor> {
  const { accounts, visitors, attempts } = parts;
  const visitor = await visitors.authorise(ctx);
  const { email, password } = readCredentials(ctx);
  await attempts.countLogIn(ctx.ip, normaliseEmail(email));
  const account = await accounts.verify(email, password);
  if (account === null) throw new ApiError("wrong_credentials");
  await attempts.loggedIn(ctx.ip, account.email);
  return visitors.logIn(ctx, visitor, account);
}

async function logOut(ctx: Context, { visitors }: SessionParts): Promise<Visitor> {
  return visitors.logOut(ctx, await visitors.authorise(ctx));
}

async function changePassword(ctx: Context, parts: SessionParts): Promise<Visitor> {
  const { accounts, visitors, attempts } = parts;
  const visitor = await visitors.authorise(ctx);
  const { id } = accountOf(visitor);
  const { current, next } = readPasswordChange(ctx);
  await attempts.countProof(id);
  const isChanged = await translateRuleErrors(() =>
    accounts.changePassword(id, current, next, visitor.session),
  );
  if (!isChanged) throw new ApiError("wrong_credentials");
  await attempts.proved(id);
  return visitor;
}

async function deleteAccount(ctx: Context, parts: SessionParts): Promise<Visitor> {
  const { accounts, visitors, attempts } = parts;
  const visitor = await visitors.authorise(ctx);
  const { id, email } = accountOf(visitor);
  const { password } = readPasswordProof(ctx);
  await attempts.countProof(id);
  if ((await accounts.verify(email, password)) === null) throw new ApiError("wrong_credentials");
  await accounts.delete(id);
  return visitors.logOut(ctx, visitor);
}
