import type Router from "@koa/router";
import type { Context, Middleware } from "koa";
import { systems } from "../../../grammars/systems.ts";
import { lazy } from "../../reference/tables.ts";
import { checkSamples, checkWorkbench } from "../../views/workbench/check.ts";
import { toSamples } from "../../views/workbench/samples.ts";
import { toWorkbench } from "../../views/workbench/view.ts";
import { bodyText } from "../body.ts";
import { refusalOf, type Decode } from "../decode-text.ts";
import { readAlgorithm, readReferenceDate } from "../parameters.ts";
import type { Admit } from "../require-key.ts";
import { makeRouter } from "../router.ts";
import { isLocalVisitor } from "./local-visitor.ts";

/** What the workbench is made of. */
export interface WorkbenchParts {
  readonly decode: Decode;
  readonly admit: Admit;
  readonly readBody: Middleware;
  /** How many proxies stand in front of the service. */
  readonly trustProxy: number;
}

/**
 * `POST /site/workbench`: what became of a text, and what it says; also of one that holds no
 * booking. `GET /site/samples`: texts to begin with.
 */
export function workbenchRouter({ decode, admit, readBody, trustProxy }: WorkbenchParts): Router {
  return makeRouter("/site")
    .get("/samples", answerSamples)
    .post("/workbench", keyUnlessLocal(admit, trustProxy), readBody, (ctx) => {
      answerWorkbench(ctx, decode);
    });
}

/** A key that is sent is checked, also where none is needed: its owner wants to know that it works. */
function keyUnlessLocal(admit: Admit, trustProxy: number): Middleware {
  return async (ctx, next) => {
    if (ctx.get("X-Api-Key") !== "" || !isLocalVisitor(ctx, trustProxy)) await admit(ctx);
    await next();
  };
}

function answerWorkbench(ctx: Context, decode: Decode): void {
  const options = { algorithm: readAlgorithm(ctx), referenceDate: readReferenceDate(ctx) };
  const text = bodyText(ctx);
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
