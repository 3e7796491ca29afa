import type Router from "@koa/router";
import type { Context, Middleware } from "koa";
import { systems } from "../../../grammars/systems.ts";
import { lazy } from "../../reference/tables.ts";
import { checkSamples } from "../../views/workbench/check.ts";
import { toSamples } from "../../views/workbench/samples.ts";
import { bodyText } from "../body.ts";
import { answerText } from "../decoding/answer.ts";
import type { Decoder } from "../decoding/decoder.ts";
import { ApiError } from "../errors.ts";
import { readOptions } from "../parameters.ts";
import type { Admit } from "../require-key.ts";
import { makeRouter } from "../router.ts";
import { isLocalVisitor, type VisitSettings } from "./local-visitor.ts";

/** What the workbench is made of. */
export interface WorkbenchParts {
  readonly decoder: Decoder;
  readonly admit: Admit;
  readonly readBody: Middleware;
  readonly settings: VisitSettings;
}

/**
 * `POST /site/workbench`: what became of a text, and what it says; also of one that holds no
 * booking. `GET /site/samples`: texts to begin with.
 */
export function workbenchRouter({ decoder, admit, readBody, settings }: WorkbenchParts): Router {
  return makeRouter("/site")
    .get("/samples", answerSamples)
    .post("/workbench", keyUnlessLocal(admit, settings), readBody, (ctx) => {
      checkLines(ctx);
      return answerText(ctx, decoder, { answer: "workbench", options: readOptions(ctx) });
    });
}

/** A key that is sent is checked, also where none is needed: its owner wants to know that it works. */
function keyUnlessLocal(admit: Admit, settings: VisitSettings): Middleware {
  return async (ctx, next) => {
    if (ctx.get("X-Api-Key") !== "" || !isLocalVisitor(ctx, settings)) await admit(ctx);
    await next();
  };
}

/** Each line of a text costs the answer a hundred characters and more. */
const MOST_LINES = 5000;

function checkLines(ctx: Context): void {
  if (bodyText(ctx).split("\n", MOST_LINES + 1).length > MOST_LINES)
    throw new ApiError("too_large", `the workbench takes at most ${MOST_LINES} lines`);
}

const samples = lazy(() => {
  const all = toSamples(systems);
  checkSamples(all);
  return all;
});

function answerSamples(ctx: Context): void {
  ctx.body = samples();
}
