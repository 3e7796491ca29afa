/** The names by which calendars recognise events. */
import { createHash } from "node:crypto";
import type { Booking } from "../../../booking/model/booking.ts";
import type { Booked } from "../model/booked.ts";
import { standingOf } from "../segments/standing.ts";
import { whenOf } from "./when.ts";

const LENGTH = 32;

/**
 * The UID of each segment. It depends on the booking, the kind, the number and the places of the segment,
 * not on its times: the event of a segment that has been retimed replaces the one before. Equal segments
 * of a booking are numbered, cancelled ones last, so that a flight that is cancelled and rebooked at
 * another time keeps its event.
 */
export function uidsOf(booking: Booking, all: readonly Booked[]): ReadonlyMap<Booked, string> {
  const isCancelled = ({ segment }: Booked) => standingOf(segment.status) === "cancelled";
  const counts = new Map<string, number>();
  const uids = new Map<Booked, string>();
  const inOrder = [...all.filter((each) => !isCancelled(each)), ...all.filter(isCancelled)];
  for (const booked of inOrder) {
    const key = JSON.stringify([...identityOf(booking, booked), ...subjectOf(booked)]);
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    const hash = createHash("sha256").update(`${key}${count}`).digest("hex");
    uids.set(booked, `${hash.slice(0, LENGTH)}@recloc`);
  }
  return uids;
}

/**
 * What distinguishes a booking from others: its locator, else its travellers and the day of the
 * segment.
 */
function identityOf({ persons }: Booking, booked: Booked): readonly string[] {
  const { record } = booked;
  const locator = record.recordLocator ?? record.airlineLocators[0]?.locator;
  if (locator !== undefined) return [locator];
  const names = record.persons.map((index) => persons[index]?.printed ?? "");
  return [...names, whenOf(booked)?.start.toISOString().slice(0, "YYYY-MM-DD".length) ?? ""];
}

function subjectOf({ kind, segment }: Booked): readonly (string | null)[] {
  switch (kind) {
    case "flight":
      return [kind, segment.airline, segment.flight, segment.origin, segment.destination];
    case "train":
      return [kind, segment.number, segment.origin, segment.destination];
    case "hotel":
      return [kind, segment.name ?? segment.chain, segment.city];
    case "car":
      return [kind, segment.companyName ?? segment.company, segment.city, segment.pickUpPlace];
    case "other":
      return [kind, segment.type, segment.service, segment.name, segment.city];
  }
}
