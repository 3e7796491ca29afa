import { expect } from "chai";
import { layoverBetween } from "../../src/views/workbench/layovers.ts";

/** The layover between a ride that arrives and one that departs, each `CODE YYYY-MM-DD HH:MM`. */
function between(arrival: string, departure: string) {
  const at = (said: string) => {
    const [place = "", day, clock] = said.split(" ");
    return { place, time: day === undefined ? null : `${day} ${clock}:00` };
  };
  const before = at(arrival);
  const after = at(departure);
  return layoverBetween(
    { origin: "GRU", departure: null, destination: before.place, arrival: before.time },
    { origin: after.place, departure: after.time, destination: "GRU", arrival: null },
  );
}

describe("A layover", () => {
  it("is the time between two flights at an airport", () => {
    const place = { code: "SIN", name: "Singapore Changi Airport", city: "Singapore" };
    expect(between("SIN 2026-12-18 21:25", "SIN 2026-12-19 09:05")).to.deep.equal({
      minutes: 2 * 60 + 35 + 9 * 60 + 5,
      place,
      arrivedAt: null,
    });
  });

  for (const [arrival, departure] of [
    ["LGW", "LHR"],
    ["ORY", "CDG"],
    ["JFK", "LGA"],
    ["LIN", "MXP"],
    ["LON", "LHR"],
  ] as const)
    it(`tells the change from ${arrival} to ${departure}`, () => {
      const layover = between(`${arrival} 2026-12-18 10:00`, `${departure} 2026-12-18 14:30`);
      expect(layover).to.deep.include({ minutes: 270, arrivedAt: arrival });
      expect(layover?.place.code).to.equal(departure);
    });

  it("counts the hour that a night in spring lacks, and that one in autumn has twice", () => {
    expect(between("CDG 2027-03-28 01:00", "CDG 2027-03-28 04:00")?.minutes).to.equal(120);
    expect(between("CDG 2026-10-25 01:00", "CDG 2026-10-25 04:00")?.minutes).to.equal(240);
  });

  it("is told of places that no table knows, where they are the same", () => {
    expect(between("ZZXXQ 2026-12-18 10:00", "ZZXXQ 2026-12-18 10:20")).to.deep.equal({
      minutes: 20,
      place: { code: "ZZXXQ", name: null, city: null },
      arrivedAt: null,
    });
    expect(between("ZZXXQ 2026-12-18 10:00", "ZZXXP 2026-12-18 10:20")).to.equal(null);
  });

  for (const [why, arrival, departure] of [
    ["in another city", "LHR 2026-12-18 10:00", "MAN 2026-12-18 12:00"],
    ["in a city of the same name", "BHX 2026-12-18 10:00", "BHM 2026-12-18 12:00"],
    ["of no time", "SIN 2026-12-18 10:00", "SIN 2026-12-18 10:00"],
    ["of negative time", "SIN 2026-12-18 10:00", "SIN 2026-12-18 09:59"],
    ["of a day", "SIN 2026-12-18 10:00", "SIN 2026-12-19 10:00"],
    ["without the time of arrival", "SIN", "SIN 2026-12-18 10:00"],
    ["without the time of departure", "SIN 2026-12-18 10:00", "SIN"],
  ] as const)
    it(`is none ${why}`, () => {
      expect(between(arrival, departure)).to.equal(null);
    });

  it("is as long as it can be a minute before it is a stay", () => {
    expect(between("SIN 2026-12-18 10:00", "SIN 2026-12-19 09:59")?.minutes).to.equal(1439);
  });
});
