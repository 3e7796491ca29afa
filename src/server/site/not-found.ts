import type { Context, Middleware } from "koa";
import { readFileSync } from "node:fs";
import { packageFile } from "../../package.ts";
import { lazy } from "../../reference/tables.ts";
import { refusalOf } from "../answered.ts";
import { CONTENT_SECURITY_POLICY } from "./pages.ts";

/** Paths that only programs use. */
const FOR_PROGRAMS = /^\/(?:v[34]|mcp|site|assets)(?:\/|$)/;

const page = lazy(() => readFileSync(packageFile("dist/web/not-found.html")));

/** Answers a browser with a page if there is nothing at an address; programs get JSON. */
export const notFoundPage: Middleware = async (ctx, next) => {
  await next();
  if (refusalOf(ctx)?.code !== "not_found" || FOR_PROGRAMS.test(ctx.path)) return;
  ctx.vary("Accept");
  if (isBrowser(ctx)) {
    ctx.set("Content-Security-Policy", CONTENT_SECURITY_POLICY);
    ctx.type = "text/html";
    ctx.body = page();
  }
};

/** Programs that accept anything are not browsers. */
function isBrowser(ctx: Context): boolean {
  return ctx.accepts("json", "html") === "html";
}
