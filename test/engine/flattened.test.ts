import { expect } from "chai";
import { restoreLines } from "../../src/engine/flattened.ts";
import { SourceText } from "../../src/text/source.ts";

const LONG = "X".repeat(80);
const restore = (text: string) => restoreLines(SourceText.of(text), /(?= \d )/g).text;

describe("A screen that lost its line breaks", () => {
  it("gets them back where lines begin", () => {
    expect(restore(`${LONG} 1 A 2 B`)).to.equal(`${LONG}\n 1 A\n 2 B`);
  });

  it("is left alone where it has line breaks, or is no longer than a line", () => {
    expect(restore(`${LONG} 1 A\n 2 B`)).to.equal(`${LONG} 1 A\n 2 B`);
    expect(restore("X 1 A")).to.equal("X 1 A");
    expect(restoreLines(SourceText.of(LONG), undefined).text).to.equal(LONG);
  });
});
