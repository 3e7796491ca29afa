import type Router from "@koa/router";
import type { Context, Middleware } from "koa";
import { systems } from "../../decode/systems.ts";
import { lazy } from "../../reference/tables.ts";
import { checkSamples } from "../../views/workbench/check.ts";
import { toSamples } from "../../views/workbench/samples.ts";
import { answerText } from "../decoding/answer.ts";
import type { Decoder } from "../decoding/decoder.ts";
import { readOptions } from "../parameters.ts";
import { makeRouter } from "../router.ts";

/** The parts that the workbench is built from. */
export interface WorkbenchParts {
  readonly decoder: Decoder;
  readonly admit: Middleware;
  readonly readBody: Middleware;
}

/**
 * `POST /site/workbench`: how a text was read and what it contains, even without a booking. `GET
 * /site/samples`: texts to start with.
 */
export function workbenchRouter({ decoder, admit, readBody }: WorkbenchParts): Router {
  return makeRouter("/site")
    .get("/samples", answerSamples)
    .post("/workbench", admit, readBody, (ctx) =>
      answerText(ctx, decoder, { answer: "workbench", options: readOptions(ctx) }),
    );
}

const samples = lazy(() => {
  const all = toSamples(systems);
  checkSamples(all);
  return all;
});

function answerSamples(ctx: Context): void {
  ctx.body = samples();
}
