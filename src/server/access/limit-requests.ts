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

/** A window in which requests are bounded. */
interface Bound {
  /** What is counted. */
  readonly counter: string;
  /** Whose requests, for people. */
  readonly whose: string;
  /** `minute`. */
  readonly name: string;
  readonly seconds: number;
  readonly limit: number;
}

/** What may still be done in a window. */
interface Allowance extends Pick<Bound, "whose" | "name" | "limit"> {
  readonly remaining: number;
  readonly resetMs: number;
}

/**
 * Counts a request of a key, and says in headers what is left: `RateLimit-Limit`, `-Remaining`,
 * `-Reset` (seconds) of the window that leaves least, and all windows in `RateLimit-Policy`. A
 * window begins with its first request. What the minute refuses does not count for the day.
 *
 * @param ofAccount what all keys of an account may do together
 * @throws ApiError where there were as many as may be made, or the store does not answer
 */
export async function countRequest(
  ctx: Pick<ParameterizedContext, "set">,
  grant: KeyGrant,
  ofAccount: KeyLimits,
  counters: Counters,
): Promise<void> {
  const bounds = boundsOf(grant, ofAccount);
  if (bounds.length === 0) return;
  const policies = new Set(bounds.map(({ limit, seconds }) => `${limit};w=${seconds}`));
  ctx.set("RateLimit-Policy", [...policies].join(", "));
  let least: Allowance | undefined;
  for (const { counter, seconds, ...bound } of bounds) {
    const { count, resetMs } = await counted(counters, counter, seconds);
    const allowance = { ...bound, remaining: Math.max(0, bound.limit - count), resetMs };
    if (count > bound.limit) refuse(ctx, allowance);
    if (least === undefined || allowance.remaining < least.remaining) least = allowance;
  }
  if (least !== undefined) setHeaders(ctx, least);
}

function boundsOf({ id, accountId, limits }: KeyGrant, ofAccount: KeyLimits): readonly Bound[] {
  return WINDOWS.flatMap(({ limit: which, ...window }) => {
    const own = limits[which];
    const all = accountId === null ? null : ofAccount[which];
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

async function counted(counters: Counters, name: string, seconds: number): Promise<Count> {
  try {
    return await counters.count(name, seconds);
  } catch (cause) {
    throw new ApiError("unavailable", "the limits cannot be counted", { cause });
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
