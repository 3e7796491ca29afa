import type { Middleware, ParameterizedContext } from "koa";
import type { Counters } from "../../store/usage/counters.ts";
import type { Keys } from "../../store/keys/key-ring.ts";
import type { KeyGrant } from "../../store/keys/key-store.ts";
import type { KeyLimits } from "../../store/keys/limits.ts";
import { ApiError } from "../errors.ts";
import { countRequest } from "./limit-requests.ts";

/** Every path of a version of the API, also those that lead nowhere. */
const VERSIONED = /^\/v[34](?:\/|$)/;

/** What a request is known by, once its key was checked. */
export interface KeyState {
  /** What the key gives; undefined where none is asked for. */
  grant?: KeyGrant;
}

/** Lets a request in that has a valid `X-Api-Key`, and may still be made with it. */
export type Admit = (ctx: ParameterizedContext<KeyState>) => Promise<void>;

/**
 * Makes the doorkeeper of all that asks for a key. What follows finds in its state what the key
 * gives.
 *
 * @param ofAccount what all keys of an account may do together
 */
export function admitByKey(keys: Keys, counters: Counters, ofAccount: KeyLimits): Admit {
  return async (ctx) => {
    const grant = await checkKey(keys, ctx.get("X-Api-Key"));
    ctx.state.grant = grant;
    await countRequest(ctx, grant, ofAccount, counters);
  };
}

/** Lets only requests with a valid key through to the versions of the API. */
export function requireKey(admit: Admit): Middleware<KeyState> {
  return async (ctx, next) => {
    if (VERSIONED.test(ctx.path)) await admit(ctx);
    await next();
  };
}

/**
 * @param key `""` where there is none
 * @throws ApiError where it is missing or not valid, or the store does not answer
 */
async function checkKey(keys: Keys, key: string): Promise<KeyGrant> {
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
