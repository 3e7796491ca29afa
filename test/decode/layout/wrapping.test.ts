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

describe("wrapped", () => {
  it("joins without a space after a full line, which was cut in a word", () => {
    expect(join("1 ABCDEFGH\n   IJ").text).to.equal("1 ABCDEFGHIJ");
  });

  it("joins with a space after a shorter line", () => {
    expect(join("1 ABC   \n   DE\n   FG").text).to.equal("1 ABC DE FG");
  });

  it("joins without a space after a slash", () => {
    expect(join("1 AB/\n   CD").text).to.equal("1 AB/CD");
  });

  it("joins within a word after a longer line, but not between words", () => {
    expect(join("1 AB/CDEFGHI\n   JK").text).to.equal("1 AB/CDEFGHIJK");
    expect(join("1 ABCDE 00000\n   00").text).to.equal("1 ABCDE 0000000");
    expect(join("1 ABCDEF GHI\n   JK").text).to.equal("1 ABCDEF GHI JK");
  });

  it("joins nothing to a line that was complete", () => {
    expect(join("1 AB/P1\n   CD").text).to.equal("1 AB/P1\n   CD");
    expect(join("1 ABCDE/P1\n   CD").text).to.equal("1 ABCDE/P1CD");
  });

  it("joins across a page mark", () => {
    expect(join("1 ABC\n)>\n   DE\n)>\n2 F").text).to.equal("1 ABC DE\n)>\n2 F");
  });

  it("joins with a space, whatever the length, if the system only cuts at spaces", () => {
    expect(join("SABCDEFGHIJKL\n     / X").text).to.equal("SABCDEFGHIJKL X");
  });

  it("joins across blank lines", () => {
    expect(join("1 ABC\n\n   DE\n2 F").text).to.equal("1 ABC DE\n2 F");
  });

  it("accepts a continuation without an indent only after a full line, if the screen says so", () => {
    expect(join("H BCDEFGHI\nJK").text).to.equal("H BCDEFGHIJK");
    expect(join("H BCDEFGH\nJK").text).to.equal("H BCDEFGH JK");
    expect(join("H BCDEFG\nJK").text).to.equal("H BCDEFG\nJK");
    expect(join("H BCDEFGHIJ\nJK").text).to.equal("H BCDEFGHIJ\nJK");
    expect(join("H BCDEFGHI\n1 JK").text).to.equal("H BCDEFGHI\n1 JK");
  });

  it("accepts a continuation without an indent after any line, if its start is unmistakable", () => {
    expect(join("G\n/JK\nL").text).to.equal("G /JK\nL");
  });

  it("moves a right-hand column after the joined text", () => {
    expect(join("F BCDE  #1\n  FGHI\n  JK\n1 L").text).to.equal("F BCDEFGHIJK  #1\n1 L");
    expect(join("F BC    #1\n  D").text).to.equal("F BC D    #1");
    expect(join("F BCDE  #1\n1 L").text).to.equal("F BCDE  #1\n1 L");
  });

  it("joins nothing else", () => {
    const text = "A ABC\n   DE\n1 B\n    FG\n";
    expect(join(text).text).to.equal(text);
  });

  it("maps back to the original characters", () => {
    const joined = join("1 ABCDEFGH\n   IJ");
    expect(joined.originalOffset(joined.text.indexOf("I"))).to.equal(14);
  });
});
