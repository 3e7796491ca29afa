import type Router from "@koa/router";
import type { Context, Middleware } from "koa";
import { systems } from "../../decode/systems.ts";
import { lazy } from "../../reference/tables.ts";
import { checkSamples } from "../../views/workbench/check.ts";
import { toSamples } from "../../views/workbench/samples.ts";
import { answerText } from "../decoding/answer.ts";
import type { Decoder } from "../decoding/decoder.ts";
import { readOptions } from "../parameters.ts";
import type { Admit } from "../access/require-key.ts";
import { makeRouter } from "../router.ts";
import { isLocalVisitor, type VisitSettings } from "./local-visitor.ts";

/** The parts that the workbench is built from. */
export interface WorkbenchParts {
  readonly decoder: Decoder;
  readonly admit: Admit;
  readonly readBody: Middleware;
  readonly settings: VisitSettings;
}

/**
 * `POST /site/workbench`: how a text was read and what it says, even if it contains no booking.
 * `GET /site/samples`: texts to start with.
 */
export function workbenchRouter({ decoder, admit, readBody, settings }: WorkbenchParts): Router {
  return makeRouter("/site")
    .get("/samples", answerSamples)
    .post("/workbench", keyUnlessLocal(admit, settings), readBody, (ctx) =>
      answerText(ctx, decoder, { answer: "workbench", options: readOptions(ctx) }),
    );
}

/** Checks a key even if none is needed, because its owner wants to know whether it works. */
function keyUnlessLocal(admit: Admit, settings: VisitSettings): Middleware {
  return async (ctx, next) => {
    if (ctx.get("X-Api-Key") !== "" || !isLocalVisitor(ctx, settings)) await admit(ctx);
    await next();
  };
}

const samples = lazy(() => {
  const all = toSamples(systems);
  checkSamples(all);
  return all;
});

function answerSamples(ctx: Context): void {
  ctx.body = samples();
}
