import { stringify } from "csv-stringify/sync";
import type { KeyRecord } from "../../store/keys/key-store.ts";
import type { UsageDay } from "../../store/usage/usage-day.ts";

/** The usage of a key by day. */
export interface KeyUsage {
  readonly key: Pick<KeyRecord, "name" | "prefix">;
  readonly days: readonly UsageDay[];
}

const COLUMNS = [
  "day",
  "key",
  "name",
  "requests",
  "not_decodable",
  "errors",
  "median_ms",
  "p99_ms",
] as const;

/**
 * A table for spreadsheets: a row for each day and key with requests, and a column for each kind of error
 * that occurs, after the others. A byte-order mark makes Excel read it as UTF-8, and a name that looks like
 * a formula is escaped.
 */
export function usageCsv(usages: readonly KeyUsage[]): string {
  const used = usages.flatMap(({ key, days }) =>
    days.filter(({ requests }) => requests > 0).map((day) => ({ key, ...day })),
  );
  const codes = [...new Set(used.flatMap(({ refusals }) => [...refusals.keys()]))]
    .filter((code) => code !== "not_decodable")
    .sort();
  const rows = used.map(({ key, ...day }) => [
    day.day,
    key.prefix,
    key.name ?? "",
    day.requests,
    day.notDecodable,
    day.errors,
    rounded(day.medianMs),
    rounded(day.p99Ms),
    ...codes.map((code) => day.refusals.get(code) ?? 0),
  ]);
  return stringify([[...COLUMNS, ...codes], ...rows], { bom: true, escape_formulas: true });
}

/** Tenths of a millisecond would exceed the precision of the histogram. */
function rounded(ms: number | null): number | null {
  return ms === null ? null : Math.round(ms * 10) / 10;
}
