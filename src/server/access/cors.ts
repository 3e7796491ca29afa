import allowOrigins from "@koa/cors";
import type { Middleware } from "koa";
import { REQUEST_ID } from "../request-id.ts";

/** What pages of other websites may use: the API and its description, never the account pages. */
const SHARED = /^\/(?:v[34](?:\/|$)|openapi\.json$)/;

/** What scripts may read of an answer, beside its body. */
const EXPOSED = [
  "Recloc-Coverage",
  "Recloc-Unread",
  "RateLimit-Limit",
  "RateLimit-Remaining",
  "RateLimit-Reset",
  "RateLimit-Policy",
  "Retry-After",
  REQUEST_ID,
];

/** How long a browser may remember a permission, in seconds; Chromium's maximum. */
const MAX_AGE = 7200;

/**
 * Lets pages of other websites call the API. A key is all that a call needs: never cookies. The browser asks for
 * permission without the key.
 *
 * @param origins which may; `*` means all
 */
export function crossOrigin(origins: readonly string[]): Middleware {
  const allow = allowOrigins({
    origin: origins.includes("*")
      ? "*"
      : (ctx) => origins.find((origin) => origin === ctx.get("Origin")) ?? "",
    allowMethods: ["GET", "HEAD", "POST"],
    allowHeaders: ["X-Api-Key", "Authorization", "Content-Type"],
    exposeHeaders: EXPOSED,
    maxAge: MAX_AGE,
    // Headers that are set stay on errors, too.
    keepHeadersOnError: false,
  });
  return async (ctx, next) => {
    if (origins.length > 0 && SHARED.test(ctx.path)) await allow(ctx, next);
    else await next();
  };
}
