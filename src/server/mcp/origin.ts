import type { Middleware } from "koa";
import { ApiError } from "../errors.ts";

/** Pages that this machine serves, such as the inspectors that authors of clients use. */
const LOCAL = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/**
 * Refuses requests from pages of other websites unless the settings allow them, as the protocol demands. Programs
 * send no origin.
 *
 * @param the origins that may; `*` means all
 */
export function checkOrigin(origins: readonly string[]): Middleware {
  const isAllowed = (origin: string) =>
    origin === "" || origins.includes("*") || origins.includes(origin) || LOCAL.test(origin);
  return async (ctx, next) => {
    if (!isAllowed(ctx.get("Origin"))) throw new ApiError("forbidden_origin");
    await next();
  };
}
