import { ApiError } from "./errors.ts";

/**
 * The error of one who asks too often.
 *
 * @param what there is too much of, for the message: `requests a minute of this key`
 * @param resetMs until there may be more
 */
export function rateLimited(what: string, resetMs: number): ApiError {
  const seconds = secondsOf(resetMs);
  return new ApiError("rate_limited", `${what}; try again in ${seconds} s`, {
    headers: { "Retry-After": String(seconds) },
  });
}

/** Whole seconds, never too few. */
export function secondsOf(ms: number): number {
  return Math.max(1, Math.ceil(ms / 1000));
}
