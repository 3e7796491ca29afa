import type { Middleware } from "koa";
import { randomUUID } from "node:crypto";
import type { Logger } from "pino";

/** The response header that names the request's line in the log. */
export const REQUEST_ID = "X-Request-Id";

/**
 * Logs one line for each request: its route, never its path, query, headers or body, because people
 * paste booking records anywhere. The id is always our own, for the same reason.
 */
export function requestLog(logger: Logger): Middleware {
  return async (ctx, next) => {
    const start = performance.now();
    const id = randomUUID();
    ctx.set(REQUEST_ID, id);
    await next();
    const matched: unknown = ctx._matchedRoute;
    const route = typeof matched === "string" ? matched : null;
    const ms = Math.round((performance.now() - start) * 1000) / 1000;
    logger.info({ id, method: ctx.method, route, status: ctx.status, ms }, "request");
  };
}
