import { RuleError } from "../rule-error.ts";
import { dayOf } from "../usage/usage-day.ts";

/** A day of four-digit years, so that days compare as texts. */
const DAY = /^[2-9]\d{3}-\d{2}-\d{2}$/;

/**
 * Checks the last day on which a new key is to be valid.
 *
 * @throws RuleError if it is not a day, or already over
 */
export function checkExpiry(day: string): void {
  if (!isDay(day)) throw new RuleError("expiresOn", "The last day of a key is written YYYY-MM-DD");
  if (isOver(day))
    throw new RuleError("expiresOn", "The last day of a key is today (UTC) or later");
}

/** Whether the last day of a key is over; null never is. */
export function isOver(expiresOn: string | null): boolean {
  return expiresOn !== null && expiresOn < dayOf(Date.now());
}

function isDay(text: string): boolean {
  const time = DAY.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  // V8 parses 31 February as 3 March.
  return !Number.isNaN(time) && dayOf(time) === text;
}
