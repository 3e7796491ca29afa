import type { ParameterizedContext } from "koa";
import type { Count, Counters } from "../../store/usage/counters.ts";
import type { KeyGrant } from "../../store/keys/key-store.ts";
import type { KeyLimits } from "../../store/keys/limits.ts";
import { ApiError } from "../errors.ts";
import { rateLimited, secondsOf } from "./rate-limited.ts";

const WINDOWS = [
  { name: "minute", seconds: 60, limit: "perMinute" },
  { name: "day", seconds: 24 * 60 * 60, limit: "perDay" },
] as const;

/** A window with a limit. */
interface Bound {
  /** The name of the counter. */
  readonly counter: string;
  /** Whose requests are limited, for messages. */
  readonly whose: string;
  /** `minute` or `day`. */
  readonly name: string;
  readonly seconds: number;
  readonly limit: number;
}

/** What remains of a window. */
interface Allowance extends Pick<Bound, "whose" | "name" | "limit"> {
  readonly remaining: number;
  readonly resetMs: number;
}

/** Whose request is counted. */
export type Counted = Pick<KeyGrant, "id" | "accountId" | "limits">;

/**
 * Counts a request of a key and sets headers that show what remains: `RateLimit-Limit`, `-Remaining`
 * and `-Reset` (seconds) of the window with the fewest requests left, and all windows in
 * `RateLimit-Policy`. A window starts with its first request. A request that exceeds the limit per
 * minute does not count for the day.
 *
 * @param accountLimits the limits of all keys of an account together
 * @throws ApiError if a limit is exceeded or the store does not respond
 */
export async function countRequest(
  ctx: Pick<ParameterizedContext, "set">,
  grant: Counted,
  accountLimits: KeyLimits,
  counters: Counters,
): Promise<void> {
  const bounds = boundsOf(grant, accountLimits);
  if (bounds.length === 0) return;
  const policies = new Set(bounds.map(({ limit, seconds }) => `${limit};w=${seconds}`));
  ctx.set("RateLimit-Policy", [...policies].join(", "));
  let least: Allowance | undefined;
  for (const { counter, seconds, ...bound } of bounds) {
    const { count, resetMs } = await increment(counters, counter, seconds);
    const allowance = { ...bound, remaining: Math.max(0, bound.limit - count), resetMs };
    if (count > bound.limit) refuse(ctx, allowance);
    if (least === undefined || allowance.remaining < least.remaining) least = allowance;
  }
  if (least !== undefined) setHeaders(ctx, least);
}

function boundsOf({ id, accountId, limits }: Counted, accountLimits: KeyLimits): readonly Bound[] {
  return WINDOWS.flatMap(({ limit: which, ...window }) => {
    const own = limits[which];
    const all = accountId === null ? null : accountLimits[which];
    return [
      ...(own === null
        ? []
        : [{ ...window, counter: `key ${id}`, whose: "this key makes", limit: own }]),
      ...(all === null
        ? []
        : [
            {
              ...window,
              counter: `account ${accountId ?? ""}`,
              whose: "all keys of this account make",
              limit: all,
            },
          ]),
    ];
  });
}

async function increment(counters: Counters, name: string, seconds: number): Promise<Count> {
  try {
    return await counters.count(name, seconds);
  } catch (cause) {
    throw new ApiError("unavailable", "the request limits cannot be checked", { cause });
  }
}

function refuse(ctx: Pick<ParameterizedContext, "set">, allowance: Allowance): never {
  setHeaders(ctx, allowance);
  const { whose, limit, name, resetMs } = allowance;
  throw rateLimited(`${whose} at most ${limit} a ${name}`, resetMs);
}

function setHeaders(
  ctx: Pick<ParameterizedContext, "set">,
  { limit, remaining, resetMs }: Allowance,
): void {
  ctx.set("RateLimit-Limit", String(limit));
  ctx.set("RateLimit-Remaining", String(remaining));
  ctx.set("RateLimit-Reset", String(secondsOf(resetMs)));
}
