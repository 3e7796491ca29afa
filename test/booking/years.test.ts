import { expect } from "chai";
import fc from "fast-check";
import type { AirNode, Node, PrintedDate } from "../../src/ast/nodes.ts";
import type { Booking } from "../../src/booking/model/booking.ts";
import { calendarDay, weekdayOf, yearOf, type PlainDay } from "../../src/booking/dates/days.ts";
import {
  air,
  bookingOf,
  date,
  day,
  fare,
  fareHeader,
  hotel,
  map,
  other,
  rail,
  read,
  retention,
  ticket,
  warningsOf,
} from "./nodes.ts";

function daysOf(booking: Booking): readonly (string | null)[] {
  return booking.flights.map(({ departureDate }) => departureDate);
}

function flightDays(...nodes: readonly Node[]) {
  return daysOf(bookingOf(...nodes));
}

/** A flight on a date like `24NOV 2`; the weekday is optional. */
function on(printed: string): AirNode {
  return air(`BA 117 Y ${printed} LHRJFK`);
}

function header(more: { readonly created?: string; readonly updated?: string }): Node {
  return {
    kind: "header",
    created: more.created === undefined ? undefined : date(more.created),
    updated: more.updated === undefined ? undefined : date(more.updated),
  };
}

describe("the years of a booking", () => {
  describe("years by the reference date", () => {
    it("put the last segment on or after it, as near as possible", () => {
      expect(flightDays(on("24NOV"))).to.deep.equal(["2026-11-24"]);
      expect(flightDays(on("21NOV"))).to.deep.equal(["2026-11-21"]);
      expect(flightDays(on("12NOV"))).to.deep.equal(["2027-11-12"]);
      expect(bookingOf(on("24NOV")).yearEvidence.by).to.equal("reference date");
    });

    it("allow the first segments to be before it", () => {
      expect(flightDays(on("10NOV"), on("28NOV"))).to.deep.equal(["2026-11-10", "2026-11-28"]);
    });

    it("are at most 362 days ahead", () => {
      expect(flightDays(on("18NOV"))).to.deep.equal(["2027-11-18"]);
      expect(flightDays(on("19NOV"))).to.deep.equal(["2026-11-19"]);
      expect(warningsOf(on("19NOV"))).to.deep.equal([
        "No year puts the last segment within 362 days of the reference date.",
      ]);
    });

    it("continue across the turn of the year", () => {
      expect(flightDays(on("24NOV"), on("30NOV"), on("07MAR"))).to.deep.equal([
        "2026-11-24",
        "2026-11-30",
        "2027-03-07",
      ]);
    });

    it("keep a segment in its year if it is a few days out of order", () => {
      expect(flightDays(on("24NOV"), on("22NOV"), on("28NOV"))).to.deep.equal([
        "2026-11-24",
        "2026-11-22",
        "2026-11-28",
      ]);
      expect(flightDays(on("02JAN"), on("31DEC"))).to.deep.equal(["2027-01-02", "2026-12-31"]);
    });

    it("have no evidence without dates", () => {
      const { yearEvidence, flights } = bookingOf(air("TK OPEN L ISTPIT"));
      expect(yearEvidence).to.deep.equal({ by: "none", warnings: [] });
      expect(flights[0]?.departureDate).to.equal(null);
    });

    it("ignore a date that does not exist", () => {
      const { booking, warnings } = map([air("4 BA 117 Y 31NOV LHRJFK"), on("28NOV")]);
      expect(daysOf(booking)).to.deep.equal([null, "2026-11-28"]);
      expect(warnings).to.deep.equal(["Segment 4 (BA 117): its date does not exist."]);
    });
  });

  describe("years by weekdays", () => {
    it("are the year in which the weekdays match", () => {
      expect(flightDays(on("12APR 7"), on("20APR 1"))).to.deep.equal(["2026-04-12", "2026-04-20"]);
      expect(bookingOf(on("12APR 7")).yearEvidence.by).to.equal("weekdays");
    });

    it("place an old trip in its own year", () => {
      expect(flightDays(on("24NOV 7"), on("02JAN 4"))).to.deep.equal(["2024-11-24", "2025-01-02"]);
    });

    it("are the year in which most weekdays match, with a warning about the others", () => {
      const nodes = [on("24NOV 2"), on("26NOV 5"), on("07MAR 7")];
      const { booking, warnings } = map(nodes);
      expect(daysOf(booking)).to.deep.equal(["2026-11-24", "2026-11-26", "2027-03-07"]);
      expect(warnings).to.deep.equal([
        "Segment BA 117: the printed weekday does not match its date.",
      ]);
      expect(booking.yearEvidence).to.deep.equal({ by: "weekdays", warnings });
    });

    it("are the anchor's year if all weekdays match, however late the last segment is", () => {
      const { booking, warnings } = map(
        [on("17MAY 7"), on("10MAY 7"), on("16MAR")],
        day("2026-03-15"),
      );
      expect(daysOf(booking)).to.deep.equal(["2026-05-17", "2026-05-10", "2027-03-16"]);
      expect(warnings).to.deep.equal([]);
    });

    it("are anchored if weekdays match in none of five years, with a warning", () => {
      // 24 November is a Wednesday in 2021 and 2027.
      const { booking, warnings } = map([on("24NOV 3")], day("2025-11-21"));
      expect(daysOf(booking)).to.deep.equal(["2025-11-24"]);
      expect(booking.yearEvidence.by).to.equal("reference date");
      expect(warnings).to.have.length(1);
    });

    it("follow the anchor if the evidence is equal", () => {
      expect(flightDays(on("24NOV 2"), on("26NOV 3"))).to.deep.equal(["2026-11-24", "2026-11-26"]);
    });

    it("keep a segment out of order if its weekday requires it", () => {
      expect(flightDays(on("10MAY 7"), on("12MAY 2"), on("20APR 1"))).to.deep.equal([
        "2026-05-10",
        "2026-05-12",
        "2026-04-20",
      ]);
    });

    it("treat a step back of some days as a new year if the weekday requires it", () => {
      // 28 DEC 2026 is a Monday, 23 DEC 2027 a Thursday.
      expect(flightDays(on("28DEC 1"), on("23DEC 4"))).to.deep.equal(["2026-12-28", "2027-12-23"]);
    });

    it("treat a step back of up to 60 days as disorder", () => {
      expect(flightDays(on("26FEB"), on("28DEC"))).to.deep.equal(["2027-02-26", "2026-12-28"]);
      expect(flightDays(on("20MAY"), on("21MAR"), on("22MAY"))).to.deep.equal([
        "2027-05-20",
        "2027-03-21",
        "2027-05-22",
      ]);
      expect(flightDays(on("20MAY"), on("20MAR"))).to.deep.equal(["2026-05-20", "2027-03-20"]);
    });

    it("are the same for a stay shortly before the journeys, even before the reference date", () => {
      const { hotels } = bookingOf(on("30NOV"), hotel("10NOV"));
      expect(hotels[0]?.checkIn).to.equal("2026-11-10");
    });

    it("are at most one away from the anchored year if one weekday alone says so", () => {
      // 14 JAN is a Thursday in 2027, a Friday in 2028 and 2022, a Sunday in 2024, a Wednesday in 2026.
      const { booking, warnings } = map([on("14JAN 7")]);
      expect(daysOf(booking)).to.deep.equal(["2027-01-14"]);
      expect(warnings.join(" ")).to.contain("the printed weekday does not match its date");
      expect(flightDays(on("14JAN 3"))).to.deep.equal(["2026-01-14"]);
      // Nobody can book it yet for 2028.
      expect(flightDays(on("14JAN 5"))).to.deep.equal(["2027-01-14"]);
      const update = header({ created: "22NOV25", updated: "22NOV26" });
      expect(flightDays(update, on("14JAN 5"))).to.deep.equal(["2026-01-14"]);
      expect(flightDays(update, on("14JAN 4"))).to.deep.equal(["2027-01-14"]);
      // A second weekday agrees.
      expect(flightDays(on("14JAN 7"), on("20JAN 6"))).to.deep.equal(["2024-01-14", "2024-01-20"]);
    });

    it("are reported as inferred if the whole itinerary is in the past", () => {
      const { warnings } = map([on("14JAN 7"), on("20JAN 6")]);
      expect(warnings).to.deep.equal(["The whole itinerary is in the past, by its weekdays."]);
      expect(map([on("14JAN24 7")]).warnings).to.deep.equal([]);
      expect(map([on("14JAN 4")]).warnings).to.deep.equal([]);
    });

    it("move forward if the weekday fits neither way", () => {
      expect(flightDays(on("10MAY 7"), on("12MAY 2"), on("20FEB 1"))).to.deep.equal([
        "2026-05-10",
        "2026-05-12",
        "2027-02-20",
      ]);
    });

    it("do not go back most of a year for a weekday", () => {
      // 12 MAY was a Monday in 2025.
      expect(flightDays(on("10MAY 7"), on("20MAY 3"), on("21MAY 3"))).to.deep.equal([
        "2026-05-10",
        "2026-05-20",
        "2026-05-21",
      ]);
    });
  });

  describe("years by the record's date", () => {
    it("count from the day of creation", () => {
      const { booking } = map([header({ created: "1MAR24" }), on("12APR"), on("07JAN")]);
      expect(daysOf(booking)).to.deep.equal(["2024-04-12", "2025-01-07"]);
      expect(booking.yearEvidence.by).to.equal("record date");
    });

    it("prefer creation to update, ticketing and ticket", () => {
      const update = header({ updated: "9APR25" });
      const done: Node = { kind: "ticketing", state: "done", date: date("8APR23") };
      const limit: Node = { kind: "ticketing", state: "limit", date: date("8APR20") };
      const sold = ticket("125-0000000001", { issued: date("8APR22") });
      expect(
        flightDays(header({ created: "1MAR24" }), update, done, sold, on("12MAY")),
      ).to.deep.equal(["2024-05-12"]);
      expect(flightDays(update, done, sold, on("12MAY"))).to.deep.equal(["2025-05-12"]);
      expect(flightDays(limit, done, sold, on("12MAY"))).to.deep.equal(["2023-05-12"]);
      expect(flightDays(limit, sold, on("12MAY"))).to.deep.equal(["2022-05-12"]);
    });

    it("put a creation date without a year right before the reference date", () => {
      const { booking } = map([header({ created: "1MAR" }), on("12APR")]);
      expect(daysOf(booking)).to.deep.equal(["2026-04-12"]);
      expect(booking.recordDate).to.equal("2026-03-01");
    });

    it("put a creation date before an old trip that is dated by weekdays", () => {
      const { booking } = map([header({ created: "15DEC" }), on("24DEC 2"), on("02JAN 4")]);
      expect(daysOf(booking)).to.deep.equal(["2024-12-24", "2025-01-02"]);
      expect(booking.recordDate).to.equal("2024-12-15");
    });

    it("report the creation, else the update", () => {
      const both = bookingOf(header({ updated: "9APR26" }), header({ created: "1MAR26" }));
      expect(both.recordDate).to.equal("2026-03-01");
      expect(bookingOf(header({ updated: "9APR26" })).recordDate).to.equal("2026-04-09");
      expect(bookingOf(header({ updated: "9APR" })).recordDate).to.equal("2026-04-09");
      expect(bookingOf(header({ created: "1MAR", updated: "9APR24" })).recordDate).to.equal(
        "2024-03-01",
      );
      expect(bookingOf(header({})).recordDate).to.equal(null);
    });

    it("are overridden by weekdays", () => {
      expect(flightDays(header({ created: "1MAR25" }), on("12APR 7"))).to.deep.equal([
        "2026-04-12",
      ]);
    });
  });

  describe("printed years", () => {
    it("are fixed, and determine the segments around them", () => {
      const { booking } = map([on("30DEC"), on("02JAN24"), on("07MAR"), on("05JAN")]);
      expect(daysOf(booking)).to.deep.equal([
        "2023-12-30",
        "2024-01-02",
        "2024-03-07",
        "2025-01-05",
      ]);
      expect(booking.yearEvidence.by).to.equal("printed years");
    });

    it("of two segments each fix their own", () => {
      expect(flightDays(on("02JAN24"), on("07MAR25"), on("08MAR"))).to.deep.equal([
        "2024-01-02",
        "2025-03-07",
        "2025-03-08",
      ]);
    });

    it("are not changed by a weekday, which causes a warning", () => {
      const { booking, warnings } = map([on("12APR26 1")]);
      expect(daysOf(booking)).to.deep.equal(["2026-04-12"]);
      expect(warnings).to.have.length(1);
    });

    it("come from the dated evidence of the fare, the earliest that fits", () => {
      const datedEvidence = [
        fareHeader(),
        fare({ dated: date("12APR26") }),
        fare({ dated: date("12APR25") }),
        fare({ dated: date("13APR24") }),
      ];
      const { booking } = map([on("12APR"), on("20APR"), ...datedEvidence]);
      expect(daysOf(booking)).to.deep.equal(["2025-04-12", "2025-04-20"]);
      expect(booking.yearEvidence.by).to.equal("printed years");
      expect(flightDays(on("12APR 7"), ...datedEvidence)).to.deep.equal(["2026-04-12"]);
      // 12 APR was a Friday in 2024, but not in 2025 or 2026.
      expect(flightDays(on("12APR 5"), ...datedEvidence)).to.deep.equal(["2024-04-12"]);
    });

    it("come from a flight display", () => {
      const display: Node = { kind: "notARecord", looksLike: "schedule", dated: date("12APR24") };
      const silent: Node = { kind: "notARecord", looksLike: "schedule" };
      expect(flightDays(on("12APR"), silent, display)).to.deep.equal(["2024-04-12"]);
    });

    it("never produce a date that does not exist", () => {
      const { booking, warnings } = map([air("BA 117 Y 29FEB25 LHRJFK")]);
      expect(daysOf(booking)).to.deep.equal([null]);
      expect(warnings).to.deep.equal(["Segment BA 117: its date does not exist."]);
    });
  });

  describe("last ticketing dates", () => {
    it("are dated evidence", () => {
      const flight = air("BA 178 Y 20APR JFKLHR HK1");
      const lastTicketing = date("02MAR24");
      for (const evidence of [
        [fareHeader({ lastTicketing })],
        [fareHeader(), fare({ lastTicketing })],
      ])
        expect(flightDays(flight, ...evidence)).to.deep.equal(["2024-04-20"]);
    });
  });

  describe("arrivals on a leap day", () => {
    const arrival = (printed: string) =>
      air(`BA 178 Y ${printed} JFKLHR HK1 1900 0700`, { arrivalDate: date("29FEB") });

    it("are in leap years, together with the departure", () => {
      const { booking, warnings } = map([arrival("28FEB")]);
      expect(booking.flights[0]).to.deep.include({
        departure: "2028-02-28 19:00:00",
        landing: "2028-02-29 07:00:00",
      });
      expect(warnings).to.have.length(1);
      expect(flightDays(on("20FEB"), arrival("28FEB"), on("05MAR"))).to.deep.equal([
        "2028-02-20",
        "2028-02-28",
        "2028-03-05",
      ]);
      expect(flightDays(arrival("01MAR"))).to.deep.equal(["2028-03-01"]);
    });

    it("are in the nearest leap year", () => {
      expect(daysOf(map([arrival("28FEB")], day("2024-06-01")).booking)).to.deep.equal([
        "2024-02-28",
      ]);
      expect(daysOf(map([arrival("28FEB")], day("2027-06-01")).booking)).to.deep.equal([
        "2028-02-28",
      ]);
    });

    it("are ignored if they are far from the departure or no year has all dates", () => {
      const { booking, warnings } = map([arrival("20APR")]);
      expect(booking.flights[0]).to.deep.include({
        departure: "2027-04-20 19:00:00",
        landing: null,
      });
      expect(warnings).to.deep.equal([
        "Segment BA 178: its arrival date is far from its departure date.",
      ]);
      expect(flightDays(arrival("28FEB"), on("20JUN"), arrival("28FEB"))).to.have.length(3);
      expect(flightDays(arrival("28FEB"), on("20JUN"), arrival("28FEB"))).not.to.include(null);
      expect(bookingOf(arrival("28FEB27")).flights[0]?.landing).to.equal(null);
    });
  });

  describe("leap days", () => {
    it("are in leap years", () => {
      expect(
        daysOf(map([on("27FEB"), on("29FEB"), on("05MAR")], day("2027-06-01")).booking),
      ).to.eql(["2028-02-27", "2028-02-29", "2028-03-05"]);
      expect(daysOf(map([on("30DEC"), on("29FEB")], day("2027-12-01")).booking)).to.deep.equal([
        "2027-12-30",
        "2028-02-29",
      ]);
    });

    it("are in the past if the next one cannot be booked and the last one is near", () => {
      const { booking, warnings } = map([on("29FEB")], day("2024-06-01"));
      expect(daysOf(booking)).to.deep.equal(["2024-02-29"]);
      expect(warnings[0]).to.contain("No year puts the last segment");
    });

    it("are unknown if no leap day is near", () => {
      const { booking, warnings } = map([on("29FEB"), on("05MAR"), hotel("01MAR")]);
      expect(daysOf(booking)).to.deep.equal([null, null]);
      expect(warnings.join(" ")).to.contain("No year puts the last segment");
    });

    it("are in the year of their weekday", () => {
      expect(flightDays(on("29FEB 4"))).to.deep.equal(["2024-02-29"]);
      expect(flightDays(on("29FEB 2"))).to.deep.equal(["2028-02-29"]);
      // One weekday alone does not move it past the last leap day.
      expect(flightDays(on("29FEB 6"))).to.deep.equal([null]);
      expect(flightDays(on("29FEB 6"), on("02MAR 1"))).to.deep.equal(["2020-02-29", "2020-03-02"]);
    });

    it("are where the weekdays of the other segments put them", () => {
      // 29 FEB was a Thursday in 2024 but will not be in 2028.
      const nodes = [on("18NOV 6"), on("07DEC 4"), on("29FEB 4")];
      expect(flightDays(...nodes)).to.deep.equal(["2023-11-18", "2023-12-07", "2024-02-29"]);
    });

    it("stay where printed years put them, however far away", () => {
      expect(flightDays(on("10JAN25"), on("29FEB"))).to.deep.equal(["2025-01-10", "2028-02-29"]);
    });
  });

  describe("segments other than journeys", () => {
    it("are among the journeys for hotels, wherever they are in the text", () => {
      const { hotels } = bookingOf(on("24NOV 2"), on("07MAR 7"), hotel("30NOV"), hotel("02JAN"));
      expect(hotels.map(({ checkIn }) => checkIn)).to.deep.equal(["2026-11-30", "2027-01-02"]);
    });

    it("can be right before or after the journeys", () => {
      const { hotels } = bookingOf(on("02JAN 6"), on("09JAN 6"), hotel("31DEC"), hotel("12JAN"));
      expect(hotels.map(({ checkIn }) => checkIn)).to.deep.equal(["2026-12-31", "2027-01-12"]);
    });

    it("keep to their own weekday", () => {
      const { hotels } = bookingOf(on("02JAN 6"), hotel("30DEC", { weekday: read(4) }));
      expect(hotels[0]?.checkIn).to.equal("2027-12-30");
    });

    it("are in chronological order if there are no journeys", () => {
      const { hotels, cars } = bookingOf(hotel("28DEC"), { kind: "car", date: date("02JAN") });
      expect(hotels[0]?.checkIn).to.equal("2026-12-28");
      expect(cars[0]?.pickUpDate).to.equal("2027-01-02");
    });

    it("have no day if none is near the journeys", () => {
      const { booking, warnings } = map([on("24JUN26"), hotel("29FEB")]);
      expect(booking.hotels[0]?.checkIn).to.equal(null);
      expect(warnings).to.deep.equal(["Segment hotel: no year puts it near the journeys."]);
    });

    it("have no day if they begin on a leap day that the year of the journeys does not have", () => {
      const { booking, warnings } = map([on("29MAR27"), hotel("29FEB")]);
      expect(booking.hotels[0]?.checkIn).to.equal(null);
      expect(warnings).to.deep.equal(["Segment hotel: no year puts it near the journeys."]);
      expect(bookingOf(on("10OCT27"), hotel("29FEB")).hotels[0]?.checkIn).to.equal("2028-02-29");
    });

    it("keep a printed year", () => {
      const { hotels } = bookingOf(on("24NOV"), hotel("30NOV24"));
      expect(hotels[0]?.checkIn).to.equal("2024-11-30");
    });

    it("come after the journeys if they are retention segments", () => {
      const { otherSegments } = bookingOf(retention("10OCT"), on("24NOV 2"), other("25NOV"));
      expect(otherSegments.map((segment) => segment.date)).to.deep.equal([
        "2027-10-10",
        "2026-11-25",
      ]);
    });

    it("keep to their weekday if they are retention segments", () => {
      // 10 OCT is a Sunday in 2027, a Tuesday in 2028.
      const dates = [7, 2, 5].map(
        (weekday) =>
          bookingOf(on("24NOV 2"), retention("10OCT", { weekday: read(weekday) })).otherSegments[0]
            ?.date,
      );
      expect(dates).to.deep.equal(["2027-10-10", "2028-10-10", "2027-10-10"]);
    });

    it("can be among the journeys if they are retention segments whose weekday fits", () => {
      const kept = retention("22FEB", { weekday: read(1) });
      const { otherSegments } = bookingOf(on("12DEC 6"), on("20MAR 6"), kept);
      expect(otherSegments[0]?.date).to.equal("2027-02-22");
    });

    it("determine the year if there are only retention segments", () => {
      expect(bookingOf(retention("10OCT")).otherSegments[0]?.date).to.equal("2027-10-10");
    });

    it("do not include trains, which are journeys", () => {
      const { trains } = bookingOf(on("24DEC 4"), rail("5 6612 02JAN 6 FRLPD FRPLY 1800 2007"));
      expect(trains[0]?.departure).to.equal("2027-01-02 18:00:00");
    });
  });

  /** The actual days of an itinerary, the last within 300 days of the anchor. */
  const itinerary = fc
    .record({
      anchor: fc.integer({ min: day("1999-01-01"), max: day("2090-12-31") }),
      first: fc.integer({ min: 0, max: 60 }),
      gaps: fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 6 }),
    })
    .map(({ anchor, first, gaps }) => {
      const days = [anchor + first];
      for (const gap of gaps) days.push((days.at(-1) ?? anchor) + gap);
      return { anchor, days };
    });

  function printedOf(number: PlainDay): PrintedDate {
    const { month, day: dayOfMonth } = calendarDay(number);
    return { day: dayOfMonth, month, year: null };
  }

  function flightOn(number: PlainDay, withWeekday: boolean): AirNode {
    return air("BA 117 Y LHRJFK", {
      date: read(printedOf(number)),
      weekday: withWeekday ? read(weekdayOf(number)) : undefined,
    });
  }

  function inferred(nodes: readonly Node[], reference: PlainDay) {
    return daysOf(map(nodes, reference).booking).map((text) => day(text ?? ""));
  }

  describe("years of any itinerary", () => {
    it("are recovered from the reference date alone", () => {
      fc.assert(
        fc.property(itinerary, ({ anchor, days }) => {
          const nodes = days.map((number) => flightOn(number, false));
          expect(inferred(nodes, anchor)).to.deep.equal(days);
        }),
      );
    });

    it("are recovered from weekdays, up to three years back and one ahead", () => {
      fc.assert(
        fc.property(itinerary, fc.integer({ min: -1, max: 3 }), ({ anchor, days }, years) => {
          const nodes = days.map((number) => flightOn(number, true));
          const reference = anchor + Math.round(years * 365.25);
          // Avoid the edges of the years tried, where a day more or less would matter.
          // One weekday alone does not move an itinerary further than a year, or further ahead than airlines sell.
          fc.pre((years >= 0 && years < 2) || days.length > 1);
          fc.pre(years === 0 || (days.at(-1) ?? 0) - anchor > 5);
          fc.pre(years !== -1 || (days.at(-1) ?? 0) - anchor < 290);
          expect(inferred(nodes, reference)).to.deep.equal(days);
        }),
      );
    });

    it("are recovered from the day of creation, whatever the reference date", () => {
      const someDay = fc.integer({ min: day("1990-01-01"), max: day("2099-12-31") });
      fc.assert(
        fc.property(itinerary, someDay, ({ anchor, days }, reference) => {
          const created = { ...printedOf(anchor), year: yearOf(anchor) };
          const nodes = days.map((number) => flightOn(number, false));
          const record: Node = { kind: "header", created: read(created) };
          expect(inferred([record, ...nodes], reference)).to.deep.equal(days);
        }),
      );
    });

    it("are not affected by a retention segment in any position", () => {
      fc.assert(
        fc.property(itinerary, fc.nat(), fc.nat(700), ({ anchor, days }, place, later) => {
          const nodes: Node[] = days.map((number) => flightOn(number, false));
          const kept = retention("1JAN", {
            date: read(printedOf((days.at(-1) ?? anchor) + later)),
          });
          nodes.splice(place % (nodes.length + 1), 0, kept);
          expect(inferred(nodes, anchor)).to.deep.equal(days);
        }),
      );
    });

    it("never shift a day", () => {
      const month = fc.integer({ min: 1, max: 12 });
      const dayOfMonth = fc.integer({ min: 1, max: 31 });
      const weekday = fc.option(fc.integer({ min: 1, max: 7 }));
      fc.assert(
        fc.property(fc.array(fc.tuple(dayOfMonth, month, weekday)), (dates) => {
          const nodes = dates.map(([printedDay, printedMonth, printedWeekday]) =>
            air("BA 117 Y LHRJFK", {
              date: read({ day: printedDay, month: printedMonth, year: null }),
              weekday: printedWeekday === null ? undefined : read(printedWeekday),
            }),
          );
          bookingOf(...nodes).flights.forEach(({ departureDate }, index) => {
            if (departureDate === null) return;
            const [, foundMonth, foundDay] = departureDate.split("-").map(Number);
            expect([foundDay, foundMonth]).to.deep.equal(dates[index]?.slice(0, 2));
          });
        }),
      );
    });
  });
});
