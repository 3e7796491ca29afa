import { expect } from "chai";
import { inUpperCase, repair } from "../../src/text/repair.ts";

const cases: readonly (readonly [what: string, sent: string, repaired: string])[] = [
  ["newlines of every kind", "A\r\nB\rC\fD\u2028E", "A\nB\nC\nD\nE"],
  ["blanks of every kind", "A\u00a0B\u202fC\u0000D\tE", "A B C D E"],
  ["a tab for the element indent", "A\n\tB", "A\n       B"],
  ["characters without width", "\ufeffA\u200bB", "AB"],
  ["prompts and quotation marks", ">RT\n> > B\nC > D", "RT\nB\nC > D"],
  ["bullets", "\u2022 2  BA\n\u00b7 3  BA", "2  BA\n3  BA"],
  ["page marks", "A)>\n)>\n><\nB", "A\n\n\nB"],
  ["long dashes and curly apostrophes", "A\u2013B O\u2019C", "A-B O'C"],
  ["entities of web pages", "A&nbsp;&#160;B&#xa0;&GT;C&amp;nbsp;", "A  B >C&nbsp;"],
  ["no entity of no character", "&#7;&#55296;&foo;", "&#7;&#55296;&foo;"],
  ["escaped line ends", "A\\nB\\r\\nC", "A\nB\nC"],
  ["no escaped line end where lines have real ones", "A\\nB\nC", "A\\nB\nC"],
  ["escaped slashes", "1.DOE\\/JANE \\ A", "1.DOE/JANE \\ A"],
  [
    "characters read in a wrong code",
    "A\u00c2\u00a5B\u00e2\u20ac\u00a1C\u00c2\u00abD\u00c2E",
    "A\u00a5B\u2021C\u00abD\u00c2E",
  ],
];

const lowerCases: readonly (readonly [what: string, sent: string, upper: string])[] = [
  ["but not of e-mail addresses", "ape Jo@ex.org/en a@ b", "APE Jo@ex.org/EN A@ B"],
  ["around a sign that is no address", "si-@1 sample drive", "SI-@1 SAMPLE DRIVE"],
  ["also where the locale has its own", "ba 117 i", "BA 117 I"],
];

describe("Repair", () => {
  for (const [what, sent, repaired] of cases) {
    it(`undoes ${what}`, () => {
      const source = repair(sent);
      expect(source.text).to.equal(repaired);
      expect(source.original).to.equal(sent);
    });
  }

  for (const [what, sent, upper] of lowerCases) {
    it(`undoes lower case, ${what}`, () => {
      expect(inUpperCase(repair(sent)).text).to.equal(upper);
    });
  }

  it("leaves a clean text as it is", () => {
    const text = "  2  BA 178 Y 12APR 7 JFKLHR HK1   815P 815A 13APR  E  BA/ZQ7KXA\n";
    expect(repair(text).text).to.equal(text);
  });
});
