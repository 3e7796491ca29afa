import { expect } from "chai";
import { partsOf } from "../../../src/decode/records/cut.ts";

describe("partsOf", () => {
  it("separates a screen on a single line from the lines around it", () => {
    const screen = "A".repeat(200);
    const starts = partsOf(`B\n${screen}\nC`, []).map(({ start }) => start);
    expect(starts).to.deep.equal([0, 2, 203]);
  });

  it("leaves shorter lines together", () => {
    expect(partsOf(`B\n${"A".repeat(199)}\nC`, [])).to.have.lengthOf(1);
  });

  it("accepts a line of any length", () => {
    expect(partsOf("A".repeat(10_000_000), [])).to.have.lengthOf(1);
  });
});
