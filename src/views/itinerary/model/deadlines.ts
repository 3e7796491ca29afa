/** When tickets were or have to be issued. */
import type * as booking from "../../../booking/model/booking.ts";
import { momentOf, printed } from "./parts.ts";
import { joinNonEmpty } from "../readable.ts";
import type { Wording } from "../wording/wording.ts";
import type { Deadline } from "./schema.ts";
import { isYearShown } from "./years.ts";

const LABELS = { done: "ticketed", limit: "ticketingLimit", other: "ticketing" } as const;

type Source = Pick<booking.RecordPart, "ticketing" | "fare" | "yearEvidence">;

/** Limits first, the earliest before the others. */
export function toDeadlines(
  { ticketing, fare, yearEvidence }: Source,
  wording: Wording,
): readonly Deadline[] {
  const isYearKnown = isYearShown(yearEvidence);
  const arrangements = ticketing.map(({ state, date, clock, office, text }) => ({
    label: wording.label(LABELS[state]),
    moment: momentOf(wording, date, clock),
    isLimit: state === "limit",
    isYearKnown,
    text: printed(joinNonEmpty(" · ", [office, clock !== null && isHour(text) ? null : text])),
  }));
  const lastDay = momentOf(wording, fare?.lastTicketingDate ?? null);
  const ofFare: Deadline | null = lastDay && {
    label: wording.label("lastTicketingDay"),
    moment: lastDay,
    isLimit: ticketing.every(({ state }) => state !== "done"),
    isYearKnown,
    text: null,
  };
  const all = ofFare === null ? arrangements : [...arrangements, ofFare];
  return all.toSorted((a, b) => rankOf(a) - rankOf(b) || timeOf(a).localeCompare(timeOf(b)));
}

/** `1800`, which the moment already shows. */
function isHour(text: string | null): boolean {
  return text !== null && /^\d{4}$/.test(text);
}

function rankOf({ isLimit }: Deadline): number {
  return isLimit ? 0 : 1;
}

/** Limits without a date come last; one without an hour lasts the whole day. */
function timeOf({ moment }: Deadline): string {
  return moment === null ? "9999" : `${moment.date} ${moment.clock ?? "24:00"}`;
}
