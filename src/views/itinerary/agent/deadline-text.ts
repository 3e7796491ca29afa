import { dayWithoutYear, daysFrom, daysLeftText, joinNonEmpty, momentText } from "../readable.ts";
import type { Deadline } from "../model/schema.ts";

/**
 * `Tue 24 Nov 2026 (in 5 days)`; if the record does not show the year of a day, both the year and the
 * number of remaining days are omitted.
 *
 * @param today `2026-11-19`
 */
export function deadlineText({ moment, isLimit, isYearKnown, text }: Deadline, today: string) {
  if (moment === null) return joinNonEmpty(" · ", ["date unknown", text]);
  const day = isYearKnown
    ? joinNonEmpty(" ", [
        momentText(moment),
        isLimit && `(${daysLeftText(daysFrom(today, moment.date))})`,
      ])
    : `${joinNonEmpty(", ", [dayWithoutYear(moment.date), moment.clock])} (year not printed)`;
  return joinNonEmpty(" · ", [day, text]);
}
