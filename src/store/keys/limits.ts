import { isLimit, LARGEST_LIMIT } from "../bounds.ts";
import { RuleError } from "../rule-error.ts";

/** The most requests a key may make; null: unlimited. */
export interface KeyLimits {
  readonly perMinute: number | null;
  readonly perDay: number | null;
}

export const NO_LIMITS: KeyLimits = { perMinute: null, perDay: null };

/** @throws RuleError if one of the limits is not valid */
export function checkLimits({ perMinute, perDay }: KeyLimits): void {
  for (const limit of [perMinute, perDay])
    if (limit !== null && !isLimit(limit))
      throw new RuleError(
        "limits",
        `A limit is a whole number from 1 to ${LARGEST_LIMIT}, or none`,
      );
}
