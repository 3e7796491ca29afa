import { expect } from "chai";
import { reservationLines } from "../../src/files/reservations.ts";

const FLIGHT = { "@type": "FlightReservation", reservationNumber: "K3TQ2D" };

function linesOf(...scripts: readonly unknown[]): readonly string[] {
  return reservationLines(scripts.map((each) => JSON.stringify(each))).split("\n");
}

/** What a reservation with further members says beyond the one without. */
function added(members: object): readonly string[] {
  const [type, number, ...others] = linesOf({ ...FLIGHT, ...members });
  expect([type, number]).to.deep.equal(linesOf(FLIGHT));
  return others;
}

function nested(value: unknown, depth: number): unknown {
  return depth === 0 ? value : [nested(value, depth - 1)];
}

describe("Reservations in JSON-LD", () => {
  it("are lines of names and values", () => {
    expect(linesOf(FLIGHT)).to.deep.equal([
      "schema.org FlightReservation",
      "reservationNumber: K3TQ2D",
    ]);
    expect(added({ reservationFor: { flightNumber: 457, isCodeShare: true } })).to.deep.equal([
      "reservationFor.flightNumber: 457",
      "reservationFor.isCodeShare: true",
    ]);
  });

  it("number the members of a list unless it has only one", () => {
    const [ada, ben] = [{ name: "ADA" }, { name: "BEN" }];
    expect(added({ underName: [ada, ben] })).to.deep.equal([
      "underName[1].name: ADA",
      "underName[2].name: BEN",
    ]);
    expect(added({ underName: [ada] })).to.deep.equal(["underName.name: ADA"]);
  });

  it("leave out what says nothing about a booking", () => {
    expect(added({ url: "https://shop.example/K3TQ2D", note: " ", seat: null })).to.deep.equal([]);
    expect(added({ "not a name": "X" })).to.deep.equal([]);
  });

  it("leave out what is too long or too deep for a screen", () => {
    expect(added({ note: "A".repeat(200) })).to.deep.equal([]);
    expect(added({ note: nested({ name: "DEEP" }, 9) })).to.deep.equal([]);
    expect(linesOf(nested(FLIGHT, 9))).to.deep.equal([""]);
    expect(linesOf(nested(FLIGHT, 3))).to.deep.equal(linesOf(FLIGHT));
  });
});
