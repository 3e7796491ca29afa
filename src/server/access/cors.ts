import allowOrigins from "@koa/cors";
import type { Middleware } from "koa";
import { REQUEST_ID } from "../request-id.ts";

/** What pages of other websites may use: the API, its description and `/mcp`, never the account pages. */
const SHARED = /^\/(?:v[34](?:\/|$)|openapi\.json$|mcp$)/;

const ASSISTANTS = "/mcp";

const ALLOWED = ["X-Api-Key", "Authorization", "Content-Type"];
/** Headers that clients of the Model Context Protocol also send. */
const ALLOWED_TO_ASSISTANTS = [...ALLOWED, "MCP-Protocol-Version", "Mcp-Method", "Mcp-Name"];

/** What scripts may read of an answer besides its body. */
const EXPOSED = [
  "Recloc-Coverage",
  "Recloc-Unread",
  "Recloc-Left-Out",
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
 * Lets pages of other websites call the API. A call needs only a key, never cookies. The browser asks for
 * permission without the key.
 *
 * @param the origins that may; `*` means all
 */
export function crossOrigin(origins: readonly string[]): Middleware {
  const allow = allowing(origins, ALLOWED);
  const allowAssistants = allowing(origins, ALLOWED_TO_ASSISTANTS);
  return async (ctx, next) => {
    if (origins.length === 0 || !SHARED.test(ctx.path)) await next();
    else await (ctx.path === ASSISTANTS ? allowAssistants : allow)(ctx, next);
  };
}

function allowing(origins: readonly string[], headers: string[]): Middleware {
  return allowOrigins({
    origin: origins.includes("*")
      ? "*"
      : (ctx) => origins.find((origin) => origin === ctx.get("Origin")) ?? "",
    allowMethods: ["GET", "HEAD", "POST"],
    allowHeaders: headers,
    exposeHeaders: EXPOSED,
    maxAge: MAX_AGE,
    // Headers that are set stay on errors too.
    keepHeadersOnError: false,
  });
}
