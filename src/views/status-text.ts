import { statusKind, type StatusKind } from "../booking/model/statuses.ts";

/** What each kind of segment status means for the traveller, in English. */
export const STATUS_TEXTS: Readonly<Record<StatusKind, string>> = {
  confirmed: "confirmed",
  unsaved: "confirmed (unsaved)",
  scheduleChanged: "confirmed, schedule changed",
  passive: "confirmed (passive)",
  waitlisted: "waitlisted",
  onRequest: "on request",
  open: "open",
  notConfirmed: "not confirmed",
};

/** The meaning of a two-letter segment status in English: `HK` is `confirmed`; undefined if it is unknown. */
export function statusText(status: string): string | undefined {
  const kind = statusKind(status);
  return kind && STATUS_TEXTS[kind];
}
