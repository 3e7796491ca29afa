import type Router from "@koa/router";
import type { Context, Middleware } from "koa";
import type { Settings } from "../../settings.ts";
import type { Account } from "../../store/accounts/account.ts";
import { NO_LIMITS } from "../../store/keys/limits.ts";
import type { Counters } from "../../store/usage/counters.ts";
import { systems } from "../../decode/systems.ts";
import { lazy } from "../../reference/tables.ts";
import { checkSamples } from "../../views/workbench/check.ts";
import { toSamples } from "../../views/workbench/samples.ts";
import { answerText } from "../decoding/answer.ts";
import type { Decoder } from "../decoding/decoder.ts";
import { readOptions } from "../parameters.ts";
import { countRequest, type Counted } from "../access/limit-requests.ts";
import { keyIn } from "../access/key-in.ts";
import type { Admit } from "../access/require-key.ts";
import { makeRouter } from "../router.ts";
import { isLocalVisitor, type VisitSettings } from "./local-visitor.ts";
import type { Visitors } from "./visitor.ts";

/** The parts that the workbench is built from. */
export interface WorkbenchParts {
  readonly decoder: Decoder;
  readonly admit: Admit;
  readonly visitors: Visitors;
  readonly counters: Counters;
  readonly readBody: Middleware;
  readonly settings: Pick<Settings, "limits"> & VisitSettings;
}

/**
 * `POST /site/workbench`: how a text was read and what it says, even if it contains no booking.
 * `GET /site/samples`: texts to start with.
 */
export function workbenchRouter(parts: WorkbenchParts): Router {
  const { decoder, readBody } = parts;
  return makeRouter("/site")
    .get("/samples", answerSamples)
    .post("/workbench", admitVisitor(parts), readBody, (ctx) =>
      answerText(ctx, decoder, { answer: "workbench", options: readOptions(ctx) }),
    );
}

/**
 * Admits whoever has a valid key, visitors from this machine, and those who are logged in, within the limits
 * of their account. A key is checked even if none is needed, because its owner wants to know whether it works.
 */
function admitVisitor({ admit, visitors, counters, settings }: WorkbenchParts): Middleware {
  return async (ctx, next) => {
    const isKeyless = keyIn(ctx.headers).key === null;
    if (!isKeyless || !isLocalVisitor(ctx, settings)) {
      const account = isKeyless ? await visitors.authoriseAccount(ctx) : null;
      if (account === null) await admit(ctx);
      else await countRequest(ctx, sessionOf(account), settings.limits, counters);
    }
    await next();
  };
}

/** A session has no limits of its own. */
function sessionOf({ id }: Account): Counted {
  return { id: "", accountId: id, limits: NO_LIMITS };
}

const samples = lazy(() => {
  const all = toSamples(systems);
  checkSamples(all);
  return all;
});

function answerSamples(ctx: Context): void {
  ctx.body = samples();
}
