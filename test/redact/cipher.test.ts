import { expect } from "chai";
import { Cipher, capitalsOf } from "../../src/redact/cipher.ts";

const SEEDS = Array.from({ length: 40 }, (_, index) => String(index));

function rewritten(word: string): readonly string[] {
  return SEEDS.map((seed) => new Cipher(seed).letters(word));
}

describe("Replacing letters", () => {
  it("keeps the marks that the other letter can have, in one character", () => {
    for (const word of rewritten("Ñ")) {
      expect(word).to.have.length(1);
      expect(word.normalize("NFD")).to.match(/^[B-DF-HJ-MP-TV-Z]\u0303?$/);
    }
  });

  it("keeps the length where the other letter cannot have the marks", () => {
    for (const word of rewritten("MUÑOZ")) expect(word).to.have.length(5);
    expect(rewritten("Ñ").some((word) => /^[A-Z]$/.test(word))).to.equal(true);
  });

  it("replaces letters that Unicode does not take apart", () => {
    for (const word of rewritten("ØRSTED")) expect(word).to.match(/^[AEIU][A-Z]{5}$/);
    for (const word of rewritten("weiß")) expect(word).to.match(/^[a-z]{4}$/);
    expect(capitalsOf("Łódź")).to.equal("LODZ");
  });

  it("leaves marks, apostrophes and characters of two codes in place", () => {
    for (const word of rewritten("O’Neil𠮷")) expect(word).to.match(/^[AEIU]’[A-Z][a-z]{3}𠮷$/u);
  });

  it("replaces a character of a script without cases by one near to it", () => {
    for (const word of rewritten("王")) expect(word).to.match(/^(?!王)\p{Script=Han}$/u);
  });

  it("gives words with the same beginning the same beginning", () => {
    for (const seed of SEEDS) {
      const cipher = new Cipher(seed);
      expect(cipher.letters("SAMPLEMAN").slice(0, 6)).to.equal(cipher.letters("SAMPLE"));
      expect(cipher.letters("MAN", "SAMPLE")).to.equal(cipher.letters("SAMPLEMAN").slice(6));
    }
  });
});
