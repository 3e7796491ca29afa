import { expect } from "chai";
import { decode } from "../../src/decode/decode.ts";
import { mapBooking } from "../../src/booking/map.ts";
import { air, bookingOf, findPlace, rail, read, REFERENCE, warningsOf } from "./nodes.ts";

/** Repetitions, contradictions and unknown codes in an itinerary. */
describe("doubts about an itinerary", () => {
  describe("flights that replace others", () => {
    const UN = air("1 BA 117 Y 24NOV 2 LHRJFK UN1 0835 1135");

    const replacing = (...nodes: readonly ReturnType<typeof air>[]) =>
      warningsOf(UN, ...nodes).filter((warning) => warning.includes("replaces"));

    for (const [what, line] of [
      ["at another time", "2 BA 117 Y 24NOV 2 LHRJFK TK1 0935 1235"],
      ["on the next day", "2 BA 117 Y 25NOV 3 LHRJFK TK1 0835 1135"],
      ["under another number", "2 BA 119 Y 24NOV 2 LHRJFK KK1 0935 1235"],
    ] as const)
      it(`are reported as replacements ${what}`, () => {
        const [first, second] = replacing(air(line));
        expect(first).to.match(/^Segment 1 .*status is UN; Segment 2 \(BA 11\d\) replaces it\.$/);
        expect(second).to.match(/^Segment 2 .*it replaces Segment 1 \(BA 117\)\.$/);
      });

    it("keep the replaced flights, with their status", () => {
      const { flights } = bookingOf(UN, air("2 BA 117 Y 24NOV 2 LHRJFK TK1 0935 1235"));
      expect(flights.map(({ status }) => status)).to.deep.equal(["UN", "TK"]);
    });

    it("have the same airline and route, and are at most a day apart", () => {
      expect(replacing(air("2 AF 117 Y 24NOV 2 LHRJFK TK1 0935 1235"))).to.deep.equal([]);
      expect(replacing(air("2 BA 117 Y 24NOV 2 LHRDFW TK1 0935 1235"))).to.deep.equal([]);
      expect(replacing(air("2 BA 117 Y 26NOV 4 LHRJFK TK1 0935 1235"))).to.deep.equal([]);
      expect(replacing(air("2 BA 117 Y 24NOV 2 LHRJFK HK1 0935 1235"))).to.deep.equal([]);
    });

    it("are not reported if several fit equally well", () => {
      const others = ["2 BA 119 Y 24NOV 2 LHRJFK TK1 0935 1235", "3 BA 121 Y 24NOV 2 LHRJFK TK1"];
      expect(replacing(...others.map((line) => air(line)))).to.deep.equal([]);
      const same = air("4 BA 117 Y 24NOV 2 LHRJFK TK1 0735 1035");
      expect(replacing(...others.map((line) => air(line)), same)[0]).to.contain("Segment 4");
    });

    it("replace only one flight each", () => {
      const again = air("2 BA 117 Y 24NOV 2 LHRJFK UN1 0835 1135");
      const found = replacing(again, air("3 BA 117 Y 24NOV 2 LHRJFK TK1 0935 1235"));
      expect(found.filter((warning) => warning.includes("status is UN"))).to.have.length(1);
    });
  });

  describe("segments that are booked twice", () => {
    it("cause a warning, for flights and trains", () => {
      const twice = [
        air("1 BA 117 Y 24NOV 2 LHRJFK HK1 0835 1135"),
        air("2 BA 0117 Y 24NOV 2 LHRJFK HK1 0835 1135"),
        rail("3 6612 26NOV 4 FRLPD FRPLY 1800 2007"),
        rail("4 6612 26NOV 4 FRLPD FRPLY 1800 2007"),
      ];
      expect(warningsOf(...twice)).to.deep.equal([
        "Segment 2 (BA 0117): same as Segment 1 (BA 117); it is booked twice.",
        "Segment 4 (train 6612): same as Segment 3 (train 6612); it is booked twice.",
      ]);
    });

    it("exclude other classes and days, open flights and unconfirmed segments", () => {
      const first = air("1 BA 117 Y 24NOV 2 LHRJFK HK1 0835 1135");
      const open = air("5 BA OPEN Y 24NOV 2 JFKLHR");
      for (const other of [
        air("2 BA 117 J 24NOV 2 LHRJFK HK1 0835 1135"),
        air("2 BA 117 Y 25NOV 3 LHRJFK HK1 0835 1135"),
        air("2 BA 117 Y 24NOV 2 LHRJFK HX1 0835 1135"),
      ])
        expect(warningsOf(first, other, open, open).join()).not.to.contain("twice");
    });
  });

  it("include malformed times that were corrected", () => {
    const flight = air("1 BA 117 Y 24NOV 2 LHRJFK HK1 0835 1135", {
      departure: { ...read(1060), mended: "1740A" },
      arrivalDays: read(0),
      arrival: read(1200),
    });
    expect(warningsOf(flight)).to.deep.equal([
      "Segment 1 (BA 117): the time 1740A is read as 17:40.",
    ]);
    const text = "  2  BA 117 Y 24NOV 2 LHRJFK HK1  1740A  815P";
    const decoded = decode(text, { referenceDate: "2026-11-21" });
    expect(decoded.booking.flights[0]?.departure).to.equal("2026-11-24 17:40:00");
    expect(decoded.warnings.join()).to.contain("the time 1740A is read as 17:40");
  });

  it("include airlines and airports missing from the reference data, once each", () => {
    const nodes = [
      air("1 BA 117 Y 24NOV 2 LHRXXZ HK1 0835 1135"),
      air("2 Q0 118 Y 26NOV 4 XXZLHR HK1 0835 1135"),
      air("3 2C 6612 Y 27NOV 5 XXAXXB HK1 0835 1135"),
    ];
    const isAirline = (code: string) => code === "BA";
    const { warnings, booking } = mapBooking(nodes, {
      referenceDate: REFERENCE,
      findPlace,
      isAirline,
    });
    expect(warnings).to.deep.equal([
      "The airport XXZ is not in the reference data.",
      "The airline Q0 is not in the reference data.",
    ]);
    expect(booking.flights[1]?.airline).to.equal("Q0");
    expect(booking.trains).to.have.length(1);
  });

  it("include lines that look like orders and are left out, though they name a flight", () => {
    const text =
      "1.1DOE/JOHN MR\nLH 400 12APR FRA JFK  06.35\n2 BA 117 Y 24NOV LHRJFK HK1 0835 1135";
    const { booking, warnings } = decode(text, { referenceDate: "2026-11-21" });
    expect(booking.flights.map(({ flight }) => flight)).to.deep.equal(["117"]);
    expect(warnings).to.include(
      "Segment LH 400 is left out: it has no class, status or time, and looks like an order.",
    );
  });
});
