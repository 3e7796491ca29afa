import { expect } from "chai";
import { layoverBetween } from "../../../src/views/itinerary/model/layovers.ts";
import { FOR_AGENTS } from "../../../src/views/itinerary/wording/agents.ts";

/**
 * The layover between a ride that arrives and one that departs, each `CODE YYYY-MM-DD HH:MM`.
 *
 * @param terminals those of arrival and departure, if they are printed
 * @param seats those of the departure; two arrive
 */
function between(arrival: string, departure: string, terminals: readonly string[] = [], seats = 2) {
  const [arrivalTerminal = null, departureTerminal = null] = terminals;
  const at = (said: string) => {
    const [place = "", day, clock] = said.split(" ");
    return { place, time: day === undefined ? null : `${day} ${clock}:00` };
  };
  const before = at(arrival);
  const after = at(departure);
  return layoverBetween(
    {
      ...{ origin: "GRU", departure: null, departureTerminal: null },
      ...{ destination: before.place, arrival: before.time, arrivalTerminal, seatsBooked: 2 },
    },
    {
      ...{ origin: after.place, departure: after.time, departureTerminal },
      ...{ destination: "GRU", arrival: null, arrivalTerminal: null, seatsBooked: seats },
    },
    FOR_AGENTS,
  );
}

describe("a layover", () => {
  it("is the time between two flights at an airport", () => {
    const place = {
      code: "SIN",
      name: "Singapore Changi Airport",
      city: "Singapore",
      area: "Singapore, Singapore",
    };
    expect(between("SIN 2026-12-18 21:25", "SIN 2026-12-19 09:05")).to.deep.equal({
      minutes: 2 * 60 + 35 + 9 * 60 + 5,
      place,
      arrivedAt: null,
      isOvernight: true,
      terminals: null,
    });
  });

  for (const [arrival, departure] of [
    ["LGW", "LHR"],
    ["ORY", "CDG"],
    ["JFK", "LGA"],
    ["LIN", "MXP"],
    ["LON", "LHR"],
  ] as const)
    it(`includes the change from ${arrival} to ${departure}`, () => {
      const layover = between(`${arrival} 2026-12-18 10:00`, `${departure} 2026-12-18 14:30`);
      expect(layover).to.deep.include({ minutes: 270, arrivedAt: arrival });
      expect(layover?.place.code).to.equal(departure);
    });

  it("includes the change of terminal if both terminals are printed, of one airport", () => {
    const terminals = (to: string, ...printed: readonly string[]) =>
      between("CDG 2026-12-18 10:00", `${to} 2026-12-18 14:30`, printed)?.terminals;
    expect(terminals("CDG", "2E", "2F")).to.deep.equal({ from: "2E", to: "2F" });
    expect(terminals("CDG", "2E", "2E")).to.equal(null);
    expect(terminals("CDG", "2E")).to.equal(null);
    expect(terminals("ORY", "2E", "4")).to.equal(null);
  });

  it("accounts for the hour skipped in spring and repeated in autumn", () => {
    expect(between("CDG 2027-03-28 01:00", "CDG 2027-03-28 04:00")?.minutes).to.equal(120);
    expect(between("CDG 2026-10-25 01:00", "CDG 2026-10-25 04:00")?.minutes).to.equal(240);
  });

  it("is computed for unknown places if they are the same", () => {
    expect(between("ZZXXQ 2026-12-18 10:00", "ZZXXQ 2026-12-18 10:20")).to.deep.equal({
      minutes: 20,
      place: { code: "ZZXXQ", name: null, city: null, area: null },
      arrivedAt: null,
      isOvernight: false,
      terminals: null,
    });
    expect(between("ZZXXQ 2026-12-18 10:00", "ZZXXP 2026-12-18 10:20")).to.equal(null);
  });

  for (const [why, arrival, departure] of [
    ["between different cities", "LHR 2026-12-18 10:00", "MAN 2026-12-18 12:00"],
    ["between cities of the same name", "BHX 2026-12-18 10:00", "BHM 2026-12-18 12:00"],
    ["if it would be a day too early", "SIN 2026-12-18 10:00", "SIN 2026-12-17 10:00"],
    ["if it takes a day", "SIN 2026-12-18 10:00", "SIN 2026-12-19 10:00"],
    ["without the time of arrival", "SIN", "SIN 2026-12-18 10:00"],
    ["without the time of departure", "SIN 2026-12-18 10:00", "SIN"],
  ] as const)
    it(`is null ${why}`, () => {
      expect(between(arrival, departure)).to.equal(null);
    });

  it("can take no time, and is negative for the same travellers if the departure is first", () => {
    expect(between("SIN 2026-12-18 10:00", "SIN 2026-12-18 10:00")?.minutes).to.equal(0);
    const [arrival, departure] = ["ORY 2026-12-18 10:00", "CDG 2026-12-18 09:20"] as const;
    expect(between(arrival, departure)).to.deep.include({ minutes: -40, arrivedAt: "ORY" });
    expect(between(arrival, departure, [], 1)).to.equal(null);
  });

  it("can be up to a minute shorter than a stay", () => {
    expect(between("SIN 2026-12-18 10:00", "SIN 2026-12-19 09:59")?.minutes).to.equal(1439);
  });
});
