const OF_TIME_ZONES = new Set(["duration_minutes", "durationMinutes", "layover"]);

/**
 * Parses JSON for comparing what two engines answer: with numbers of twelve digits, as the last of
 * `Math.exp` differs, and without durations, as each engine has its own edition of the time zones.
 */
export function rounded(json: string): unknown {
  return JSON.parse(json, (key, value: unknown) => {
    if (OF_TIME_ZONES.has(key)) return undefined;
    return typeof value === "number" ? Number(value.toPrecision(12)) : value;
  });
}
