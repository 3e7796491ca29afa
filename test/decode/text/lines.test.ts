import { expect } from "chai";
import { Lines } from "../../../src/decode/text/lines.ts";

describe("Lines", () => {
  it("accepts all kinds of line breaks", () => {
    const text = "A\r\nBB\rC\u2028\nD";
    const { spans } = new Lines(text);
    expect(spans.map(({ start, end }) => text.slice(start, end))).to.deep.equal([
      "A",
      "BB",
      "C",
      "",
      "D",
    ]);
  });

  it("finds no line in an empty text or after the last line break", () => {
    expect(new Lines("").spans).to.deep.equal([]);
    expect(new Lines("A\n").spans).to.have.length(1);
  });

  it("finds a line by any offset in it, including its line break", () => {
    const lines = new Lines("A\r\nBB\n");
    expect([0, 1, 2, 3, 5, 6].map((offset) => lines.indexAt(offset))).to.deep.equal([
      0, 0, 0, 1, 1, 1,
    ]);
  });
});
