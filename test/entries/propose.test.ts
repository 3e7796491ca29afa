import { expect } from "chai";
import { decode } from "../../src/decode/decode.ts";
import { entries, type EntriesOptions } from "../../src/entries/propose.ts";

const REFERENCE_DATE = "2026-11-01";
const NAMES = "  1.SAMPLEMAN/ARIA MRS   2.SAMPLEMAN/BORIS MR\n";

/** The only record of a text, with the entries for its flights. */
function proposed(text: string, options: EntriesOptions = {}) {
  const decoded = decode(text, { referenceDate: REFERENCE_DATE });
  const all = entries(decoded, { referenceDate: REFERENCE_DATE, ...options });
  const [record] = all;
  if (record === undefined) throw new Error("the text has no record");
  return { ...record, all };
}

/** What a record says of its only flight: its entry in Sabre, or why there is none. */
function outcome(flight: string, names = NAMES): string | undefined {
  const { systems, leftOut } = proposed(`${names}  3  ${flight}\n`, { system: "sabre" });
  return systems[0]?.sell[0]?.entry ?? leftOut[0]?.reason;
}

describe("Entries", () => {
  it("are those of each system", () => {
    const { systems, recordLocator } = proposed(
      `RP/PARZZ2199/PARZZ2199            AB/SU   1OCT26/0914Z   ZQ7KXA\n${NAMES}` +
        "  3  AF 457 Y 24NOV 2 GRUCDG HK2  1855 1110+1\n  4  BA 0304 J 05DEC 6 CDGLHR HK1  0900 0920\n",
    );
    expect(recordLocator).to.equal("ZQ7KXA");
    const texts = systems.map(({ system, sell, price }) => [
      system,
      ...sell.map(({ entry }) => entry),
      price,
    ]);
    const direct = ["0AF457Y24NOVGRUCDGNN2", "0BA304J05DECCDGLHRNN1"];
    expect(texts).to.deep.equal([
      ["amadeus", "SSAF457Y24NOVGRUCDG2", "SSBA304J05DECCDGLHR1", "FXX"],
      ["sabre", ...direct, "WP"],
      ["galileo", ...direct, "FQ"],
      ["apollo", ...direct, "$B"],
      ["worldspan", ...direct, "4P"],
      ["travelsky", "SS:AF457/Y/24NOV/GRUCDG/NN2", "SS:BA304/J/05DEC/CDGLHR/NN1", null],
    ]);
  });

  it("are those of one system, in any case", () => {
    const text = `${NAMES}  3  MU5101 Y 01DEC 2 SHAPEK HK2  0800 1020\n`;
    const { systems } = proposed(text, { system: "TravelSky" });
    expect(systems).to.deep.equal([
      {
        system: "travelsky",
        displayName: "TravelSky",
        sell: [{ flight: 0, entry: "SS:MU5101/Y/01DEC/SHAPEK/NN2" }],
        price: "PAT:A",
      },
    ]);
  });

  for (const status of ["HK", "KK", "TK", "SS", "HN", "PN", "NN"])
    it(`ask for a flight with the status ${status}`, () => {
      expect(outcome(`AF 457 Y 24NOV 2 GRUCDG ${status}2  1855 1110+1`)).to.equal(
        "0AF457Y24NOVGRUCDGNN2",
      );
    });

  for (const [status, reason] of [
    ["HL", "waitlisted"],
    ["US", "waitlisted"],
    ["GK", "passive"],
    ["UN", "unconfirmed"],
    ["HX", "unconfirmed"],
    ["QQ", "unknown_status"],
  ] as const)
    it(`do not ask for a flight with the status ${status}`, () => {
      expect(outcome(`AF 457 Y 24NOV 2 GRUCDG ${status}2  1855 1110+1`)).to.equal(reason);
    });

  it("count seats, else the travellers who need one", () => {
    const flight = "AF 457 Y 24NOV 2 GRUCDG HK   1855 1110+1";
    expect(outcome(flight)).to.equal("0AF457Y24NOVGRUCDGNN2");
    const withInfant = "  1.SAMPLEMAN/ARIA MRS(INF/KAI/05JAN26)   2.SAMPLEMAN/BORIS MR\n";
    expect(outcome(flight, withInfant)).to.equal("0AF457Y24NOVGRUCDGNN2");
    expect(outcome(flight, "")).to.equal("no_seats");
  });

  it("ask for nine seats at most", () => {
    expect(outcome("AF 457 Y 24NOV 2 GRUCDG HK9  1855 1110+1")).to.equal("0AF457Y24NOVGRUCDGNN9");
    expect(outcome("AF 457 Y 24NOV 2 GRUCDG HK10  1855 1110+1")).to.equal("too_many_seats");
  });

  it("ask for days that airlines sell, of which an entry names no year", () => {
    const text = `${NAMES}  3  AF 457 Y 24NOV 2 GRUCDG HK2  1855 1110+1\n`;
    const on = (referenceDate: string) => {
      const { systems, leftOut } = proposed(text, { system: "sabre", referenceDate });
      return systems[0]?.sell[0]?.entry ?? leftOut[0]?.reason;
    };
    expect(on("2026-11-24")).to.equal("0AF457Y24NOVGRUCDGNN2");
    expect(on("2026-11-25")).to.equal("departed");
    // 330 and 331 days before 24 November.
    expect(on("2025-12-29")).to.equal("0AF457Y24NOVGRUCDGNN2");
    expect(on("2025-12-28")).to.equal("too_far");
  });

  it("complete nothing that a text does not say", () => {
    expect(outcome("AFOPEN Y 24NOV 2 GRUCDG DS2")).to.equal("open");
    const { systems, leftOut } = proposed("Flight BA117 from LHR to JFK on 12 December 2026");
    expect(systems).to.deep.equal([]);
    expect(leftOut).to.deep.equal([
      {
        flight: 0,
        reason: "no_class",
        message: "the record does not give its booking class in one letter",
      },
    ]);
  });

  it("are those of each record", () => {
    const record = (locator: string, flight: string) =>
      `RP/PARZZ2199/PARZZ2199            AB/SU   1OCT26/0914Z   ${locator}\n  1.DOE/JANE MRS\n  2  ${flight}\n`;
    const { all } = proposed(
      record("ZQ7KXA", "AF 457 Y 24NOV 2 GRUCDG HK1  1855 1110+1") +
        record("ZR4T9B", "LH 400 M 14JAN 4 FRAJFK HK1  1300 1545"),
      { system: "amadeus" },
    );
    expect(
      all.map(({ recordLocator, systems }) => [recordLocator, ...(systems[0]?.sell ?? [])]),
    ).to.deep.equal([
      ["ZQ7KXA", { flight: 0, entry: "SSAF457Y24NOVGRUCDG1" }],
      ["ZR4T9B", { flight: 1, entry: "SSLH400M14JANFRAJFK1" }],
    ]);
  });

  it("need a known system and a calendar day", () => {
    const decoded = decode("", { referenceDate: REFERENCE_DATE });
    expect(() => entries(decoded, { system: "meridian" })).to.throw(RangeError, "amadeus, sabre");
    expect(() => entries(decoded, { referenceDate: "2026-02-30" })).to.throw(RangeError);
  });
});
