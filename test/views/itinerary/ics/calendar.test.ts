import { expect } from "chai";
import ICAL from "ical.js";
import fc from "fast-check";
import { toCalendar } from "../../../../src/views/itinerary/ics/calendar.ts";
import type { ItineraryOptions } from "../../../../src/views/itinerary/options/schema.ts";
import { settled } from "../../../../src/views/itinerary/options/settle.ts";
import { car, decodedOf, flight, hotel, otherSegment, person, train } from "../../samples.ts";
import { corpusRecords } from "../corpus-records.ts";

const MADE_AT = "2026-11-20T10:30:00Z";
const HEAD = { recordLocator: "ZQ7KXA", persons: [person()] };

type Entries = Parameters<typeof decodedOf>[0];

function icsOf(entries: Entries, options: ItineraryOptions = {}): string {
  const style = settled({ madeAt: MADE_AT, ...options });
  return toCalendar(decodedOf({ ...HEAD, ...entries }), style).content;
}

function eventsIn(text: string): readonly ICAL.Event[] {
  return ICAL.Component.fromString(text)
    .getAllSubcomponents("vevent")
    .map((each) => new ICAL.Event(each));
}

/** The only event of a calendar. */
function eventOf(entries: Entries): ICAL.Event {
  const [event, ...others] = eventsIn(icsOf(entries));
  if (event === undefined || others.length > 0) throw new Error("there is not exactly one event");
  return event;
}

function textOf(event: ICAL.Event, property: string): string | null {
  const value = event.component.getFirstPropertyValue(property);
  return value === null ? null : String(value);
}

function uidOf(entries: Entries): string {
  return eventOf(entries).uid;
}

