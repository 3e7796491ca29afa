import { expect } from "chai";
import { inUpperCase, repair } from "../../../src/decode/text/repair/repair.ts";

const cases: readonly (readonly [what: string, sent: string, repaired: string])[] = [
  ["newlines of every kind", "A\r\nB\rC\fD\u2028E", "A\nB\nC\nD\nE"],
  ["spaces of every kind", "A\u00a0B\u202fC\u0000D\tE", "A B C D E"],
  ["a tab for the element indent", "A\n\tB", "A\n       B"],
  ["zero-width characters", "\ufeffA\u200bB", "AB"],
  [
    "marks of direction and selectors of variants",
    "\u202a\u200eA\u200f\u2066B\u2069\ufe0f\u061cC\u00ad\u2060D\u{e0101}\u202c",
    "ABCD",
  ],
  [
    "accents as characters of their own",
    "Jose\u0301 Zoe\u0308 \u1112\u1161\u11ab",
    "Jos\u00e9 Zo\u00eb \ud55c",
  ],
  ["no accent on nothing", "A \u0301\n\u0301", "A \u0301\n\u0301"],
  ["prompts and quotation marks", ">RT\n> > B\nC > D", "RT\nB\nC > D"],
  ["bullets", "\u2022 2  BA\n\u00b7 3  BA", "2  BA\n3  BA"],
  ["page marks", "A)>\n)>\n><\nB", "A\n\n\nB"],
  ["slashes of fractions", "A\u2044B C\u2215D", "A/B C/D"],
  [
    "wide letters, digits and signs",
    "\uff11\uff0eA\uff0fB \uff08\uff2a\uff26\uff2b\uff09",
    "1.A/B (JFK)",
  ],
  ["long dashes and curly apostrophes", "A\u2013B O\u2019C", "A-B O'C"],
  ["HTML entities", "A&nbsp;&#160;B&#xa0;&GT;C&amp;nbsp;", "A  B >C&nbsp;"],
  ["no entity without a character", "&#7;&#55296;&foo;", "&#7;&#55296;&foo;"],
  ["escaped line ends", "A\\nB\\r\\nC", "A\nB\nC"],
  ["quotation marks of strings", ' "A\\"B\\"\\n\\u0041\\\\" ', 'A"B"\nA\\'],
  ["quotation marks of table cells", '"A ""B""\nC\\n"', 'A "B"\nC\\n'],
  ["no quotation marks inside a text", '"A" "B"', '"A" "B"'],
  ["escaped line ends if few lines have real ones", "A\\nB\\nC\n", "A\nB\nC\n"],
  ["no escaped line end if lines have real ones", "A\\nB\nC", "A\\nB\nC"],
  ["a quotation mark that is never closed", ' "A\nB ', "A\nB "],
  ["no quotation mark of a text that has others", '"A 2"X3" B', '"A 2"X3" B'],
  ["lines that a mail cut", "A=\nB=20\r\nC=3D=\r\nD\n", "AB \nC=D\n"],
  ["lines that a mail cut, in a quotation", "> A=\n> B\n> Caf=C3=A9", "AB\nCaf\u00e9"],
  ["bytes that are not UTF-8", "A=\nB=E9=20\nC=07=FF", "AB\u00e9 \nC=07\u00ff"],
  [
    "no equals signs that people typed",
    "RM A=20\nRM X?ID=3D5&T=20\n====\nA = \nB=C3",
    "RM A=20\nRM X?ID=3D5&T=20\n====\nA = \nB=C3",
  ],
  ["a mark before each line", "X: Y\n| A\n|  B\n\n|\n| C|D", "X: Y\nA\n B\n\n\n| C|D"],
  ["marks of several kinds", "= A\n= B=1\n= C\n: D\n: E\n: F 10:30", "A\nB=1\nC\nD\nE\nF 10:30"],
  ["no mark before few lines", "= A\n= B\n: C\n= D\n=E", "= A\n= B\n: C\n= D\n=E"],
  ["no bars of a table", "| A | B |\n| C | D |\n| E | F |", "| A | B |\n| C | D |\n| E | F |"],
  [
    "quotation marks of single lines",
    '"1.A"\n\n"2 B ""\n" 3.A"\n"4 B",',
    '"1.A"\n\n"2 B ""\n 3.A\n4 B',
  ],
  [
    "lines of a program",
    "x = [\n  '  1.A',\n\n  '  2 B\\n' +\n\t'C\\r\\n'\r\n]",
    "x = [\n  1.A\n\n  2 B\nC\n]",
  ],
  ["no quotation marks of one line, or of words", 'A\n"B"\nC\n"D" "E"', 'A\n"B"\nC\n"D" "E"'],
  [
    "ones that a scanner took for small letters",
    "l.DOE/ANN\nl BA 7l0 Y l2APR HKl O8lO\nl.all\nDOE/WlLLA\nLl",
    "1.DOE/ANN\n1 BA 710 Y 12APR HK1 O81O\nl.all\nDOE/WlLLA\nLl",
  ],
  [
    "pictures around lines",
    "\u2708\ufe0f A \u2708 B \u{1f64f}\u{1f3fd}\u{1f64f} \nC",
    "A \u2708 B \nC",
  ],
  ["HTML tags", "<pre>A\n  B</pre>", "A\n  B\n"],
  ["HTML lines", "<p>A<br>\nB<b>C</b></p>\n<p>D\nE</p><!--F<p>-->", "A\nBC\nD E\n"],
  [
    "HTML tables",
    "<head><title>X</title></head><tr>\n <td>A</td>\n <td>B</td></tr><tr><td>C</td></tr><tr><td>D</td>",
    "A  B\nC\nD",
  ],
  ["an HTML wrapper around lines", "<div>A\nB</div>", "A\nB\n"],
  ["no tag if the text is not a page", "A<B>C <!-- </X> D", "A<B>C <!-- </X> D"],
  ["a page with an unclosed hidden element", "<br><style>A", "\n<style>A"],
  ["lists", "- A\n-  B\n-\n- - C", "A\n B\n\n- C"],
  ["numbered lists", " 1) A\n 2)  B\n", "A\n B\n"],
  ["no list if few lines have marks", "A\n- B\nC", "A\n- B\nC"],
  ["no list if the numbers are not consecutive", "1) A\n3) B", "1) A\n3) B"],
  [
    "numbers of flights",
    " 2 . LX 319 K 18JAN\n3-LH 400 M 14JAN\n4: BA 7 Y 2MAY\n[5] BA8Y2MAY\n(6) BA 9Y 02MAY\nSeg 7 TP 82Y 6MAY\n1DL80K 15JAN",
    " 2. LX 319 K 18JAN\n3 LH 400 M 14JAN\n4 BA 7 Y 2MAY\n5 BA8Y2MAY\n6 BA 9Y 02MAY\n7 TP 82Y 6MAY\n1 DL80K 15JAN",
  ],
  ["no number of an entry", "0DL80K15JANATLJFKNN1", "0DL80K15JANATLJFKNN1"],
  [
    "marks of flights",
    " 3 .#FR 18 Y 16JAN\n2*kl1021K 15JAN\n*BA 7 Y 2MAY",
    " 3. FR 18 Y 16JAN\n2 kl1021K 15JAN\nBA 7 Y 2MAY",
  ],
  [
    "numbers of names",
    "1 .1DOE/ANN  2 .1DOE/BO\n[3] 3.1ROE/CY",
    "1.1DOE/ANN  2.1DOE/BO\n3.1ROE/CY",
  ],
  [
    "no number that nothing shows to be one",
    "[1] A/B\n1- YES/NO\n2: 14JAN\n12C 123\n* SP 17NOV/AB\n9B517Y 11DEC\n3 *DOE/ANN",
    "[1] A/B\n1- YES/NO\n2: 14JAN\n12C 123\n* SP 17NOV/AB\n9B517Y 11DEC\n3 *DOE/ANN",
  ],
  [
    "columns of flights",
    "LX2806/M 12MAY Wednesday GVAZRH HK2  07.00 07:50\nBA 7/Y 2MAY LHRAMS\n1 LY 7 K 2MAY TLVLHR HK1  18.00 #21.25 O  E SUN\nla8y 22aug sun grulhr hk2 1.50p 3.00p 23aug mon /dcla",
    "LX2806 M 12MAY We GVAZRH HK2  0700 0750\nBA 7 Y 2MAY LHRAMS\n1 LY 7 K 2MAY TLVLHR HK1  1800 #2125 O  E SU\nla8y 22aug su grulhr hk2 150p 300p 23aug mo /dcla",
  ],
  [
    "the date of a flight after a slash",
    "LX2806/12MAY GVA-ZRH 0700/0750\nLX 14/3JUN27 ZRH JFK 1000",
    "LX2806 12MAY GVA-ZRH 0700/0750\nLX 14 3JUN27 ZRH JFK 1000",
  ],
  [
    "class, date and weekday in one word",
    "LX2806 M12MAY3 GVAZRH HK2 0700 0750\nLX 14 M 3JUN4*ZRHJFK HK1 1000 1245",
    "LX2806 M 12MAY 3 GVAZRH HK2 0700 0750\nLX 14 M 3JUN 4*ZRHJFK HK1 1000 1245",
  ],
  [
    "times with a dash, and with AM and PM",
    "LX 14 M 3JUN 4 ZRHJFK HK1 10.00-12.45\nLX 14 M 3JUN 4 ZRHJFK HK1 1000-1245+1\nLX 14 M 3JUN 4 ZRHJFK HK1 8:05 AM 12:45 p.m.\nzrhjfk hk1 8:05am-9:15pm",
    "LX 14 M 3JUN 4 ZRHJFK HK1 1000 1245\nLX 14 M 3JUN 4 ZRHJFK HK1 1000 1245+1\nLX 14 M 3JUN 4 ZRHJFK HK1 805A 1245p\nzrhjfk hk1 805a 915p",
  ],
  [
    "no dates, times and dashes of anything else",
    "INV AB1234/12MAY PAID\nSKU 12 M12MAY3 BOX\nZRHJFK HK1 1000-1\nMO 10.00-12.45\nHK1 0555-010010",
    "INV AB1234/12MAY PAID\nSKU 12 M12MAY3 BOX\nZRHJFK HK1 1000-1\nMO 10.00-12.45\nHK1 0555-010010",
  ],
  [
    "no columns of anything else",
    "A/B 12 JAN\n12APR SUN SEA HK1\nBONN MON 07.00 08.00\nHK2 17.25\nSKU 12/M 3 MAY\n18.00 20.00",
    "A/B 12 JAN\n12APR SUN SEA HK1\nBONN MON 07.00 08.00\nHK2 17.25\nSKU 12/M 3 MAY\n18.00 20.00",
  ],
  ["senders", "[12.04.26, 10:31] Anna: A\nB\n[12.04.26, 10:32] Bo: C", "A\nB\nC"],
  ["the sender of one message", "12/04/2026, 10:31 - Anna: A\nB", "A\nB"],
  ["the sender of one message of today", "10:31 Anna: A\nB", "A\nB"],
  [
    "no sender if several lines begin with a time",
    "10:31 LHR: A\n11:31 JFK: B",
    "10:31 LHR: A\n11:31 JFK: B",
  ],
  ["double spacing", "A\n\nB\n\n\n\nC\n\nD", "A\nB\n\nC\nD"],
  ["no double spacing of paragraphs", "A\nB\n\nC\nD\n\nE", "A\nB\n\nC\nD\n\nE"],
  ["quotes in any order of indents", ">     > A\n    >> B\n- C", "    A\n    B\n- C"],
  ["curly quotation marks and ellipses", "\u201cA\u201d\u2026", '"A"...'],
  ["escaped slashes", "1.DOE\\/JANE \\ A", "1.DOE/JANE \\ A"],
  [
    "characters decoded with the wrong encoding",
    "A\u00c2\u00a5B\u00e2\u20ac\u00a1C\u00c2\u00abD\u00c2E\u00e2\u20ac\u2122\u00c2 F\u00c3\u00bc",
    "A\u00a5B\u2021C\u00abD\u00c2E' F\u00fc",
  ],
];

