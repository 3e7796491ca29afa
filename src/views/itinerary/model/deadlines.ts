/** When tickets were or have to be issued. */
import type * as booking from "../../../booking/model/booking.ts";
import { momentOf, printed } from "./parts.ts";
import { joinNonEmpty } from "../readable.ts";
import type { Wording } from "../wording/wording.ts";
import type { Deadline } from "./schema.ts";

const LABELS = { done: "ticketed", limit: "ticketingLimit", other: "ticketing" } as const;

type Source = Pick<booking.RecordPart, "ticketing" | "fare" | "yearEvidence">;

/** Limits first, the earliest before the others. */
export function toDeadlines(
  { ticketing, fare, yearEvidence }: Source,
  wording: Wording,
): readonly Deadline[] {
  // Other evidence is printed in the record; from the reference date, a year is a guess.
  const isYearKnown = yearEvidence.by !== "reference date" && yearEvidence.by !== "none";
  const arrangements = ticketing.map(({ state, date, office, text }) => ({
    label: wording.label(LABELS[state]),
    moment: momentOf(wording, date),
    isLimit: state === "limit",
    isYearKnown,
    text: printed(joinNonEmpty(" · ", [office, text])),
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
  return all.toSorted((a, b) => rankOf(a) - rankOf(b) || dayOf(a).localeCompare(dayOf(b)));
}

function rankOf({ isLimit }: Deadline): number {
  return isLimit ? 0 : 1;
}

/** Limits without a date come last. */
function dayOf({ moment }: Deadline): string {
  return moment?.date ?? "9999";
}
