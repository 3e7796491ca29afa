import { ApiError } from "../errors.ts";

/** How long a refused client should wait before it retries. */
export const RETRY_MS = 1000;
const RETRY_S = RETRY_MS / 1000;

/** The error for a request that is refused due to overload. The operator has nothing to fix. */
export function overloaded(): ApiError {
  return new ApiError("unavailable", `too many requests at once; try again in ${RETRY_S} s`, {
    headers: { "Retry-After": String(RETRY_S) },
    isFault: false,
  });
}

/** Whether an error is a refusal due to overload. */
export function isOverload(error: unknown): boolean {
  return error instanceof ApiError && error.code === "unavailable" && !error.isFault;
}
