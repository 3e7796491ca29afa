import { expect } from "chai";
import { NAME_LETTER } from "../../../grammars/common/shapes.ts";

const NAME = new RegExp(`^${NAME_LETTER}$`);
/** Characters for medieval texts and phonetics, honorifics and numerals. */
const RARE =
  /[\u00aa\u00ba\u02b0-\u02ff]|[\u0610-\u061a]|[\u2000-\u2fff]|[\u302a-\u302f]|[\u3038-\u303f]|[\ua640-\uabff]/;
const ASCII_AND_ACCENTS = 0x300;
const LAST = 0xd7a3;

function characters(to: number, matching: RegExp): readonly string[] {
  return Array.from({ length: to }, (_, code) => String.fromCharCode(code)).filter((each) =>
    matching.test(each),
  );
}

describe("Letters of names", () => {
  for (const script of [
    ...["Latin", "Greek", "Cyrillic", "Armenian", "Georgian", "Hebrew", "Arabic", "Devanagari"],
    ...["Bengali", "Tamil", "Thai", "Lao", "Khmer", "Myanmar", "Ethiopic", "Hangul", "Hiragana"],
    ...["Katakana", "Han"],
  ])
    it(`include the capitals and the marks of ${script}`, () => {
      const own = characters(
        LAST,
        new RegExp(`(?=\\p{Script=${script}})[\\p{Lu}\\p{Lo}\\p{M}]`, "u"),
      );
      const written = own.filter((each) => !RARE.test(each));
      expect(written.filter((letter) => !NAME.test(letter))).to.deep.equal([]);
      expect(written.length).to.be.greaterThan(30);
    });

  it("exclude everything that separates names", () => {
    const others = characters(ASCII_AND_ACCENTS, /[^\p{L}]|[a-z\u00aa\u00b5\u00ba\u02b0-\u02ff]/u);
    expect(others.filter((each) => NAME.test(each))).to.deep.equal([]);
    for (const each of "\u2010\u2019\u3000\u3001\uff0f\uff0c\u060c\u061b\u2021\u20ac\u25e6")
      expect(each).not.to.match(NAME);
  });
});
