const DAY = /^(?:19|2\d)\d\d-\d\d-\d\d$/;

/** What `isCalendarDay` accepts, in words for an error message. */
export const CALENDAR_DAY = "a calendar day from 1900 to 2999, written YYYY-MM-DD";

/**
 * Whether a text is a day that exists, written `YYYY-MM-DD`. The years end at 2999, so that the
 * itinerary counted from it keeps years of four digits.
 */
export function isCalendarDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  // V8 takes 31 February for 3 March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
