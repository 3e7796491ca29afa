import { expect } from "chai";
import { decode } from "../../../src/decode/decode.ts";

const FIRST = [
  "  1  BA 117 Y 12APR 7 LHRJFK HK1  1235 1535  12APR  E  BA/ZS8P2C",
  "  2  BA 112 Y 20APR 1 JFKLHR HK1  1905 0705  21APR  E  BA/ZS8P2C",
];
const SECOND = [
  " 1 SK 909T 05MAY T ARNEWR HK1  1030A  110P /DCSK*ZSKARN /E",
  " 2 SK 904T 16MAY S EWRARN HK1   555P  740A  17MAY S /DCSK*ZSKARN /E",
];
const THIRD = [" 1. TP 1363 K  07JUN LISLHR HK1  1110A   155P O*       E SU"];

function read(lines: readonly string[]) {
  return decode(lines.join("\n"), { referenceDate: "2026-03-05" });
}

describe("Detection of a change of system without record marks", () => {
  it("starts a record for another system", () => {
    const { records, booking, unread } = read([...FIRST, ...SECOND, ...THIRD]);
    expect(records.map(({ algorithm }) => algorithm)).to.deep.equal(["GDS_A", "GDS_B", "GDS_C"]);
    expect(booking.flights.map(({ airline, flight }) => airline + flight)).to.deep.equal([
      "BA117",
      "BA112",
      "SK909",
      "SK904",
      "TP1363",
    ]);
    expect(unread).to.deep.equal([]);
  });

  it("works in any order", () => {
    const { records } = read([...THIRD, ...SECOND, ...FIRST]);
    expect(records.map(({ algorithm }) => algorithm)).to.deep.equal(["GDS_C", "GDS_B", "GDS_A"]);
  });

  it("ignores a flight that another element quotes", () => {
    const { records, algorithm } = read([
      "RP/PARZZ2199/PARZZ2199            AB/SU   1MAR26/0830Z   ZQ7KXA",
      ...FIRST,
      "  3 RM SK 909T 05MAY T ARNEWR HK1  1030A  110P /DCSK*ZSKARN /E",
    ]);
    expect([records.length, algorithm]).to.deep.equal([1, "GDS_A"]);
  });

  it("is disabled if the caller names the system", () => {
    const text = [...FIRST, ...SECOND].join("\n");
    const { records } = decode(text, { algorithm: "GDS_A", referenceDate: "2026-03-05" });
    expect(records.map(({ algorithm }) => algorithm)).to.deep.equal(["GDS_A"]);
  });
});
