import type { Middleware, ParameterizedContext } from "koa";
import type { Counters } from "../../store/usage/counters.ts";
import type { Keys } from "../../store/keys/key-ring.ts";
import { isOver } from "../../store/keys/expiry.ts";
import type { KeyGrant } from "../../store/keys/key-store.ts";
import type { KeyLimits } from "../../store/keys/limits.ts";
import { ApiError } from "../errors.ts";
import { keyIn, type SentKey } from "./key-in.ts";
import { countRequest } from "./limit-requests.ts";

/** Every path of a version of the API, including those without a route, and of the server for assistants. */
const NEEDS_KEY = /^\/(?:v[34]|mcp)(?:\/|$)/;

const TWO_KEYS = "X-Api-Key and Authorization contain different keys; send one of them";

/** HTTP requires a challenge in every 401; this one makes no browser prompt for a password. */
const CHALLENGE = { "WWW-Authenticate": 'Bearer realm="Recloc"' };

/** What is known about a request once its key has been checked. */
export interface KeyState {
  /** What the key grants; undefined if the path requires no key. */
  grant?: KeyGrant;
  /** Whether the answer records the use of its parts itself. */
  recordsUsage?: true;
}

/** Admits a request if its key is valid and within its limits. */
export type Admit = (ctx: ParameterizedContext<KeyState>) => Promise<void>;

/**
 * Makes the check for everything that requires a key. It stores what the key grants in the state of
 * the request.
 *
 * @param accountLimits the limits of all keys of an account together
 */
export function admitByKey(keys: Keys, counters: Counters, accountLimits: KeyLimits): Admit {
  return async (ctx) => {
    const grant = await checkKey(keys, keyIn(ctx.headers));
    ctx.state.grant = grant;
    refuseExpired(grant);
    await countRequest(ctx, grant, accountLimits, counters);
  };
}

/** Requires a valid key for all versions of the API, and for assistants. */
export function requireKey(admit: Admit): Middleware<KeyState> {
  return async (ctx, next) => {
    if (NEEDS_KEY.test(ctx.path)) await admit(ctx);
    await next();
  };
}

/** @throws ApiError if the key is missing, ambiguous or not valid, or the store does not respond */
async function checkKey(keys: Keys, { key, isAmbiguous }: SentKey): Promise<KeyGrant> {
  if (isAmbiguous) throw new ApiError("bad_request", TWO_KEYS);
  if (key === null) throw new ApiError("missing_api_key", undefined, { headers: CHALLENGE });
  const grant = await grantOf(keys, key);
  if (grant === null) throw new ApiError("invalid_api_key");
  return grant;
}

/** @throws ApiError if the last day of the key is over; its owner sees the request among the errors */
function refuseExpired({ expiresOn }: KeyGrant): void {
  if (isOver(expiresOn))
    throw new ApiError(
      "invalid_api_key",
      `it expired at the end of ${expiresOn ?? ""} (UTC); create a new one`,
    );
}

async function grantOf(keys: Keys, key: string): Promise<KeyGrant | null> {
  try {
    return await keys.grant(key);
  } catch (cause) {
    throw new ApiError("unavailable", "the key store does not respond", { cause });
  }
}
