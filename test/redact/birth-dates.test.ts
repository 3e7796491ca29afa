import { expect } from "chai";
import { rewriteBirthDate } from "../../src/redact/birth-dates.ts";
import { Cipher } from "../../src/redact/cipher.ts";

/** With many seeds, so that no rule holds by luck. */
const SEEDS = Array.from({ length: 40 }, (_, index) => String(index));

function rewritten(value: string): readonly string[] {
  return SEEDS.map((seed) => rewriteBirthDate(value, new Cipher(seed)));
}

describe("Another day of birth", () => {
  it("has another day, month and last digit of the year", () => {
    for (const date of rewritten("12JUL76")) {
      expect(date).to.match(/^(?:[01]\d|2[0-8])[A-Z]{3}7\d$/);
      expect(date).not.to.match(/^12|JUL|76$/);
    }
  });

  it("has a day of one digit where there was one", () => {
    for (const date of rewritten("5JUL76")) expect(date).to.match(/^[1-46-9](?!JUL)[A-Z]{3}7\d$/);
  });

  it("is a day of every month, also after the 28th", () => {
    for (const date of rewritten("30JUL76")) expect(Number(date.slice(0, 2))).to.be.within(1, 28);
  });

  it("has its month in the same case", () => {
    for (const date of rewritten("12jul76")) expect(date).to.match(/^\d\d(?!jul)[a-z]{3}7\d$/);
    for (const date of rewritten("12 Jul 1976"))
      expect(date).to.match(/^\d\d (?!Jul)[A-Z][a-z]{2} 197\d$/);
  });

  it("keeps a word that is no month in English", () => {
    for (const date of rewritten("12ENE76")) expect(date).to.match(/^(?!12)\d\dENE7[^6]$/);
  });

  it("keeps month and year of children, on whom their fares depend", () => {
    for (const date of rewritten("12JUL19")) expect(date).to.match(/^(?!12)\d\dJUL19$/);
    for (const date of rewritten("12JUL2006")) expect(date).to.match(/^(?!12)\d\dJUL2006$/);
  });

  it("does not make a child of the youngest adult", () => {
    for (const date of rewritten("12JUL05")) expect(date).to.match(/0[0-4]$/);
    for (const date of rewritten("12JUL2000")) expect(date).to.match(/200[1-5]$/);
  });

  it("has another day only, in figures", () => {
    for (const date of rewritten("1976-07-12")) expect(date).to.match(/^1976-07-(?!12)\d\d$/);
    for (const date of rewritten("19760712")) expect(date).to.match(/^197607(?!12)\d\d$/);
    for (const date of rewritten("12/07/1976")) expect(date).to.match(/^(?!12)\d\d\/07\/1976$/);
  });

  it("is the text itself if it has no day", () => {
    expect(rewriteBirthDate("unknown", new Cipher("1"))).to.equal("unknown");
  });
});
