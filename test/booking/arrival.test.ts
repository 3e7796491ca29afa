import { expect } from "chai";
import fc from "fast-check";
import { findArrival, type Leg } from "../../src/booking/dates/arrival.ts";
import { formatDayOrNull } from "../../src/booking/dates/days.ts";
import { date, day } from "./nodes.ts";

const PARIS = "Europe/Paris";
const TOKYO = "Asia/Tokyo";
const DALLAS = "America/Chicago";
const GUAM = "Pacific/Guam";
const HONOLULU = "Pacific/Honolulu";

function clock(text: string): number {
  return Number(text.slice(0, 2)) * 60 + Number(text.slice(2));
}

/** A leg on 20 April 2026. */
function leg(departure: string, arrival: string, more: Partial<Leg> = {}): Leg {
  return {
    day: day("2026-04-20"),
    departure: clock(departure),
    arrival: clock(arrival),
    arrivalDate: null,
    arrivalDays: null,
    arrivalWeekday: null,
    stops: null,
    departureZone: null,
    arrivalZone: null,
    ...more,
  };
}

function arrive(departure: string, arrival: string, more: Partial<Leg> = {}) {
  const found = findArrival(leg(departure, arrival, more));
  return { on: formatDayOrNull(found.day), minutes: found.minutes, doubt: found.doubt };
}

