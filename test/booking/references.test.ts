import { expect } from "chai";
import type { FlightReference, Node, SeatNode } from "../../src/ast/nodes.ts";
import { air, bookingOf, date, name, names, read, ssr, ticket, warningsOf } from "./nodes.ts";

/** References from elements to persons by name and to flights by their printed details. */

const PARTY = names("1.1.DOE/JOHN MR", "2.1.DOE/JOHANNA MRS", "3.1.ROE/KIM MISS");
const ROUND_TRIP = [
  air("1 AA 175 I 24NOV 2 DFWHND HK3 1115 1435"),
  air("2 AA 175 I 01DEC 2 DFWHND HK3 1115 1435"),
];

/** `AA 0175 24NOV DFWHND`. */
function flight(text: string): FlightReference {
  const [airline = "", number = "", on = "", pair = ""] = text.split(" ");
  return {
    airline: read(airline),
    flight: read(number),
    date: date(on),
    origin: read(pair.slice(0, 3)),
    destination: read(pair.slice(3)),
  };
}

function seat(printed: string, more: Partial<SeatNode> = {}): SeatNode {
  return { kind: "seat", seat: read(printed), status: read("HK"), ...more };
}

function personsOf(...printed: readonly string[]) {
  const named = printed.map((each) => name(each));
  return bookingOf(PARTY, ssr("VGML", { named })).ssr[0]?.persons;
}

function seatsOf(...nodes: readonly Node[]) {
  return bookingOf(PARTY, ...ROUND_TRIP, ...nodes).flights.map(({ seats }) =>
    seats.map((each) => `${each.seat} ${each.person ?? "-"}`),
  );
}

