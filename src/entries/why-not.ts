/** Why a flight has no entry. */
export type WhyNot =
  | "flown"
  | "waitlisted"
  | "passive"
  | "open"
  | "unconfirmed"
  | "unknown_status"
  | "no_airline"
  | "no_flight_number"
  | "no_class"
  | "no_date"
  | "no_places"
  | "no_seats"
  | "too_many_seats"
  | "departed"
  | "too_far";

/** Why a flight has no entry, for people. */
const REASONS: Readonly<Record<WhyNot, string>> = {
  flown: "it is flown",
  waitlisted: "it is waitlisted; nothing confirms it",
  passive: "it is passive: booked elsewhere, and only noted in the record",
  open: "it is open, without a flight number or a date to sell",
  unconfirmed: "it is cancelled or was not confirmed",
  unknown_status: "the meaning of its status is unknown",
  no_airline: "the record does not name its airline",
  no_flight_number: "its flight number is missing, or cannot be sold",
  no_class: "the record does not give its booking class in one letter",
  no_date: "the record does not give its date",
  no_places: "the record does not give the codes of both places",
  no_seats: "the record says neither the seats booked nor all who travel",
  too_many_seats: "it has more than nine seats, which are sold as a group",
  departed: "it departed before the reference date",
  too_far: "it departs more than 330 days after the reference date, and an entry names no year",
};

/** The reason in words: `it is flown`. */
export function reasonText(reason: WhyNot): string {
  return REASONS[reason];
}
