import { expect } from "chai";
import { decode, isDecodable } from "../../../src/decode/decode.ts";

function decoded(text: string) {
  return decode(text, { referenceDate: "2026-11-22" });
}

function namesIn(text: string): readonly string[] {
  const { persons } = decoded(text).booking;
  return persons.map(({ lastName, firstName }) => `${lastName}/${firstName}`);
}

const FLIGHTS = [
  "  2  LH 400 M 14JAN 4 FRAJFK HK1  1300 1545  14JAN  E\n",
  " 1 LH 400M 14JAN Q FRAJFK HK1  1300  1545  14JAN Q /DCLH*XKCDWQ /E\n",
  " 1. LH  400 M  14JAN FRAJFK HK1  1300   1545  O*       E TH\n",
  " 2.  LH400  M   TH14JAN  FRAJFK HK1   1300 1545          E\n",
];

describe("What is not a name", () => {
  describe("Words that are not names", () => {
    it("are trade terms on both sides of the slash, next to any system's flight", () => {
      for (const flight of FLIGHTS)
        for (const words of ["VISA/PASSPORT REQUIRED", "TAX/EXEMPT", "VIP/GOLD MEMBER MR"]) {
          expect(namesIn(`  1.${words}\n${flight}`), words).to.deep.equal([]);
          expect(namesIn(`  1.STONE/ADA MRS\n${flight}  3.${words}\n`), words).to.deep.equal([
            "STONE/ADA",
          ]);
        }
    });

    it("are names if only one side is such a word", () => {
      for (const name of ["TAX/PETER MR", "GOLD/ADA MRS", "STONE/MAY MRS", "CASH/JOHN MR"])
        expect(namesIn(`  1.${name}\n${FLIGHTS[0] ?? ""}`)).to.deep.equal([
          name.replace(/ .*/, ""),
        ]);
    });

    it("are answers to questions", () => {
      for (const answers of ["1. A/B/C/D\n2. B/C\n", "1.A/B\n2.C/D\n3.B/D\n"])
        expect(isDecodable(decoded(answers)), answers).to.equal(false);
      expect(namesIn(`  1.STONE/A MRS\n  2.O/YI MR\n`)).to.deep.equal(["STONE/A", "O/YI"]);
    });

    it("are currencies, systems and their parts", () => {
      for (const text of [
        "GBP/JPY MR\n",
        "Debian/Ubuntu\n",
        "1.EUR/USD\n2.USD/CHF\n",
        "1.INPUT/OUTPUT MR\n",
      ])
        expect(isDecodable(decoded(text)), text).to.equal(false);
    });

    it("announce a name", () => {
      for (const words of ["Trip for", "TRIP FOR", "RESERVA PARA", "VOYAGE POUR"])
        for (const flight of FLIGHTS.slice(0, 2))
          expect(namesIn(`${words} STONE/ADA MRS\n${flight}`), words).to.satisfy(
            (names: readonly string[]) => names.every((name) => name === "STONE/ADA"),
          );
      const { unread, booking } = decoded(`Trip for STONE/ADA MRS\n${FLIGHTS[0] ?? ""}`);
      expect(booking.persons.map(({ title }) => title)).to.deep.equal(["MRS"]);
      expect(unread.map(({ text }) => text)).to.deep.equal(["Trip for"]);
    });
  });

  describe("Numbered words with a slash", () => {
    const AGENDA = "1. CARVER/MASON\n2. MILLER/STONE\n";

    it("are names with a warning and low confidence if nothing else is read", () => {
      for (const text of [AGENDA, `Points\n${AGENDA}Regards\n`]) {
        const { confidence, candidates, warnings, records, booking } = decoded(text);
        expect(booking.persons).to.have.length(2);
        expect(confidence).to.be.lessThan(0.5);
        expect(candidates[0]?.confidence).to.equal(confidence);
        expect(records.every((record) => record.confidence < 0.5)).to.equal(true);
        expect(warnings.join(" ")).to.contain("nothing else shows that this is a record");
      }
    });

    it("are names next to any line of a record", () => {
      for (const text of [
        `${AGENDA}${FLIGHTS[0] ?? ""}`,
        "1.STONE/ADA MRS\n",
        "1.STONE/ADA(CHD)\n",
        " 1.1STONE/ADA\n",
        `${AGENDA}  3 AP FRA 069 555 0100\n`,
      ]) {
        const { booking, warnings } = decoded(text);
        expect(booking.persons, text).not.to.have.length(0);
        expect(warnings.join(" ")).not.to.contain("nothing else shows");
      }
    });

    it("are not names, even with a title, if a number follows them", () => {
      for (const text of [
        "1.MERGE/REBASE MR 42\n",
        "2. ALPHA/BETA MS 2019\n",
        "Notes\n1.ALPHA/BETA MR TEMPLATES\n3.GAMMA/DELTA LOCKS FOR LH 400 TESTS\n",
        "2026-11-22 09:11:02 WARN retry 3/5\n  1.ALPHA/BETA MR 42   2.GAMMA/DELTA MR 43\n",
      ])
        expect(isDecodable(decoded(text)), text).to.equal(false);
    });

    it("are doubtful with a title if other words follow it", () => {
      const { booking, confidence, warnings } = decoded("1.STONE/ADA MRS 0162205550010440\n");
      expect(booking.persons.map(({ title }) => title)).to.deep.equal(["MRS"]);
      expect(confidence).to.be.lessThan(0.5);
      expect(warnings.join(" ")).to.contain("nothing else shows that this is a record");
    });

    it("are believed if the caller names the system", () => {
      const { confidence, warnings } = decode(AGENDA, {
        referenceDate: "2026-11-22",
        algorithm: "GDS_A",
      });
      expect(confidence).to.equal(1);
      expect(warnings).to.have.length(1);
    });
  });

  describe("An item right below a title", () => {
    const RECORD = ` 1.1STONE/ADA MRS\n${FLIGHTS[1] ?? ""}`;

    it("is not a name, and no record begins there", () => {
      for (const title of ["REMARKS", "PHONES", "TKT INSTRUCTIONS", "ACCOUNTING DATA", "AA FACTS"])
        for (const item of ["1.SMITH/CALLS MR", "  1.SMITH/CALLS MR", "  1.VIP/GOLD MEMBER MR"]) {
          const { booking, records, algorithm } = decoded(
            `${RECORD}${title}\n${item}\n  2.ANY TEXT\n`,
          );
          expect(
            booking.persons.map(({ lastName }) => lastName),
            title,
          ).to.deep.equal(["STONE"]);
          expect(records).to.have.length(1);
          expect(algorithm).to.equal("GDS_B");
        }
    });

    it("is a name if it has a count: another record begins there", () => {
      const other =
        " 1.1GREEN/BEN MR\n 1 BA 117Y 12APR M LHRJFK HK1   820A 1105A /DCBA*ZXKCDQ /E\n";
      const { booking, records } = decoded(`${RECORD}REMARKS\n${other}`);
      expect(booking.persons.map(({ lastName }) => lastName)).to.deep.equal(["STONE", "GREEN"]);
      expect(records).to.have.length(2);
    });
  });
});
