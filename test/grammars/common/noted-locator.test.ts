import { expect } from "chai";
import { notedLocator } from "../../../grammars/common/header/noted-locator.ts";
import { grammarOf, itLeavesUnread, itReads, itReadsAnyText, readLines } from "../read.ts";

const grammar = grammarOf(notedLocator);
const noted = { kind: "header", noted: "ZQ7KXA" };
const NAMES = "  1.DOE/JANE MRS";

describe("locators that people wrote", () => {
  describe("after a word for them, in the languages of the world", () => {
    itReads(grammar, [
      ["PNR: ZQ7KXA", noted],
      ["pnr zq7kxa", noted],
      ["Ref: ZQ7KXA", { ...noted, isAnyReference: true }],
      ["Your booking reference is ZQ7KXA", noted],
      ["Amadeus PNR = ZQ7KXA", noted],
      ["Buchungscode ZQ7KXA", noted],
      ["Num\u00e9ro de dossier : ZQ7KXA", noted],
      ["codigo de reserva: ZQ7KXA", noted],
      ["Codice prenotazione: ZQ7KXA", noted],
      ["Reserveringsnummer: ZQ7KXA", noted],
      ["\u4e88\u7d04\u756a\u53f7\uff1aZQ7KXA", noted],
      ["PNR: ZQNAMA", { ...noted, noted: "ZQNAMA" }],
      ["Ref: ZQKXMA", { ...noted, noted: "ZQKXMA", isAnyReference: true }],
      [
        "Te paso los datos, reserva: ZQ7KXA",
        { ...noted, isAnyReference: true, unparsed: ["TE PASO LOS DATOS,"] },
      ],
      ["PNR: ZQ7KXA, please", { ...noted, unparsed: [",", "PLEASE"] }],
    ]);
    itLeavesUnread(grammar, [
      "PNR: PLEASE",
      "Ref: BERLIN",
      "Buchungscode BERLIN",
      "Our ref: 2026/1147-B",
      "Our ref: ZQ7KXA",
      "Hotel reservation: ZQ7KXA",
      "PNR: ZQ7KXA-1",
      "PNR: ZQ7KXA2",
      "Booking LH400Y",
      "Ref 14JAN7",
      "Ref: ROOM12",
      "Preference: ZQ7KXA",
    ]);
  });

  it("below a word for them", () => {
    const below = (label: string, code: string) => readLines(`${label}\n${code}\n\nX`, grammar)[1];
    expect(below("Buchungscode", "ZQ7KXA")).to.deep.equal(noted);
    expect(below("Your booking reference:", "ZQNAMA")).to.deep.equal({ ...noted, noted: "ZQNAMA" });
    expect(below("Buchungscode", "THANKS")).to.equal(null);
    expect(below("Buchungscodes", "ZQ7KXA")).to.equal(null);
    expect(readLines("Buchungscode\nZQ7KXA", grammar)).to.deep.equal([{ kind: "header" }, noted]);
  });

  it("below a header that ends without them", () => {
    expect(readLines("RP/PARZZ2199/  AB/SU  1MAR26/0914Z\nZQNAMA", grammar)[1]).to.deep.equal({
      ...noted,
      noted: "ZQNAMA",
    });
    expect(readLines("ZZ9A.ZZ9A*AWS 0914/01MAR26\nZQ7KXA", grammar)[1]).to.deep.equal(noted);
  });

  it("alone above names", () => {
    const above = (code: string, names = NAMES) => readLines(`${code}\n${names}`, grammar)[0];
    expect(above("ZQ7KXA")).to.deep.equal(noted);
    expect(above("ZQ7KXA\n", " 1.1DOE/JANE")).to.deep.equal(noted);
    expect(above("ZQKXMA")).to.deep.equal({ ...noted, noted: "ZQKXMA" });
    for (const other of ["URGENT", "FRAJFK", "TRIP26", "14JAN7", "LH0400", "LH400Y", "123456"])
      expect(above(other), other).to.equal(null);
    expect(above("ZQ7KXA", "Dear all")).to.equal(null);
  });

  itReadsAnyText(grammar, [
    "PNR",
    ": ",
    "ZQ7KXA",
    "Buchungscode",
    "\n",
    ", ",
    NAMES,
    "1MAR26/0914Z",
  ]);
});