describe("the calendar", () => {
  it("has flights in UTC, with local times in the text", () => {
    const event = eventOf({
      flights: [
        flight({
          status: "HK",
          departureTerminal: "3",
          durationMinutes: 655,
          bookingClass: "Y",
          seats: [{ seat: "12A", person: 0, status: "HK" }],
        }),
      ],
    });
    expect(String(event.startDate)).to.equal("2026-11-24T21:55:00Z");
    expect(String(event.endDate)).to.equal("2026-11-25T08:50:00Z");
    expect(event.summary).to.equal("Flight AF 457 GRU–CDG");
    expect(event.location).to.equal(
      "GRU Guarulhos International Airport, Guarulhos, São Paulo, Brazil, terminal 3",
    );
    expect(textOf(event, "geo")).to.equal("-23.4319,-46.4678");
    expect(textOf(event, "status")).to.equal("CONFIRMED");
    expect(textOf(event, "transp")).to.equal("OPAQUE");
    expect(event.description).to.equal(
      "Flight AF 457 · Air France · confirmed\n" +
        "Departure: Tue, 24 Nov 2026 18:55 (UTC-03:00), GRU Guarulhos International Airport, " +
        "Guarulhos, São Paulo, Brazil, terminal 3\n" +
        "Arrival: Wed, 25 Nov 2026 09:50 (+1) (UTC+01:00), CDG Paris Charles de Gaulle Airport, " +
        "Paris, Île-de-France, France\n" +
        "Duration: 10 hrs 55 mins\n" +
        "Class: Economy (Y)\n" +
        "Seats: 12A Mr Bruno Martinelli\n" +
        "Booking reference: ZQ7KXA\n" +
        "Travellers: Mr Bruno Martinelli\n" +
        "This is an itinerary, not a ticket.",
    );
  });

  it("lets a journey float if a time zone is unknown", () => {
    const event = eventOf({ flights: [flight({ destination: "QQX" })] });
    expect(String(event.startDate)).to.equal("2026-11-24T18:55:00");
    expect(String(event.endDate)).to.equal("2026-11-25T09:50:00");
    expect(event.startDate.zone.tzid).to.equal("floating");
  });

  it("has no end where the record has none, or one before the start", () => {
    for (const landing of [null, "2026-11-24 12:00:00"]) {
      const event = eventOf({ flights: [flight({ landing })] });
      expect(String(event.startDate)).to.equal("2026-11-24T21:55:00Z");
      expect(event.component.hasProperty("dtend")).to.equal(false);
    }
  });

  it("has a journey without a time for the whole day", () => {
    for (const entries of [
      { flights: [flight({ departure: null })] },
      { trains: [train({ departure: null, departureDate: "2026-11-24" })] },
    ]) {
      const event = eventOf(entries);
      expect(event.startDate.isDate).to.equal(true);
      expect([event.startDate, event.endDate].map(String)).to.deep.equal([
        "2026-11-24",
        "2026-11-25",
      ]);
    }
  });

  it("has trains in UTC, by the zone of their stations", () => {
    const event = eventOf({ trains: [train({ status: "HK" })] });
    expect([event.startDate, event.endDate].map(String)).to.deep.equal([
      "2026-11-26T17:00:00Z",
      "2026-11-26T19:07:00Z",
    ]);
    expect(event.summary).to.equal("Train 6612 Lyon Part-Dieu – Paris Gare de Lyon");
  });

  it("has stays by the day, the last one included, and leaves the time free", () => {
    const stay = eventOf({ hotels: [hotel({ status: "HK" })] });
    expect([stay.startDate, stay.endDate].map(String)).to.deep.equal(["2026-11-30", "2026-12-02"]);
    expect(stay.location).to.equal("HOTEL EXEMPLE, RUE DU REPLAT");
    expect(textOf(stay, "transp")).to.equal("TRANSPARENT");
    const rented = eventOf({
      cars: [car({ city: "CDG", pickUpDate: "2026-11-25", pickUpTime: "10:30", company: "ZE" })],
    });
    expect([rented.startDate, rented.endDate].map(String)).to.deep.equal([
      "2026-11-25",
      "2026-11-26",
    ]);
    expect(rented.location).to.equal("Paris Charles de Gaulle Airport");
    expect(rented.description).to.contain("Pick-up: Wed, 25 Nov 2026, 10:30\n");
    const tour = eventOf({ otherSegments: [otherSegment({ date: "2026-12-03", city: "LIS" })] });
    expect(String(tour.startDate)).to.equal("2026-12-03");
  });

  for (const [status, expected, summary] of [
    ["HK", "CONFIRMED", "Flight AF 457 GRU–CDG"],
    ["TK", "CONFIRMED", "Flight AF 457 GRU–CDG"],
    ["HL", "TENTATIVE", "Flight AF 457 GRU–CDG (waitlisted)"],
    ["QQ", "TENTATIVE", "Flight AF 457 GRU–CDG (QQ)"],
    ["UN", "CANCELLED", "Flight AF 457 GRU–CDG (not confirmed)"],
    [null, null, "Flight AF 457 GRU–CDG"],
  ] as const)
    it(`calls ${String(status)} ${String(expected)}`, () => {
      const event = eventOf({ flights: [flight({ status })] });
      expect(textOf(event, "status")).to.equal(expected);
      expect(event.summary).to.equal(summary);
      expect(textOf(event, "transp")).to.equal(status === "UN" ? "TRANSPARENT" : "OPAQUE");
    });

  it("keeps the UID of a segment that is retimed, and gives others another", () => {
    const uid = uidOf({ flights: [flight()] });
    expect(uid).to.match(/^[\da-f]{32}@recloc$/);
    const retimed = flight({
      departureDate: "2026-11-25",
      departure: "2026-11-25 06:00:00",
      landing: "2026-11-25 21:00:00",
      status: "TK",
    });
    expect(uidOf({ flights: [retimed] })).to.equal(uid);
    const others = [
      uidOf({ recordLocator: "ZR4T9B", flights: [flight()] }),
      uidOf({ flights: [flight({ flight: "459" })] }),
      uidOf({ flights: [flight({ destination: "ORY" })] }),
    ];
    expect(new Set([uid, ...others])).to.have.property("size", 4);
  });

  it("keeps the UID of a flight that is cancelled and booked again", () => {
    const before = uidOf({ flights: [flight({ status: "HK" })] });
    const cancelled = flight({ status: "UN" });
    const booked = flight({ status: "TK", departure: "2026-11-24 20:00:00" });
    const after = eventsIn(icsOf({ flights: [cancelled, booked] }));
    expect(after.map((event) => textOf(event, "status"))).to.deep.equal(["CANCELLED", "CONFIRMED"]);
    expect(after[1]?.uid).to.equal(before);
    expect(after[0]?.uid).to.not.equal(before);
  });

  it("tells bookings without a locator apart by their travellers and days", () => {
    const uid = uidOf({ recordLocator: null, flights: [flight()] });
    expect(uidOf({ recordLocator: null, flights: [flight()] })).to.equal(uid);
    const other = person({ printed: "ROSSI/ANNA" });
    expect(uidOf({ recordLocator: null, persons: [other], flights: [flight()] })).to.not.equal(uid);
    const later = flight({ departure: "2026-12-24 18:55:00", landing: null });
    expect(uidOf({ recordLocator: null, flights: [later] })).to.not.equal(uid);
  });

  it("is the same for the same instant, and newer for a later one", () => {
    const entries = { flights: [flight()] };
    expect(icsOf(entries)).to.equal(icsOf(entries));
    const [before] = eventsIn(icsOf(entries));
    const [after] = eventsIn(icsOf(entries, { madeAt: "2026-11-20T10:31:00Z" }));
    expect(textOf(before ?? eventOf(entries), "dtstamp")).to.equal("2026-11-20T10:30:00Z");
    expect(after?.sequence).to.equal((before?.sequence ?? 0) + 1);
  });

  it("refuses an invalid instant", () => {
    for (const madeAt of ["now", "2026-13-01T00:00:00Z", "2026-11-20T10:30:00+01:00"])
      expect(() => icsOf({}, { madeAt })).to.throw(RangeError, "madeAt");
  });

  it("says which segments have no date", () => {
    const flights = [flight({ departure: null, departureDate: null }), flight()];
    const { content, leftOut } = toCalendar(decodedOf({ ...HEAD, flights }), settled({}));
    expect(leftOut).to.deep.equal([{ path: "flightInfo.flights[0]", reason: "it has no date" }]);
    expect(eventsIn(content)).to.have.length(1);
  });

  it("has lines of at most 75 bytes, each of which ends in CRLF", () => {
    const name = "ПУТЕШЕСТВЕННИКОВА ".repeat(20);
    const text = icsOf({ hotels: [hotel({ name })] });
    expect(text.replaceAll("\r\n", "")).to.not.match(/[\r\n]/);
    expect(text.endsWith("\r\n")).to.equal(true);
    for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).to.be.at.most(75);
  });

  it("lets no text of a record become a part of the calendar", () => {
    const parts = fc.constantFrom(
      ...["\r\n", "\n", "\r", "\u2028", "\u0085", "\u0000", "\t", ";", ",", "\\", ":", '"'],
      ...["BEGIN:VEVENT", "END:VEVENT", "END:VCALENDAR", "X-A=B:", "\\n", "</script>", "é", "🛫"],
    );
    const hostile = fc.array(parts, { minLength: 1, maxLength: 12 }).map((some) => some.join(""));
    fc.assert(
      fc.property(hostile, hostile, hostile, (name, address, operatedBy) => {
        const text = icsOf({
          persons: [person({ lastName: `A${name}` })],
          flights: [flight({ operatedBy, status: "HK" })],
          hotels: [hotel({ name: `A${name}`, address, room: operatedBy })],
        });
        const events = eventsIn(text);
        expect(events).to.have.length(2);
        expect(text.match(/^BEGIN:/gm)).to.have.length(3);
        const expected = `Hotel ${shown(`A${name}`)}`;
        expect(events[1]?.summary).to.equal(expected);
      }),
      { numRuns: 60 },
    );
  });

  it("is read by ical.js as it is written, for every record", () => {
    for (const { name, decoded } of corpusRecords()) {
      const { content, leftOut } = toCalendar(decoded, settled({}));
      const { flights, trains, hotels, cars, otherSegments } = decoded.booking;
      const events = eventsIn(content);
      const uids = new Set(events.map(({ uid }) => uid));
      expect(uids.size, name).to.equal(events.length);
      const others = otherSegments.filter(({ retention }) => !retention);
      const all = [...flights, ...trains, ...hotels, ...cars, ...others];
      expect(events.length + leftOut.length, name).to.equal(all.length);
    }
  });
});

/** A text as it is shown: on one line, with a sign in place of each control character. */
function shown(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .replace(/[\u0000\u0085]/g, "\ufffd")
    .trim();
}
