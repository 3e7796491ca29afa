import { ApiError } from "../errors.ts";

/**
 * The error for a client that sends too many requests.
 *
 * @param what limit was reached, for the message: `this key makes at most 2 a minute`
 * @param resetMs how long until the window ends
 */
export function rateLimited(what: string, resetMs: number): ApiError {
  const seconds = secondsOf(resetMs);
  return new ApiError("rate_limited", `${what}; try again in ${seconds} s`, {
    headers: { "Retry-After": String(seconds) },
  });
}

/** Milliseconds as whole seconds, rounded up. */
export function secondsOf(ms: number): number {
  return Math.max(1, Math.ceil(ms / 1000));
}
