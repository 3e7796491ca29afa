import { expect } from "chai";
import type { Wrapping } from "../../../src/decode/engine/screen.ts";
import { joinElements } from "../../../src/decode/layout/elements.ts";
import { wrapped } from "../../../src/decode/layout/wrapping.ts";
import { SourceText } from "../../../src/decode/text/source.ts";

const wrapping: Wrapping = {
  width: 10,
  closed: /\/P1$/,
  pageMark: /^\)>$/,
  continuations: [
    { of: /^\d /, indent: / {3}(?! )/y },
    { of: /^S/, indent: / {5}\/ ?/y, atSpace: true },
    { of: /^H/, indent: /(?!\d )/y, flush: "full" },
    { of: /^G/, indent: /(?=\/)/y, flush: "any", atSpace: true },
    { of: /^F/, indent: / {2}/y, width: 6, beside: /  +#\d$/ },
  ],
};
const join = (text: string) => joinElements(SourceText.of(text), wrapping, wrapped(wrapping));

describe("Wrapped elements", () => {
  it("are joined without a blank where the line was full: the cut is in a word", () => {
    expect(join("1 ABCDEFGH\n   IJ").text).to.equal("1 ABCDEFGHIJ");
  });

  it("are joined with a blank where the line was not full", () => {
    expect(join("1 ABC   \n   DE\n   FG").text).to.equal("1 ABC DE FG");
  });

  it("are joined without a blank behind a slash", () => {
    expect(join("1 AB/\n   CD").text).to.equal("1 AB/CD");
  });

  it("are joined in a word where the line is longer, but not between words", () => {
    expect(join("1 AB/CDEFGHI\n   JK").text).to.equal("1 AB/CDEFGHIJK");
    expect(join("1 ABCDE 00000\n   00").text).to.equal("1 ABCDE 0000000");
    expect(join("1 ABCDEF GHI\n   JK").text).to.equal("1 ABCDEF GHI JK");
  });

  it("are not joined to a line that was complete", () => {
    expect(join("1 AB/P1\n   CD").text).to.equal("1 AB/P1\n   CD");
    expect(join("1 ABCDE/P1\n   CD").text).to.equal("1 ABCDE/P1CD");
  });

  it("are joined across what stands between two pages", () => {
    expect(join("1 ABC\n)>\n   DE\n)>\n2 F").text).to.equal("1 ABC DE\n)>\n2 F");
  });

  it("are joined with a blank, however long, where the system cuts at blanks only", () => {
    expect(join("SABCDEFGHIJKL\n     / X").text).to.equal("SABCDEFGHIJKL X");
  });

  it("are joined over blank lines", () => {
    expect(join("1 ABC\n\n   DE\n2 F").text).to.equal("1 ABC DE\n2 F");
  });

  it("go on without an indent, where only a full line does", () => {
    expect(join("H BCDEFGHI\nJK").text).to.equal("H BCDEFGHIJK");
    expect(join("H BCDEFGH\nJK").text).to.equal("H BCDEFGH JK");
    expect(join("H BCDEFG\nJK").text).to.equal("H BCDEFG\nJK");
    expect(join("H BCDEFGHIJ\nJK").text).to.equal("H BCDEFGHIJ\nJK");
    expect(join("H BCDEFGHI\n1 JK").text).to.equal("H BCDEFGHI\n1 JK");
  });

  it("go on without an indent below any line, where nothing else begins like that", () => {
    expect(join("G\n/JK\nL").text).to.equal("G /JK\nL");
  });

  it("go on before what stands in a column of its own", () => {
    expect(join("F BCDE  #1\n  FGHI\n  JK\n1 L").text).to.equal("F BCDEFGHIJK  #1\n1 L");
    expect(join("F BC    #1\n  D").text).to.equal("F BC D    #1");
    expect(join("F BCDE  #1\n1 L").text).to.equal("F BCDE  #1\n1 L");
  });

  it("take nothing that is no continuation", () => {
    const text = "A ABC\n   DE\n1 B\n    FG\n";
    expect(join(text).text).to.equal(text);
  });

  it("lead back to the characters as they were sent", () => {
    const joined = join("1 ABCDEFGH\n   IJ");
    expect(joined.originalOffset(joined.text.indexOf("I"))).to.equal(14);
  });
});
