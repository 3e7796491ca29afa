import type { Middleware } from "koa";
import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import { refusalOf, routeOf, subjectOf } from "./answered.ts";
import type { Malformed } from "./connections/malformed.ts";
import { REQUEST_ID } from "./request-id.ts";
import type { Metrics } from "./metrics/metrics.ts";

/**
 * Logs and counts each request: its route, never its path, query, headers, address or body, because
 * people paste booking records anywhere. For the same reason the id is always generated here. Log-ins and changes of
 * accounts and keys are logged with the ids that they concern. Faults of the service are logged as errors, everything
 * else as information.
 */
export function requestLog(logger: Logger, metrics: Metrics): Middleware {
  return async (ctx, next) => {
    const start = performance.now();
    const id = randomUUID();
    ctx.set(REQUEST_ID, id);
    await next();
    const { method, status } = ctx;
    const [route, refusal] = [routeOf(ctx), refusalOf(ctx)];
    const elapsed = performance.now() - start;
    metrics.answered({ method, route, status, seconds: elapsed / 1000 });
    if (refusal !== null) metrics.refused(refusal.code);
    const ms = Math.round(elapsed * 1000) / 1000;
    const line = {
      id,
      method,
      route,
      status,
      ...(refusal === null ? {} : { code: refusal.code }),
      ...subjectOf(ctx),
      ms,
    };
    logger[refusal?.isFault === true ? "error" : "info"](line, "request");
  };
}

/** Logs and counts malformed requests. */
export function malformedLog(logger: Logger, metrics: Metrics): (malformed: Malformed) => void {
  return ({ id, status, code }) => {
    metrics.refused(code);
    logger.info({ id, status, code }, "malformed request");
  };
}
