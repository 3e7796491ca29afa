import type Router from "@koa/router";
import type { Context, Middleware } from "koa";
import { systems } from "../../../grammars/systems.ts";
import { lazy } from "../../reference/tables.ts";
import { checkSamples, checkWorkbench } from "../../views/workbench/check.ts";
import { toSamples } from "../../views/workbench/samples.ts";
import { toWorkbench } from "../../views/workbench/view.ts";
import { bodyText } from "../body.ts";
import { refusalOf, type Decode } from "../decode-text.ts";
import { ApiError } from "../errors.ts";
import { readAlgorithm, readReferenceDate } from "../parameters.ts";
import type { Admit } from "../require-key.ts";
import { makeRouter } from "../router.ts";
import { isLocalVisitor, type VisitSettings } from "./local-visitor.ts";

/** What the workbench is made of. */
export interface WorkbenchParts {
  readonly decode: Decode;
  readonly admit: Admit;
  readonly readBody: Middleware;
  readonly settings: VisitSettings;
}

/**
 * `POST /site/workbench`: what became of a text, and what it says; also of one that holds no
 * booking. `GET /site/samples`: texts to begin with.
 */
export function workbenchRouter({ decode, admit, readBody, settings }: WorkbenchParts): Router {
  return makeRouter("/site")
    .get("/samples", answerSamples)
    .post("/workbench", keyUnlessLocal(admit, settings), readBody, (ctx) => {
      answerWorkbench(ctx, decode);
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

function textOf(ctx: Context): string {
  const text = bodyText(ctx);
  if (text.split("\n", MOST_LINES + 1).length > MOST_LINES)
    throw new ApiError("too_large", `the workbench takes at most ${MOST_LINES} lines`);
  return text;
}

function answerWorkbench(ctx: Context, decode: Decode): void {
  const options = { algorithm: readAlgorithm(ctx), referenceDate: readReferenceDate(ctx) };
  const text = textOf(ctx);
  const decoded = decode(text, options);
  const model = toWorkbench(decoded, text, refusalOf(decoded)?.message ?? null);
  checkWorkbench(model);
  ctx.body = model;
}

const samples = lazy(() => {
  const all = toSamples(systems);
  checkSamples(all);
  return all;
});

function answerSamples(ctx: Context): void {
  ctx.body = samples();
}
