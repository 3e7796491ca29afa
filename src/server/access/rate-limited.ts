import { ApiError } from "../errors.ts";

/**
 * The error of one who asks too often.
 *
 * @param which bound was reached, for the message: `this key makes at most 2 a minute`
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
