import type { Middleware } from "koa";
import type { Keys } from "../store/key-ring.ts";
import type { KeyGrant } from "../store/key-store.ts";
import { ApiError } from "./errors.ts";

/** Every path of a version of the API, also those that lead nowhere. */
const VERSIONED = /^\/v[34](?:\/|$)/;

/** What a request is known by, once its key was checked. */
export interface KeyState {
  /** What the key gives; undefined where none is asked for. */
  grant?: KeyGrant;
}

/**
 * Lets only requests with a valid `X-Api-Key` through to the versions of the API. What follows finds
 * in its state what the key gives.
 */
export function requireKey(keys: Keys): Middleware<KeyState> {
  return async (ctx, next) => {
    if (VERSIONED.test(ctx.path)) ctx.state.grant = await checkKey(keys, ctx.get("X-Api-Key"));
    await next();
  };
}

/**
 * @param key `""` where there is none
 * @throws ApiError where it is missing or not valid, or the store does not answer
 */
export async function checkKey(keys: Keys, key: string): Promise<KeyGrant> {
  if (key === "") throw new ApiError("missing_api_key");
  const grant = await grantOf(keys, key);
  if (grant === null) throw new ApiError("invalid_api_key");
  return grant;
}

async function grantOf(keys: Keys, key: string): Promise<KeyGrant | null> {
  try {
    return await keys.grant(key);
  } catch (cause) {
    throw new ApiError("unavailable", "the key store does not answer", { cause });
  }
}
