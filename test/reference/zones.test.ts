import { expect } from "chai";
import fc from "fast-check";
import { elapsedMinutes, utcOffsetMinutes, type ZonedTime } from "../../src/reference/index.ts";

const MINUTE = 60_000;

/** Parses `2026-03-29 02:30` in a zone. */
function at(zone: string, text: string): ZonedTime {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = text.split(/\D/).map(Number);
  return { zone, year, month, day, minutes: hour * 60 + minute };
}

function offset(zone: string, text: string): number {
  const { year, month, day, minutes } = at(zone, text);
  return utcOffsetMinutes(zone, year, month, day, minutes);
}

/** The local time of a zone at an instant (minutes since 1970), computed independently. */
function wallClock(zone: string, instant: number): ZonedTime {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  });
  const parts = new Map(
    format.formatToParts(instant * MINUTE).map((p) => [p.type, Number(p.value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? Number.NaN;
  return {
    zone,
    year: part("year"),
    month: part("month"),
    day: part("day"),
    minutes: part("hour") * 60 + part("minute"),
  };
}

const zone = fc.constantFrom(...Intl.supportedValuesOf("timeZone"));
const instant = fc.integer({
  min: Date.UTC(1990, 0, 1) / MINUTE,
  max: Date.UTC(2040, 11, 31) / MINUTE,
});

describe("time zones", function () {
  const cases: [zone: string, time: string, offset: number][] = [
    ["Europe/Paris", "2026-01-15 12:00", 60],
    ["Europe/Paris", "2026-07-15 12:00", 120],
    ["America/New_York", "2026-01-15 12:00", -300],
    ["America/New_York", "2026-07-15 12:00", -240],
    ["Asia/Kathmandu", "2026-07-15 12:00", 345],
    ["America/St_Johns", "2026-01-15 12:00", -210],
    ["Australia/Sydney", "2026-01-15 12:00", 660],
    ["Australia/Lord_Howe", "2026-07-15 12:00", 630],
    ["Pacific/Chatham", "2026-01-15 12:00", 825],
    ["Africa/Casablanca", "2026-03-01 12:00", 0],
    ["Africa/Casablanca", "2026-06-01 12:00", 60],
    ["UTC", "2026-06-01 12:00", 0],
    // A change that lasted thirteen days
    ["America/Argentina/Tucuman", "2004-06-05 12:00", -240],
    ["America/Argentina/Tucuman", "2004-06-15 12:00", -180],
    // Samoa skipped Friday, 30 December 2011.
    ["Pacific/Apia", "2011-12-29 23:59", -600],
    ["Pacific/Apia", "2011-12-31 00:00", 840],
    // The first and the last minute of a year
    ["Pacific/Kiritimati", "2026-01-01 00:00", 840],
    ["Pacific/Pago_Pago", "2026-12-31 23:59", -660],
  ];
  for (const [name, time, expected] of cases) {
    it(`${name} is ${expected} minutes from UTC at ${time}`, function () {
      expect(offset(name, time)).to.equal(expected);
    });
  }

  it("change at the printed minute", function () {
    expect(offset("Europe/Paris", "2026-03-29 01:59")).to.equal(60);
    expect(offset("Europe/Paris", "2026-03-29 03:00")).to.equal(120);
    expect(offset("Europe/Paris", "2026-10-25 01:59")).to.equal(120);
    expect(offset("Europe/Paris", "2026-10-25 03:00")).to.equal(60);
  });

  it("use the earlier offset for skipped and repeated times", function () {
    expect(offset("Europe/Paris", "2026-03-29 02:30")).to.equal(60);
    expect(offset("Europe/Paris", "2026-10-25 02:30")).to.equal(120);
    expect(offset("America/New_York", "2026-03-08 02:30")).to.equal(-300);
    expect(offset("America/New_York", "2026-11-01 01:30")).to.equal(-240);
    expect(offset("Pacific/Apia", "2011-12-30 12:00")).to.equal(-600);
  });

  it("agree with Intl in every zone and use the earlier of two instants", function () {
    fc.assert(
      fc.property(zone, instant, (name, then) => {
        const wall = wallClock(name, then);
        const found =
          Date.UTC(wall.year, wall.month - 1, wall.day) / MINUTE +
          wall.minutes -
          utcOffsetMinutes(name, wall.year, wall.month, wall.day, wall.minutes);
        expect(wallClock(name, found)).to.deep.equal(wall);
        expect(found).to.be.at.most(then);
      }),
      { numRuns: 300 },
    );
  });

  it("determine the duration of flights", function () {
    const flights: [ZonedTime, ZonedTime, number][] = [
      [at("Asia/Tokyo", "2026-05-01 10:30"), at("America/Chicago", "2026-05-01 08:30"), 720],
      [at("Europe/London", "2026-12-31 22:00"), at("Asia/Dubai", "2027-01-01 08:55"), 415],
      [at("Pacific/Auckland", "2026-06-01 20:00"), at("Pacific/Honolulu", "2026-06-01 06:30"), 510],
      // Across a clock change
      [at("Europe/Paris", "2026-03-29 00:30"), at("Europe/Paris", "2026-03-29 04:30"), 180],
    ];
    for (const [from, to, minutes] of flights) {
      expect(elapsedMinutes(from, to)).to.equal(minutes);
      expect(elapsedMinutes(to, from)).to.equal(-minutes);
    }
  });

  it("cache a limited number of years", function () {
    for (let year = 1990; year < 2090; year++) {
      expect(utcOffsetMinutes("Asia/Tokyo", year, 7, 1, 0)).to.equal(540);
    }
    expect(utcOffsetMinutes("Asia/Tokyo", 1990, 7, 1, 0)).to.equal(540);
  });

  it("reject a zone unknown to Intl", function () {
    expect(() => utcOffsetMinutes("Mars/Olympus", 2026, 1, 1, 0)).to.throw(RangeError);
    expect(() => utcOffsetMinutes("", 2026, 1, 1, 0)).to.throw(RangeError);
  });
});
