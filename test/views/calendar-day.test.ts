import { expect } from "chai";
import { isCalendarDay } from "../../src/views/calendar-day.ts";

describe("isCalendarDay", () => {
  for (const day of ["2026-11-21", "2024-02-29", "1900-01-01", "2999-12-31"])
    it(`accepts ${day}`, () => {
      expect(isCalendarDay(day)).to.equal(true);
    });

  const others = [
    "",
    "2026-02-29",
    "2026-02-31",
    "2026-13-01",
    "2026-00-10",
    "2026-11-00",
    "2026-11-32",
    "1899-12-31",
    "3000-01-01",
    "26-11-21",
    "2026-1-1",
    "2026-11-21T00:00",
    " 2026-11-21",
    "2026-11-21\n",
    "tomorrow",
  ];
  for (const day of others)
    it(`rejects ${JSON.stringify(day)}`, () => {
      expect(isCalendarDay(day)).to.equal(false);
    });
});
