import { ApiError } from "./errors.ts";

/** After which those who were refused may ask again, in seconds. */
const RETRY_S = 1;

/** The error of a request that is refused because there are too many. Nothing has to be mended. */
export function overloaded(): ApiError {
  return new ApiError("unavailable", `too many requests at once; try again in ${RETRY_S} s`, {
    headers: { "Retry-After": String(RETRY_S) },
    isFault: false,
  });
}
