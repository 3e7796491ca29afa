import { RuleError } from "./rule-error.ts";

/** The most requests a key may make; null: as many as it likes. */
export interface KeyLimits {
  readonly perMinute: number | null;
  readonly perDay: number | null;
}

export const NO_LIMITS: KeyLimits = { perMinute: null, perDay: null };

/** The largest limit: what both databases count up to. */
export const LARGEST_LIMIT = 1_000_000_000;

/** Whether a number serves as a limit. */
export function isLimit(limit: number): boolean {
  return Number.isInteger(limit) && limit >= 1 && limit <= LARGEST_LIMIT;
}

/** @throws RuleError where one of the limits is none */
export function checkLimits({ perMinute, perDay }: KeyLimits): void {
  for (const limit of [perMinute, perDay])
    if (limit !== null && !isLimit(limit))
      throw new RuleError(
        "limits",
        `A limit is a whole number from 1 to ${LARGEST_LIMIT}, or none`,
      );
}
