import { quantileOf } from "./histogram.ts";
import type { RefusalRow, UsageRow } from "../schema.ts";

/**
 * The code of texts that contain no booking: the answer to a valid request, so it is not an error.
 */
export const NOT_DECODABLE = "not_decodable";

/** How often keys were used; never any content. */
export interface UsageTotal {
  readonly requests: number;
  /** Texts that contain no booking. */
  readonly notDecodable: number;
  /** Other answers of 400 and above. */
  readonly errors: number;
}

/** The usage of one or more keys on a day. */
export interface UsageDay extends UsageTotal {
  /** YYYY-MM-DD, UTC. */
  readonly day: string;
  /** The number of answers by the code of their error, `not_decodable` included. */
  readonly refusals: ReadonlyMap<string, number>;
  /** Milliseconds, at most 9 % too high; null without requests. */
  readonly medianMs: number | null;
  readonly p99Ms: number | null;
}

export const DAY_MS = 24 * 60 * 60 * 1000;

/** The day of a time in milliseconds since 1970: YYYY-MM-DD, UTC. */
export function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/** The last days up to today, oldest first. */
export function lastDays(count: number, today: string): readonly string[] {
  const last = Date.parse(today);
  return Array.from({ length: count }, (_, at) => dayOf(last - (count - 1 - at) * DAY_MS));
}

/** Adds up rows, one for each of the days, also those without requests. */
export function toUsageDays(
  days: readonly string[],
  rows: readonly Omit<UsageRow, "key_id">[],
  refusals: readonly Omit<RefusalRow, "key_id">[],
): readonly UsageDay[] {
  const rowsOf = byDay(rows);
  const refusalsOf = byDay(refusals);
  return days.map((day) => toDay(day, rowsOf.get(day) ?? [], refusalsOf.get(day) ?? []));
}

function toDay(
  day: string,
  rows: readonly Omit<UsageRow, "key_id">[],
  refusals: readonly Omit<RefusalRow, "key_id">[],
): UsageDay {
  const times = new Map(rows.map(({ bucket, requests }) => [bucket, requests]));
  const byCode = new Map(refusals.map(({ code, requests }) => [code, requests]));
  return {
    day,
    requests: rows.reduce((sum, row) => sum + row.requests, 0),
    notDecodable: byCode.get(NOT_DECODABLE) ?? 0,
    errors: rows.reduce((sum, row) => sum + row.errors, 0),
    refusals: byCode,
    medianMs: quantileOf(times, 0.5),
    p99Ms: quantileOf(times, 0.99),
  };
}

function byDay<T extends { readonly day: string }>(rows: readonly T[]): ReadonlyMap<string, T[]> {
  const days = new Map<string, T[]>();
  for (const row of rows) {
    const same = days.get(row.day);
    if (same === undefined) days.set(row.day, [row]);
    else same.push(row);
  }
  return days;
}
