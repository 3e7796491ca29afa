import type { ParameterizedContext } from "koa";
import type { Count, Counters } from "../store/counters.ts";
import type { KeyGrant } from "../store/key-store.ts";
import { ApiError } from "./errors.ts";
import { rateLimited, secondsOf } from "./rate-limited.ts";

const WINDOWS = [
  { name: "minute", seconds: 60, limit: "perMinute" },
  { name: "day", seconds: 24 * 60 * 60, limit: "perDay" },
] as const;

/** What a key may still do in a window. */
interface Allowance {
  readonly name: string;
  readonly limit: number;
  readonly remaining: number;
  readonly resetMs: number;
}

/**
 * Counts a request of a key, and says in headers what is left: `RateLimit-Limit`, `-Remaining`,
 * `-Reset` (seconds) of the window that leaves least, and all windows in `RateLimit-Policy`. A
 * window begins with its first request. What the minute refuses does not count for the day.
 *
 * @throws ApiError where there were as many as the key may make, or the store does not answer
 */
export async function countRequest(
  ctx: Pick<ParameterizedContext, "set">,
  { id, limits }: KeyGrant,
  counters: Counters,
): Promise<void> {
  const windows = WINDOWS.flatMap(({ limit, ...window }) => {
    const most = limits[limit];
    return most === null ? [] : [{ ...window, limit: most }];
  });
  if (windows.length === 0) return;
  ctx.set(
    "RateLimit-Policy",
    windows.map(({ limit, seconds }) => `${limit};w=${seconds}`).join(", "),
  );
  let least: Allowance | undefined;
  for (const { name, limit, seconds } of windows) {
    const { count, resetMs } = await counted(counters, `key ${id}`, seconds);
    const allowance = { name, limit, remaining: Math.max(0, limit - count), resetMs };
    if (count > limit) refuse(ctx, allowance);
    if (least === undefined || allowance.remaining < least.remaining) least = allowance;
  }
  if (least !== undefined) setHeaders(ctx, least);
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
  const { limit, name, resetMs } = allowance;
  throw rateLimited(`this key makes at most ${limit} a ${name}`, resetMs);
}

function setHeaders(
  ctx: Pick<ParameterizedContext, "set">,
  { limit, remaining, resetMs }: Allowance,
): void {
  ctx.set("RateLimit-Limit", String(limit));
  ctx.set("RateLimit-Remaining", String(remaining));
  ctx.set("RateLimit-Reset", String(secondsOf(resetMs)));
}
