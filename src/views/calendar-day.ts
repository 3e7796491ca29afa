const DAY = /^(?:19|2\d)\d\d-\d\d-\d\d$/;

/** Describes what `isCalendarDay` accepts, for error messages. */
export const CALENDAR_DAY = "a calendar day from 1900 to 2999, written YYYY-MM-DD";

/**
 * Whether a text is an existing day in the form `YYYY-MM-DD`. The last year is 2999 so that years
 * inferred from the day always have four digits.
 */
export function isCalendarDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  // V8 parses 31 February as 3 March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
