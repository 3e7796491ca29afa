import { expect } from "chai";
import { restoreMargin } from "../../../src/decode/layout/margin.ts";
import { SourceText } from "../../../src/decode/text/source.ts";

const restore = (text: string) => restoreMargin(SourceText.of(text), { numberColumn: 2 }).text;
const screen = "HEAD\n  1.A\n  2  B\n       C\n 10 D";
const shifted = (by: number) => screen.replaceAll(/^/gm, " ".repeat(by));

describe("restoreMargin", () => {
  it("removes the shift of a whole screen", () => {
    expect(restore(shifted(4))).to.equal(screen);
    expect(restore(shifted(1))).to.equal(screen);
  });

  it("restores lost spaces if every number lost as many", () => {
    expect(restore("HEAD\n 1.A\n 2  B\n      C")).to.equal("HEAD\n  1.A\n  2  B\n       C");
  });

  it("removes an indent common to all lines if no number column is known", () => {
    const restored = (text: string) => restoreMargin(SourceText.of(text), {}).text;
    expect(restored("    A\n     1 B\n\n    C")).to.equal("A\n 1 B\n\nC");
    expect(restored("A\n     1 B\n    C")).to.equal("A\n 1 B\nC");
    expect(restored("    A\n     1 B\n     2 C")).to.equal("A\n 1 B\n 2 C");
    expect(restored("     1 A\n        B")).to.equal(" 1 A\n    B");
    expect(restored("   A\n   B\n   C")).to.equal("A\nB\nC");
    for (const text of [
      "    A",
      " A\n    B",
      "A\n    B\n    C",
      "  1.A\n  2.B",
      "    A\n1 B",
      "    A\n 1 B",
      "",
    ])
      expect(restored(text)).to.equal(text);
  });

  it("uses a line that is known to begin at the margin", () => {
    const restored = (text: string) =>
      restoreMargin(SourceText.of(text), { numberColumn: 2, flush: /^ *(?=HEAD)/gm }).text;
    expect(restored("   1 A\n      HEAD\n         B")).to.equal("1 A\nHEAD\n   B");
    expect(restored("A\n  HEAD\n B")).to.equal("A\n  HEAD\n B");
    expect(restored("A\nB\n   HEAD\n     C\nD")).to.equal("A\nB\nHEAD\n  C\nD");
    expect(restored("A\n   HEAD\nB\n     C\nD")).to.equal("A\n   HEAD\nB\n     C\nD");
    expect(restored(shifted(3))).to.equal(screen);
  });

  it("changes nothing if the numbers do not agree", () => {
    for (const text of [screen, "1.A\n  2  B\n     3  C\n", " 1.A", "A"])
      expect(restore(text)).to.equal(text);
  });
});
