import { statusText } from "../../status-text.ts";

/** Whether the supplier confirms a segment; `unknown` for codes without a known meaning. */
export type Standing = "confirmed" | "pending" | "cancelled" | "unknown";

const STANDINGS: ReadonlyMap<string, Standing> = new Map([
  ["confirmed", "confirmed"],
  ["confirmed, schedule changed", "confirmed"],
  ["confirmed (passive)", "confirmed"],
  // Sold on the screen, but the record is not saved yet: it can still be ignored.
  ["confirmed (unsaved)", "pending"],
  ["waitlisted", "pending"],
  ["on request", "pending"],
  ["open", "pending"],
  ["not confirmed", "cancelled"],
]);

/** @returns null if the record says nothing about it */
export function standingOf(status: string | null): Standing | null {
  if (status === null || status === "") return null;
  return STANDINGS.get(statusText(status) ?? "") ?? "unknown";
}

/** Whether a segment or a seat with this status is confirmed, as far as the record says. */
export function isHeld(status: string | null): boolean {
  const standing = standingOf(status);
  return standing === null || standing === "confirmed";
}
