import { expect } from "chai";
import { Lines } from "../../../src/decode/text/lines.ts";

describe("The lines of a text", () => {
  it("end as whoever sent it ended them", () => {
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

  it("are none in nothing, and none behind the last line break", () => {
    expect(new Lines("").spans).to.deep.equal([]);
    expect(new Lines("A\n").spans).to.have.length(1);
  });

  it("are found by the offsets in them, line breaks and all", () => {
    const lines = new Lines("A\r\nBB\n");
    expect([0, 1, 2, 3, 5, 6].map((offset) => lines.indexAt(offset))).to.deep.equal([
      0, 0, 0, 1, 1, 1,
    ]);
  });
});
