import { expect } from "chai";
import { decode } from "../../../src/decode/decode.ts";
import { isLocatorWord } from "../../../src/ast/locator-words.ts";

/** The locators that a text gives, and what of it stays unread. */
function locatorsIn(text: string) {
  const { booking, unread } = decode(text, { referenceDate: "2026-11-22" });
  return {
    record: booking.recordLocator,
    airline: booking.airlineLocators.map(({ locator }) => locator),
    flights: booking.flights.length,
    unread: unread.map(({ text: part }) => part),
  };
}

const NAME = "  1.STONE/ADA MRS\n";
const COUNTED = " 1.1STONE/ADA MRS\n";

describe("A word in the place of a locator", () => {
  const samples: readonly (readonly [where: string, text: (locator: string) => string])[] = [
    [
      "bare, after an Amadeus flight",
      (locator) => `${NAME}  2  LH 400 M 14JAN 4 FRAJFK HK1  1300 1545  14JAN  E  ${locator}\n`,
    ],
    [
      "after the airline of an Amadeus flight",
      (locator) => `${NAME}  2  LH 400 M 14JAN 4 FRAJFK HK1  1300 1545  14JAN  E  LH/${locator}\n`,
    ],
    [
      "in the tail of a Sabre flight",
      (locator) =>
        `${COUNTED} 1 LH 400M 14JAN Q FRAJFK HK1  1300  1545  14JAN Q /DCLH*${locator} /E\n`,
    ],
    [
      "in the tail of a Galileo flight",
      (locator) =>
        `${COUNTED} 1. LH  400 M  14JAN FRAJFK HK1  1300   1545  O*       E TH  LH/${locator}\n`,
    ],
    [
      "in a Galileo list",
      (locator) =>
        `${COUNTED} 1. LH  400 M  14JAN FRAJFK HK1  1300   1545  O*       E TH\nVLOC-LH*${locator}/01DEC 1352\n`,
    ],
  ];
  for (const [where, text] of samples) {
    it(`is not a locator ${where}`, () => {
      for (const word of ["OPTION", "NOSHOW", "CANCEL"]) {
        const found = locatorsIn(text(word));
        expect(found).to.deep.include({ record: null, airline: [], flights: 1 });
        expect(found.unread.join(" ")).to.contain(word);
      }
      expect(locatorsIn(text("XKCDWQ"))).to.deep.include({ airline: ["XKCDWQ"], unread: [] });
    });
  }

  it("is not a locator in a header, a footer or an entry", () => {
    const header = `RP/FRALH2100/FRALH2100            AA/SU  14FEB26/0912Z   CANCEL\n${NAME}`;
    const footer = `${COUNTED} 1 LH 400M 14JAN Q FRAJFK HK1  1300  1545\nZZ9A.ZZ9A*AWS 0914/01MAR26 TICKET H\n`;
    for (const text of [header, footer, `RTOPTION\n${NAME}`, `NOSHOW\n${COUNTED}`])
      expect(locatorsIn(text).record, text).to.equal(null);
  });

  it("is not a locator if it is the cities of the flight", () => {
    for (const pair of ["FRAJFK", "JFKFRA"])
      expect(
        locatorsIn(`${NAME}  2  LH 400 M 14JAN 4 FRAJFK HK1  1300 1545  14JAN  E  ${pair}\n`),
      ).to.deep.include({ airline: [], unread: [pair] });
  });

  it("has no digit and is as long as a locator", () => {
    expect(isLocatorWord("OPTION")).to.equal(true);
    for (const locator of ["0PTION", "XKCDWQ", "OPT"])
      expect(isLocatorWord(locator)).to.equal(false);
  });
});
