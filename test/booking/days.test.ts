import { expect } from "chai";
import fc from "fast-check";
import {
  calendarDay,
  dayIn,
  firstOnOrAfter,
  formatClock,
  formatDateTime,
  formatDay,
  lastOnOrBefore,
  nearestTo,
  parseDay,
  printedDay,
  weekdayOf,
  yearOf,
} from "../../src/booking/dates/days.ts";
import { day } from "./nodes.ts";

const anyDay = fc.integer({ min: day("1900-01-01"), max: day("2999-12-31") });

function printed(dayOfMonth: number, month: number, year: number | null = null) {
  return { day: dayOfMonth, month, year };
}

describe("calendar days", () => {
  it("are formatted as they were parsed", () => {
    fc.assert(fc.property(anyDay, (number) => parseDay(formatDay(number)) === number));
  });

  it("are counted from 1970", () => {
    expect(day("1970-01-01")).to.equal(0);
    expect(day("1970-01-02")).to.equal(1);
    expect(day("1969-12-31")).to.equal(-1);
    expect(day("2026-11-21") - day("2025-11-21")).to.equal(365);
  });

  it("have the right weekday, even before 1970", () => {
    expect(weekdayOf(day("2026-11-21"))).to.equal(6);
    expect(weekdayOf(day("2026-04-12"))).to.equal(7);
    expect(weekdayOf(day("1956-02-01"))).to.equal(3);
    expect(weekdayOf(day("1969-12-29"))).to.equal(1);
  });

  it("are split into year, month and day", () => {
    expect(calendarDay(day("2024-02-29"))).to.deep.equal({ year: 2024, month: 2, day: 29 });
    expect(yearOf(day("2026-12-31"))).to.equal(2026);
    expect(yearOf(day("2027-01-01"))).to.equal(2027);
  });

  for (const text of [
    "2026-02-29",
    "1900-02-29",
    "2026-00-10",
    "2026-13-01",
    "2026-04-31",
    "2026-04-00",
    "0026-04-12",
    "12APR26",
    "2026-4-12",
    "2026-04-12T00:00",
    "",
  ])
    it(`are not parsed from "${text}"`, () => {
      expect(parseDay(text)).to.equal(null);
    });

  it("include 29 February only in leap years", () => {
    expect(parseDay("2024-02-29")).to.not.equal(null);
    expect(parseDay("2000-02-29")).to.not.equal(null);
    expect(dayIn(2026, printed(29, 2))).to.equal(null);
  });

  it("require a printed year", () => {
    expect(printedDay(printed(12, 4))).to.equal(null);
    expect(printedDay(undefined)).to.equal(null);
    expect(printedDay(printed(12, 4, 2026))).to.equal(day("2026-04-12"));
  });

  it("are found after, before and nearest to another day", () => {
    const new2027 = day("2027-01-02");
    expect(firstOnOrAfter(new2027, printed(2, 1))).to.equal(new2027);
    expect(firstOnOrAfter(new2027, printed(1, 1))).to.equal(day("2028-01-01"));
    expect(lastOnOrBefore(new2027, printed(31, 12))).to.equal(day("2026-12-31"));
    expect(nearestTo(new2027, printed(31, 12))).to.equal(day("2026-12-31"));
    expect(nearestTo(new2027, printed(3, 1))).to.equal(day("2027-01-03"));
  });

  it("include a leap day across a century without one", () => {
    expect(firstOnOrAfter(day("2096-03-01"), printed(29, 2))).to.equal(day("2104-02-29"));
    expect(lastOnOrBefore(day("2104-02-28"), printed(29, 2))).to.equal(day("2096-02-29"));
  });

  it("are null for dates that do not exist or are out of range", () => {
    expect(firstOnOrAfter(0, printed(31, 2))).to.equal(null);
    expect(lastOnOrBefore(0, printed(31, 2))).to.equal(null);
    expect(nearestTo(0, printed(31, 2))).to.equal(null);
    expect(nearestTo(day("1900-01-01"), printed(31, 12))).to.equal(day("1900-12-31"));
  });

  it("are formatted with clocks", () => {
    expect(formatClock(0)).to.equal("00:00");
    expect(formatClock(1439)).to.equal("23:59");
    expect(formatDateTime(day("2026-11-24"), 18 * 60 + 55)).to.equal("2026-11-24 18:55:00");
  });
});
