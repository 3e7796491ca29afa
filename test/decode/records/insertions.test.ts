import { expect } from "chai";
import { decode } from "../../../src/decode/decode.ts";

const read = (...lines: readonly string[]) => {
  const decoded = decode(lines.join("\n"), { referenceDate: "2026-11-22" });
  const { flights, contacts } = decoded.booking;
  return { decoded, flights: flights.map(({ flight }) => flight), contacts };
};

describe("Lines that the system of a record cannot read", () => {
  it("are read by a system that left strong signs in the paste", () => {
    const { flights, contacts, decoded } = read(
      "RP/VIEZZ2144/VIEZZ2144            KW/SU  10NOV26/0841Z   6RW8TD",
      "  1.STERN/LENA MRS",
      "  2  OS 087 M 15JAN 5 VIEJFK HK1  1025 1355  15JAN  E  OS/W5RT9K",
      " 3 BT 342K 16JAN S RIXBER HK1   710A  805A /DCBT*ZR4T9B /E",
      "  4 AP VIE 01 5550100",
    );
    expect(flights).to.deep.equal(["087", "342"]);
    expect(contacts).to.have.lengthOf(1);
    expect(decoded.records).to.have.lengthOf(1);
    expect(decoded.unread).to.deep.equal([]);
  });

  it("are read as free text if the record has no journey", () => {
    const sentence = "OS87 from VIE to JFK on 15JAN27 10:25 - 13:55";
    const names = "  1.STERN/LENA MRS   2.STERN/KARL MR(ADT)";
    expect(read(names, sentence).flights).to.deep.equal(["87"]);
  });

  it("stay unread if they only mention a flight outside the itinerary", () => {
    const { flights, decoded } = read(
      "  1.STERN/LENA MRS",
      "  2  OS 087 M 15JAN 5 VIEJFK HK1  1025 1355  15JAN  E  OS/W5RT9K",
      "She asked for UA 1234 from JFK to BOS on 16JAN27 10:00 - 11:20",
      "  3 AP VIE 01 5550100",
    );
    expect(flights).to.deep.equal(["087"]);
    expect(decoded.unread.map(({ line }) => line)).to.deep.equal([3]);
  });
});
