import { expect } from "chai";
import ICAL from "ical.js";
import { utcOffsetMinutes } from "../../../../src/reference/index.ts";
import { toCalendar } from "../../../../src/views/itinerary/ics/calendar.ts";
import { jsonLdText, toJsonLd } from "../../../../src/views/itinerary/jsonld/jsonld.ts";
import { settled } from "../../../../src/views/itinerary/options/settle.ts";
import { decodedOf, flight, hotel, person } from "../../samples.ts";
import { corpusRecords } from "../corpus-records.ts";
import { calendarFrom, essence, extract } from "../kitinerary.ts";

const STYLE = settled({ madeAt: "2026-11-20T10:30:00Z" });

describe("the calendar as KDE Itinerary reads it", () => {
  it("brings the reservations of a record with trains, flights, a hotel and a car", () => {
    const record = corpusRecords().find(({ name }) => name.endsWith("rail-air-and-car.txt"));
    if (record === undefined) throw new Error("the record is missing");
    const { reservations } = toJsonLd(record.decoded);
    expect(reservations).to.have.length(12);
    const found = extract(toCalendar(record.decoded, STYLE).content).map(essence);
    expect(found).to.have.members(reservations.map(essence));
  });

  it("brings hostile names as they are", () => {
    const decoded = decodedOf({
      recordLocator: "ZQ7KXA",
      persons: [person({ lastName: 'O"BRIEN;, \\N </SCRIPT> END:VEVENT' })],
      flights: [flight({ status: "HK" })],
      hotels: [hotel({ name: "A, B; C: \\ D\nEND:VCALENDAR" })],
    });
    const { reservations } = toJsonLd(decoded);
    const found = extract(toCalendar(decoded, STYLE).content).map(essence);
    expect(found).to.have.members(reservations.map(essence));
  });

  it("has the events that KDE Itinerary makes of the reservations, at the same times and places", () => {
    const records = corpusRecords().filter(
      ({ decoded }) => toJsonLd(decoded).reservations.length > 0,
    );
    expect(records.length).to.be.at.least(10);
    const all = records.flatMap(({ decoded }) => toJsonLd(decoded).reservations);
    const theirs = eventsIn(calendarFrom(jsonLdText(all)));
    const ours = records.flatMap(({ decoded }) =>
      eventsIn(withoutReservations(toCalendar(decoded, STYLE).content)),
    );
    const compared = theirs.filter(({ kind }) => kind !== "other");
    const kinds = new Set(compared.map(({ kind }) => kind));
    expect([...kinds].sort()).to.deep.equal(["flight", "hotel", "train"]);
    const missing = compared.filter((event) => !ours.some((own) => isSame(own, event)));
    expect(missing).to.deep.equal([]);
  });
});

interface Event {
  readonly kind: "flight" | "train" | "hotel" | "other";
  /** Seconds since 1970; the day of a stay begins in UTC. */
  readonly start: number;
  readonly end: number;
  readonly location: string;
}

function eventsIn(calendar: string): readonly Event[] {
  const root = ICAL.Component.fromString(calendar);
  return root.getAllSubcomponents("vevent").map((component) => {
    const { summary, startDate, endDate } = new ICAL.Event(component);
    const [kind = "other"] = (["flight", "train", "hotel"] as const).filter((each) =>
      summary.toLowerCase().startsWith(each),
    );
    const place: unknown = component.getFirstPropertyValue("location");
    return {
      kind,
      start: instantOf(startDate, component.getFirstProperty("dtstart")),
      end: instantOf(endDate, component.getFirstProperty("dtend")),
      location: typeof place === "string" ? place : "",
    };
  });
}

/** In seconds; KDE names time zones without their rules: `Asia/Dubai`, `UTC+01`. */
function instantOf(time: ICAL.Time, property: ICAL.Property | null): number {
  const clock = Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute) / 1000;
  const zone = property?.getFirstParameter("tzid");
  if (zone === undefined) return clock;
  const [, sign = "", hours] = /^UTC([+-])(\d\d)$/.exec(zone) ?? [];
  const offset =
    hours === undefined
      ? utcOffsetMinutes(zone, time.year, time.month, time.day, time.hour * 60 + time.minute)
      : Number(sign + hours) * 60;
  return clock - offset * 60;
}

/** What is left for programs that do not know the property of KDE. */
function withoutReservations(calendar: string): string {
  return calendar.replace(/^X-KDE-KITINERARY-RESERVATION:.*\r\n(?: .*\r\n)*/gm, "");
}

/** Ours name more of a place, and the last day of a stay lasts until its end. */
function isSame(own: Event, { kind, start, end, location }: Event): boolean {
  const isAtPlace = own.location.toUpperCase().includes(location.toUpperCase());
  const ends = kind === "hotel" ? own.end >= end : own.end === end;
  return own.kind === kind && own.start === start && ends && isAtPlace;
}