describe("references to persons and flights", () => {
  describe("references to persons by name", () => {
    it("match the person with that name, with or without the title", () => {
      expect(personsOf("DOE/JOHN MR")).to.deep.equal([0]);
      expect(personsOf("ROE/KIM")).to.deep.equal([2]);
      expect(personsOf("DOE/JOHANNA", "DOE/JOHN")).to.deep.equal([1, 0]);
    });

    it("match the person with that name if the space before the title was dropped", () => {
      expect(personsOf("DOE/JOHANNAMRS")).to.deep.equal([1]);
    });

    it("match the person whose names begin with the truncated ones", () => {
      expect(personsOf("RO/K")).to.deep.equal([2]);
      expect(personsOf("DOE/JOHA")).to.deep.equal([1]);
    });

    it("match no one if they fit several persons or none", () => {
      expect(personsOf("DOE/J")).to.deep.equal([]);
      expect(personsOf("POE/KIM")).to.deep.equal([]);
      expect(personsOf("DOE")).to.deep.equal([]);
    });

    it("use the number if the name fits several persons", () => {
      const persons = read(["2"]);
      const request = ssr("VGML", { named: [name("DOE/J")], persons });
      expect(bookingOf(PARTY, request).ssr[0]?.persons).to.deep.equal([1]);
      const other = ssr("VGML", { named: [name("ROE/KIM")], persons });
      expect(bookingOf(PARTY, other).ssr[0]?.persons).to.deep.equal([2]);
    });

    it("match each person who shares a surname, and assign each a seat", () => {
      const given = read("JOHANNA MRS");
      const named = [name("DOE/JOHN MR"), { surname: read("DOE"), given, printed: given }];
      const seats = [{ seat: read("12A") }, { seat: read("12B") }];
      const both = ssr("NSST", { ...flight("AA 0175 24NOV DFWHND"), named, seats });
      expect(bookingOf(PARTY, both).ssr[0]?.persons).to.deep.equal([0, 1]);
      expect(seatsOf(both)[0]).to.deep.equal(["12A 0", "12B 1"]);
      const three = { ...both, seats: [...seats, { seat: read("12C") }] };
      expect(seatsOf(three)[0]).to.deep.equal(["12A -", "12B -", "12C -"]);
    });

    it("do not default to the only traveller if they name someone else", () => {
      const request = ssr("FQTV", { named: [name("POE/KIM")], frequentFlyer: read("AA0000001") });
      expect(bookingOf(names("1.1.DOE/JOHN"), request).persons[0]?.frequentFlyer).to.deep.equal([]);
    });
  });

  describe("references to flights", () => {
    it("match by number, date and cities", () => {
      const request = ssr("VGML", flight("AA 0175 01DEC DFWHND"));
      expect(bookingOf(PARTY, ...ROUND_TRIP, request).ssr[0]?.flights).to.deep.equal([1]);
      for (const wrong of ["AA 0176 01DEC DFWHND", "AA 0175 02DEC DFWHND", "AA 0175 01DEC DFWNRT"])
        expect(
          bookingOf(PARTY, ...ROUND_TRIP, ssr("VGML", flight(wrong))).ssr[0]?.flights,
        ).to.deep.equal([]);
    });

    it("assign listed seats to a flight and a person", () => {
      const row = seat("12A", { ...flight("AA 175 24NOV DFWHND"), persons: read(["2.1"]) });
      expect(seatsOf(row)).to.deep.equal([["12A 1"], []]);
      const stale = seat("12A", { ...flight("AA 175 25NOV DFWHND"), segments: read(["1"]) });
      expect(seatsOf(stale)).to.deep.equal([[], []]);
    });

    it("come from the heading above", () => {
      const heading: Node = { kind: "flightHeading", ...flight("AA 0175 01DEC DFWHND") };
      const rows = [
        seat("12A", { isBelowHeading: true, named: [name("ROE/KIM")] }),
        ssr("VGML", { isBelowHeading: true, persons: read(["1"]) }),
      ];
      expect(seatsOf(heading, ...rows)).to.deep.equal([[], ["12A 2"]]);
      const [request] = bookingOf(PARTY, ...ROUND_TRIP, heading, ...rows).ssr;
      expect(request?.flights).to.deep.equal([1]);
      expect(request?.airline).to.equal("AA");
      const after = [heading, ...ROUND_TRIP, seat("12A")];
      expect(warningsOf(PARTY, ...after)).to.include("A seat matches no segment of the record.");
    });

    it("assign a seat once if both a list and a request print it", () => {
      const row = seat("3A", { ...flight("AA 175 24NOV DFWHND"), persons: read(["1.1"]) });
      const request = ssr("NSST", {
        ...flight("AA 0175 24NOV DFWHND"),
        seats: [{ seat: read("03A") }],
      });
      expect(seatsOf(row, request)).to.deep.equal([["3A 0"], []]);
      expect(seatsOf(request, row)).to.deep.equal([["3A 0"], []]);
    });
  });

  describe("lists of memberships", () => {
    it("warn of a member who is not in the record", () => {
      const membership: Node = {
        kind: "membership",
        airline: read("UA"),
        membership: read("X0000000"),
        named: [name("NOBODY/HERE")],
      };
      expect(warningsOf(PARTY, membership)).to.deep.equal([
        "A membership matches no traveller of the record.",
      ]);
      expect(warningsOf(membership)).to.deep.equal([]);
    });

    it("add each membership to its traveller once", () => {
      const membership: Node = {
        kind: "membership",
        airline: read("B6"),
        membership: read("0000000001"),
        persons: read(["2.1"]),
      };
      const { persons } = bookingOf(PARTY, membership, membership);
      expect(persons[1]?.frequentFlyer).to.deep.equal([{ airline: "B6", number: "0000000001" }]);
      expect(persons[0]?.frequentFlyer).to.deep.equal([]);
    });
  });

  describe("lines below a ticket", () => {
    it("add to the ticket", () => {
      const issue: Node = {
        kind: "ticketIssue",
        issued: date("18NOV26"),
        recordLocator: read("ZQ7KXA"),
      };
      const booking = bookingOf(PARTY, issue, ticket("006-0000000001"), issue);
      expect(booking.tickets[0]?.issued).to.equal("2026-11-18");
      expect(booking.recordLocator).to.equal("ZQ7KXA");
    });

    it("without a year have an issue date after the creation of the record", () => {
      const issued = { issued: date("08APR") };
      const made: Node = { kind: "header", created: date("01MAR26") };
      expect(bookingOf(made, ticket("006-0000000001", issued)).tickets[0]?.issued).to.equal(
        "2026-04-08",
      );
      const changed: Node = { kind: "header", updated: date("01MAR26") };
      expect(bookingOf(changed, ticket("006-0000000001", issued)).tickets[0]?.issued).to.equal(
        "2025-04-08",
      );
      expect(bookingOf(ticket("006-0000000001", issued)).tickets[0]?.issued).to.equal(null);
    });
  });

  describe("locators of reservation systems", () => {
    const listed = (airline: string, locator: string): Node => ({
      kind: "airlineLocator",
      airline: read(airline),
      locator: read(locator),
    });
    const locatorsOf = (...nodes: readonly Node[]) =>
      bookingOf(
        air("1 UA 200 S 24NOV 2 GUMHNL HK1 0705 1825"),
        air("2 LH 461 S 25NOV 3 MIAFRA HK1 1935 1055"),
        ...nodes,
      ).flights.map(({ airlineLocator }) => airlineLocator);

    it("are assigned to the only airline without one", () => {
      expect(locatorsOf(listed("UA", "ZR4T9B"), listed("1A", "ZS8P2C"))).to.deep.equal([
        "ZR4T9B",
        "ZS8P2C",
      ]);
    });

    it("are not assigned if they are ambiguous", () => {
      expect(locatorsOf(listed("1A", "ZS8P2C"))).to.deep.equal([null, null]);
      expect(
        locatorsOf(listed("UA", "ZR4T9B"), listed("1A", "ZS8P2C"), listed("1B", "ZT1V6D")),
      ).to.deep.equal(["ZR4T9B", null]);
    });
  });
});