const lowerCases: readonly (readonly [what: string, sent: string, upper: string])[] = [
  ["but not in email addresses", "ape Jo@ex.org/en a@ b", "APE Jo@ex.org/EN A@ B"],
  ["next to an at sign that is not an address", "si-@1 sample drive", "SI-@1 SAMPLE DRIVE"],
  [
    "of letters with accents and of other scripts",
    "m\u00fcller \u0438\u03c3 \u0131",
    "M\u00dcLLER \u0418\u03a3 I",
  ],
  ["of each letter alone", "gro\u00df \ufb01 \u0149", "GRO\u1e9e \ufb01 \u0149"],
  ["independently of the locale", "ba 117 i", "BA 117 I"],
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

  it("shortens millions of spaces, at which expressions would fail", () => {
    for (const space of [" ", "\t"]) {
      const sent = `1.DOE/JANE MRS${space.repeat(6_000_000)}X`;
      const source = repair(sent);
      expect(source.text).to.match(/^1\.DOE\/JANE MRS {65536,}X$/);
      const end = source.text.length - 1;
      expect(source.originalRange({ start: end, end: end + 1 })).to.deep.equal({
        start: sent.length - 1,
        end: sent.length,
      });
    }
  });

  it("leaves a clean text as it is", () => {
    const text = "  2  BA 178 Y 12APR 7 JFKLHR HK1   815P 815A 13APR  E  BA/ZQ7KXA\n";
    expect(repair(text).text).to.equal(text);
  });
});
