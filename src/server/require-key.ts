import type { Middleware } from "koa";
import type { Keys } from "../store/key-ring.ts";
import { ApiError } from "./errors.ts";

/** Every path of a version of the API, also those that lead nowhere. */
const VERSIONED = /^\/v[34](?:\/|$)/;

/** Lets only requests with a valid `X-Api-Key` through to the versions of the API. */
export function requireKey(keys: Keys): Middleware {
  return async (ctx, next) => {
    if (VERSIONED.test(ctx.path)) await checkKey(keys, ctx.get("X-Api-Key"));
    await next();
  };
}

/**
 * Throws an `ApiError` where a key is missing or not valid.
 *
 * @param key `""` where there is none
 */
export async function checkKey(keys: Keys, key: string): Promise<void> {
  if (key === "") throw new ApiError("missing_api_key");
  if (!(await isValid(keys, key))) throw new ApiError("invalid_api_key");
}

async function isValid(keys: Keys, key: string): Promise<boolean> {
  try {
    return await keys.isValid(key);
  } catch (cause) {
    throw new ApiError("unavailable", "the key store does not answer", { cause });
  }
}
