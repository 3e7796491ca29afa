import { expect } from "chai";
import { partsOf, pasteOf } from "../../../src/decode/records/cut.ts";
import { casedText } from "../../../src/decode/text/cased.ts";
import { SourceText } from "../../../src/decode/text/source.ts";

const partsIn = (text: string) => partsOf(pasteOf(casedText(SourceText.of(text)), []));

describe("partsOf", () => {
  it("separates a screen on a single line from the lines around it", () => {
    const screen = "A".repeat(200);
    const starts = partsIn(`B\n${screen}\nC`).map(({ start }) => start);
    expect(starts).to.deep.equal([0, 2, 203]);
  });

  it("leaves shorter lines together", () => {
    expect(partsIn(`B\n${"A".repeat(199)}\nC`)).to.have.lengthOf(1);
  });

  it("accepts a line of any length", () => {
    expect(partsIn("A".repeat(10_000_000))).to.have.lengthOf(1);
  });
});
