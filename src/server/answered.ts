import type { Context } from "koa";
import type { ApiError } from "./errors.ts";

/** The pattern of the route that matched a request; null if none did. */
export function routeOf(ctx: Context): string | null {
  const matched: unknown = ctx._matchedRoute;
  return typeof matched === "string" ? matched : null;
}

const refusals = new WeakMap<Context, ApiError>();

/** Records the error that a request is answered with. */
export function noteRefusal(ctx: Context, error: ApiError): void {
  refusals.set(ctx, error);
}

/** The error that a request was answered with; null if there was none. */
export function refusalOf(ctx: Context): ApiError | null {
  return refusals.get(ctx) ?? null;
}
