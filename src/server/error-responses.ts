import type { Context, Middleware } from "koa";
import type { Logger } from "pino";
import { isUnavailable } from "../store/unavailable.ts";
import { SchemaViolation } from "../views/violation.ts";
import { noteRefusal } from "./answered.ts";
import { ApiError } from "./errors.ts";
import { REQUEST_ID } from "./request-id.ts";
import { traceOf } from "./trace.ts";

/** Answers every request that failed or matched no route with a JSON error. */
export function errorResponses(logger: Logger): Middleware {
  return async (ctx, next) => {
    try {
      await next();
      throwUnanswered(ctx);
    } catch (error) {
      const failure = toApiError(error);
      if (failure.isFault)
        logger.error({ id: ctx.response.get(REQUEST_ID), ...traceOf(error) }, failure.message);
      noteRefusal(ctx, failure);
      ctx.status = failure.status;
      ctx.set("Cache-Control", "no-store");
      ctx.set({ ...failure.headers });
      ctx.body = failure.body;
    }
  };
}

/** Koa sends 404, and the router 405, without a body. */
function throwUnanswered(ctx: Context): void {
  if (ctx.body !== undefined) return;
  if (ctx.status === 404) throw new ApiError("not_found");
  if (ctx.status === 405)
    throw new ApiError("method_not_allowed", `this address accepts ${ctx.response.get("Allow")}`);
}

export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof SchemaViolation) return new ApiError("internal", error.message);
  if (isUnavailable(error)) return new ApiError("unavailable", "the store does not respond");
  return new ApiError("internal");
}