describe("arrivals", () => {
  describe("the arrival day", () => {
    it("is the same day, or the next day if the clock is before the departure clock", () => {
      expect(arrive("0830", "1030").on).to.equal("2026-04-20");
      expect(arrive("2230", "0010").on).to.equal("2026-04-21");
      expect(arrive("0830", "0830").on).to.equal("2026-04-20");
    });

    it("is unknown without time zones if the arrival clock is a little before the departure clock", () => {
      const doubt =
        "without the time zones of both ends, it can arrive on the same day or on the next one";
      for (const zones of [{}, { departureZone: DALLAS }, { arrivalZone: DALLAS }])
        expect(arrive("1110", "1102", zones)).to.deep.equal({ on: null, minutes: null, doubt });
      expect(arrive("1110", "0910").on).to.equal(null);
      expect(arrive("1110", "0909").on).to.equal("2026-04-21");
      expect(arrive("1110", "1102", { arrivalDays: 0 }).on).to.equal("2026-04-20");
      expect(arrive("1110", "1102", { arrivalDate: date("21APR").value }).on).to.equal(
        "2026-04-21",
      );
    });

    it("follows the printed arrival day mark", () => {
      expect(arrive("1855", "0950", { arrivalDays: 1 }).on).to.equal("2026-04-21");
      expect(arrive("1855", "1950", { arrivalDays: 2 }).on).to.equal("2026-04-22");
      expect(arrive("0705", "1825", { arrivalDays: -1 }).on).to.equal("2026-04-19");
      expect(arrive("2230", "0010", { arrivalDays: 0 }).on).to.equal("2026-04-20");
    });

    it("is the printed date, which takes precedence over a mark", () => {
      const arrivalDate = date("21APR").value;
      expect(arrive("0830", "1030", { arrivalDate }).on).to.equal("2026-04-21");
      expect(arrive("0830", "1030", { arrivalDate, arrivalDays: 0 })).to.deep.equal({
        on: "2026-04-21",
        minutes: null,
        doubt: "the printed arrival date and the arrival day mark disagree",
      });
    });

    it("is near the departure, even across the turn of the year", () => {
      const newYear = { arrivalDate: date("1JAN").value, day: day("2026-12-31") };
      expect(arrive("2230", "0610", newYear).on).to.equal("2027-01-01");
      const dateLine = { arrivalDate: date("31DEC").value, day: day("2027-01-01") };
      expect(arrive("0705", "1825", dateLine).on).to.equal("2026-12-31");
      expect(arrive("0830", "1030", { arrivalDate: date("21APR26").value }).on).to.equal(
        "2026-04-21",
      );
    });

    it("ignores a printed date that does not exist", () => {
      expect(arrive("2230", "0010", { arrivalDate: date("31APR").value }).on).to.equal(
        "2026-04-21",
      );
      expect(arrive("2230", "0010", { arrivalDate: date("29FEB26").value }).on).to.equal(
        "2026-04-21",
      );
    });

    it("stays as printed if it is a few days off, and is null if it is further off", () => {
      const far = "its arrival date is far from its departure date";
      expect(arrive("0830", "1030", { arrivalDate: date("26APR").value })).to.deep.include({
        on: "2026-04-26",
        doubt: far,
      });
      for (const printed of ["30APR", "29FEB", "21APR27"])
        expect(arrive("0830", "1030", { arrivalDate: date(printed).value })).to.deep.equal({
          on: null,
          minutes: null,
          doubt: far,
        });
      expect(arrive("0830", "1030", { arrivalDate: date("18APR").value }).doubt).to.equal(far);
    });

    it("is checked against the printed weekday", () => {
      expect(arrive("2230", "0010", { arrivalWeekday: 2 }).doubt).to.equal(null);
      expect(arrive("2230", "0010", { arrivalWeekday: 1 })).to.deep.include({
        on: "2026-04-21",
        doubt: "the printed weekday of arrival does not match the date",
      });
    });
  });

  describe("the arrival day by time zones", () => {
    it("can be the same day across the date line", () => {
      const eastward = { departureZone: TOKYO, arrivalZone: DALLAS };
      expect(arrive("1030", "0830", eastward)).to.deep.equal({
        on: "2026-04-20",
        minutes: 12 * 60,
        doubt: null,
      });
    });

    it("can be the previous day across the date line", () => {
      const eastward = { departureZone: GUAM, arrivalZone: HONOLULU };
      expect(arrive("0705", "1825", eastward)).to.deep.include({
        on: "2026-04-19",
        minutes: 440,
      });
    });

    it("is the next day if the flight would take no time on the same day", () => {
      const westward = { departureZone: HONOLULU, arrivalZone: GUAM };
      expect(arrive("1450", "1840", westward)).to.deep.include({ on: "2026-04-21", minutes: 470 });
    });

    it("is left unchanged if no neighbouring day makes the flight possible", () => {
      // 12:00 to 12:00 in the same zone takes no time, and a day more would be too long.
      expect(arrive("1200", "1200", { departureZone: PARIS, arrivalZone: PARIS })).to.deep.equal({
        on: "2026-04-20",
        minutes: null,
        doubt: "by the time zones of both airports, it arrives before it departs",
      });
      expect(arrive("1200", "1000", { departureZone: PARIS, arrivalZone: PARIS })).to.deep.equal({
        on: "2026-04-21",
        minutes: 22 * 60,
        doubt: "by the time zones of both airports, it takes more than 20 hours",
      });
    });

    it("allows more than 20 hours for a flight with a stop", () => {
      const long = { departureZone: PARIS, arrivalZone: PARIS, stops: 1 };
      expect(arrive("1200", "1000", long).doubt).to.equal(null);
      expect(arrive("1200", "1000", { ...long, stops: 0 }).doubt).to.not.equal(null);
    });

    it("never overrides a printed day", () => {
      const zones = { departureZone: TOKYO, arrivalZone: DALLAS };
      expect(arrive("1030", "0830", { ...zones, arrivalDays: 1 })).to.deep.equal({
        on: "2026-04-21",
        minutes: 36 * 60,
        doubt: "by the time zones of both airports, it takes more than 20 hours",
      });
      expect(arrive("1030", "0830", { ...zones, arrivalDays: -1 })).to.deep.equal({
        on: "2026-04-19",
        minutes: null,
        doubt: "by the time zones of both airports, it arrives before it departs",
      });
    });

    it("requires both zones", () => {
      expect(arrive("1030", "0730", { departureZone: TOKYO }).on).to.equal("2026-04-21");
      expect(arrive("1030", "0730", { arrivalZone: DALLAS }).on).to.equal("2026-04-21");
    });

    it("accounts for clock changes at night", () => {
      const spring = { day: day("2026-03-28"), departureZone: PARIS, arrivalZone: PARIS };
      expect(arrive("2300", "0700", spring).minutes).to.equal(7 * 60);
    });

    it("recovers every possible flight", () => {
      const zone = fc.constantFrom(PARIS, TOKYO, DALLAS, GUAM, HONOLULU);
      const offsets = new Map([
        [PARIS, 120],
        [TOKYO, 540],
        [DALLAS, -300],
        [GUAM, 600],
        [HONOLULU, -600],
      ]);
      const minutes = fc.integer({ min: 1, max: 20 * 60 });
      fc.assert(
        fc.property(
          zone,
          zone,
          fc.integer({ min: 0, max: 1439 }),
          minutes,
          (from, to, at, under) => {
            const wall = at + under - (offsets.get(from) ?? 0) + (offsets.get(to) ?? 0);
            const arrival = ((wall % 1440) + 1440) % 1440;
            const found = findArrival({
              ...leg("0000", "0000"),
              departure: at,
              arrival,
              departureZone: from,
              arrivalZone: to,
            });
            // If two days are possible, the clock rule picks one; the duration is possible either way.
            expect(found.minutes).to.be.within(1, 20 * 60);
            if ((found.minutes ?? 0) % 1440 === under % 1440)
              expect(found.day).to.equal(day("2026-04-20") + Math.floor(wall / 1440));
          },
        ),
      );
    });
  });
});
