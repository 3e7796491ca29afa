import type Router from "@koa/router";
import type { Context, Middleware } from "koa";
import type { Accounts } from "../../../store/accounts/accounts.ts";
import type { SecondFactors } from "../../../store/accounts/second-factors.ts";
import { checkOf } from "../../../views/check.ts";
import { noteSubject } from "../../answered.ts";
import { ApiError } from "../../errors.ts";
import { makeRouter } from "../../router.ts";
import type { Attempts } from "../attempts.ts";
import { jsonBody } from "../json-body.ts";
import {
  CodeProof,
  FullProof,
  NewFactorAnswer,
  PasswordProof,
  RecoveryCodesAnswer,
  SecondFactorAnswer,
} from "../schema.ts";
import { accountOf, type Visitor, type Visitors } from "../visitor.ts";
import { proveCode } from "./prove-code.ts";

/** The parts that the routes of the second factor are built from. */
export interface SecondFactorParts {
  readonly accounts: Accounts;
  readonly secondFactors: SecondFactors;
  readonly visitors: Visitors;
  readonly attempts: Attempts;
  readonly body: Middleware;
}

const checkState = checkOf(SecondFactorAnswer);
const checkNewFactor = checkOf(NewFactorAnswer);
const checkRecoveryCodes = checkOf(RecoveryCodesAnswer);
const readPasswordProof = jsonBody(PasswordProof);
const readCodeProof = jsonBody(CodeProof);
const readFullProof = jsonBody(FullProof);

/** Sets up an authenticator app for the account, and turns it off again. */
export function secondFactorRouter(parts: SecondFactorParts): Router {
  const { visitors, body } = parts;
  const changing = (change: (ctx: Context, visitor: Visitor) => Promise<void>): Middleware => {
    return async (ctx) => {
      const visitor = await visitors.authorise(ctx);
      noteSubject(ctx, { account: accountOf(visitor).id });
      await change(ctx, visitor);
    };
  };
  return makeRouter("/site/second-factor")
    .get("/", async (ctx) => answerState(ctx, await visitors.identify(ctx), parts))
    .post(
      "/start",
      body,
      changing((ctx, visitor) => start(ctx, visitor, parts)),
    )
    .post(
      "/confirm",
      body,
      changing((ctx, visitor) => confirm(ctx, visitor, parts)),
    )
    .post(
      "/remove",
      body,
      changing((ctx, visitor) => remove(ctx, visitor, parts)),
    );
}

async function answerState(
  ctx: Context,
  visitor: Visitor,
  { secondFactors }: SecondFactorParts,
): Promise<void> {
  const state: SecondFactorAnswer = { ...(await secondFactors.stateOf(accountOf(visitor).id)) };
  checkState(state);
  ctx.body = state;
}

async function start(ctx: Context, visitor: Visitor, parts: SecondFactorParts): Promise<void> {
  const account = accountOf(visitor);
  await provePassword(account, readPasswordProof(ctx).password, parts);
  const factor = await parts.secondFactors.start(account);
  if (factor === null) throw new ApiError("second_factor_on");
  await parts.attempts.proved(account.id);
  checkNewFactor(factor);
  ctx.body = factor;
}

async function confirm(ctx: Context, visitor: Visitor, parts: SecondFactorParts): Promise<void> {
  const { id } = accountOf(visitor);
  const { code } = readCodeProof(ctx);
  await parts.attempts.countCode(id);
  if ((await parts.secondFactors.stateOf(id)).isOn) throw new ApiError("second_factor_on");
  const codes = await parts.secondFactors.confirm(id, code, visitor.session);
  if (codes === null) throw new ApiError("wrong_code");
  const answer: RecoveryCodesAnswer = { recoveryCodes: [...codes] };
  checkRecoveryCodes(answer);
  ctx.body = answer;
}

async function remove(ctx: Context, visitor: Visitor, parts: SecondFactorParts): Promise<void> {
  const account = accountOf(visitor);
  const { password, code } = readFullProof(ctx);
  await provePassword(account, password, parts);
  const { attempts, secondFactors } = parts;
  await proveCode(account.id, code, attempts, (id, typed) => secondFactors.removeWith(id, typed));
  await attempts.proved(account.id);
  await answerState(ctx, visitor, parts);
}

/** @throws ApiError if the password is wrong, or was wrong too often */
async function provePassword(
  { id, email }: { readonly id: string; readonly email: string },
  password: string,
  { accounts, attempts }: SecondFactorParts,
): Promise<void> {
  await attempts.countProof(id);
  if ((await accounts.verify(email, password)) === null) throw new ApiError("wrong_credentials");
}
