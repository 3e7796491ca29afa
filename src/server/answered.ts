import type { Context } from "koa";
import type { ApiError } from "./errors.ts";

/** The pattern of the route that took a request; null where none did. */
export function routeOf(ctx: Context): string | null {
  const matched: unknown = ctx._matchedRoute;
  return typeof matched === "string" ? matched : null;
}

const refusals = new WeakMap<Context, ApiError>();

/** Notes with which error a request is answered. */
export function noteRefusal(ctx: Context, error: ApiError): void {
  refusals.set(ctx, error);
}

/** The error that a request was answered with; null where it was none. */
export function refusalOf(ctx: Context): ApiError | null {
  return refusals.get(ctx) ?? null;
}
