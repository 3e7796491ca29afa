import { ApiError } from "../errors.ts";

/** After which those who were refused may ask again. */
export const RETRY_MS = 1000;
const RETRY_S = RETRY_MS / 1000;

/** The error of a request that is refused because there are too many. There is nothing to fix. */
export function overloaded(): ApiError {
  return new ApiError("unavailable", `too many requests at once; try again in ${RETRY_S} s`, {
    headers: { "Retry-After": String(RETRY_S) },
    isFault: false,
  });
}

/** Whether an error is such a refusal. */
export function isOverload(error: unknown): boolean {
  return error instanceof ApiError && error.code === "unavailable" && !error.isFault;
}
