import { expect } from "chai";
import type { AirNode, LegNode, Node } from "../../src/ast/nodes.ts";
import { air, bookingOf, date, read } from "./nodes.ts";

/** Displays that repeat the flights of an itinerary with additional details. */

const row = (line: string, more: Partial<AirNode> = {}) => air(line, { verifies: true, ...more });

function leg(
  pair: string,
  departure: number,
  arrival: number,
  more: Partial<LegNode> = {},
): LegNode {
  return {
    kind: "leg",
    origin: read(pair.slice(0, 3)),
    destination: read(pair.slice(3)),
    departure: read(departure),
    arrival: read(arrival),
    ...more,
  };
}

function terminals(departure: string, arrival: string): Node {
  return {
    kind: "terminals",
    departureTerminal: read(departure),
    arrivalTerminal: read(arrival),
  };
}

const BOOKED = air("1 AA 175 I 24NOV 2 DFWHND HK2 1115 1435");
const ROW = row("1 AA 0175 I 24NOV DFWHND 1115 1435", {
  equipment: read("77W"),
  meals: read("D"),
});

describe("displays that verify an itinerary", () => {
  for (const [order, nodes] of [
    ["below", [BOOKED, ROW, terminals("D", "3")]],
    ["above", [ROW, terminals("D", "3"), BOOKED]],
  ] as const) {
    it(`add details to its flights from ${order}`, () => {
      const { flights } = bookingOf(...nodes);
      expect(flights).to.have.length(1);
      const [flight] = flights;
      expect(flight?.status).to.equal("HK");
      expect(flight?.flight).to.equal("175");
      expect(flight?.equipment).to.equal("77W");
      expect(flight?.meal).to.equal("D");
      expect(flight?.departureTerminal).to.equal("D");
      expect(flight?.landingTerminal).to.equal("3");
    });
  }

  for (const [order, nodes] of [
    ["below", [BOOKED, ROW]],
    ["above", [ROW, BOOKED]],
  ] as const)
    it(`locate where each value is printed, from ${order}`, () => {
      const [flight] = bookingOf(...nodes, terminals("D", "3")).flights;
      expect(flight?.source).to.equal(BOOKED);
      expect(flight?.sources().airline).to.equal(BOOKED.airline);
      expect(flight?.sources().seatsBooked).to.equal(BOOKED.count);
      expect(flight?.sources().equipment).to.equal(ROW.equipment);
      expect(flight?.sources().meal).to.equal(ROW.meals);
      expect(flight?.sources().landingTerminal).to.have.property("value", "3");
    });

  it("become separate flights if the itinerary has them on another day", () => {
    const other = row("1 AA 0175 I 25NOV DFWHND 1115 1435", { equipment: read("77W") });
    const { flights } = bookingOf(BOOKED, other);
    expect(flights.map(({ departureDate }) => departureDate)).to.deep.equal([
      "2026-11-24",
      "2026-11-25",
    ]);
    expect(flights[0]?.equipment).to.equal(null);
  });

  it("find the end of the flight by its further legs", () => {
    const { flights } = bookingOf(
      row("1 ZZ 341 I 24NOV LHRJFK 2310 0250", { arrivalDays: read(1), equipment: read("77W") }),
      terminals("5", "MAIN"),
      leg("JFKHNL", 255, 395, { date: date("25NOV"), arrivalDays: read(1) }),
      terminals("MAIN", "2"),
    );
    expect(flights).to.have.length(1);
    const [flight] = flights;
    expect(flight?.destination).to.equal("HNL");
    expect(flight?.departure).to.equal("2026-11-24 23:10:00");
    expect(flight?.landing).to.equal("2026-11-26 06:35:00");
    expect(flight?.stops).to.equal(1);
    expect(flight?.departureTerminal).to.equal("5");
    expect(flight?.landingTerminal).to.equal("2");
  });

  it("keep the arrival of a booked flight, and count its stops", () => {
    const { flights } = bookingOf(
      air("1 ZZ 341 I 24NOV 2 LHRHNL HK1 2310 0635", { arrivalDate: date("26NOV") }),
      row("1 ZZ 341 I 24NOV LHRJFK 2310 0250", { arrivalDays: read(1) }),
      leg("JFKHNL", 255, 395, { date: date("25NOV"), arrivalDays: read(1) }),
    );
    expect(flights[0]?.landing).to.equal("2026-11-26 06:35:00");
    expect(flights[0]?.destination).to.equal("HNL");
    expect(flights[0]?.stops).to.equal(1);
  });

  it("supply duration and distance if the tables lack them", () => {
    const unknown = row("1 ZZ 341 I 24NOV XXAXXB 0800 0900", {
      elapsed: read(560),
      miles: read(100),
    });
    const [flight] = bookingOf(unknown).flights;
    expect(flight?.durationMinutes).to.equal(560);
    expect(flight?.distanceKm).to.equal(161);
    const known = row("1 ZZ 341 I 24NOV LHRJFK 0800 1000", { elapsed: read(1), miles: read(1) });
    const [measured] = bookingOf(known).flights;
    expect(measured?.durationMinutes).to.equal(420);
    expect(measured?.distanceKm).to.be.greaterThan(5000);
  });
});
