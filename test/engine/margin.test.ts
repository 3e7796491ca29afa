import { expect } from "chai";
import { restoreMargin } from "../../src/engine/margin.ts";
import { SourceText } from "../../src/text/source.ts";

const restore = (text: string) => restoreMargin(SourceText.of(text), 2).text;
const screen = "HEAD\n  1.A\n  2  B\n       C\n 10 D";
const shifted = (by: number) => screen.replaceAll(/^/gm, " ".repeat(by));

describe("A screen that was shifted as a whole", () => {
  it("gets its margin back", () => {
    expect(restore(shifted(4))).to.equal(screen);
    expect(restore(shifted(1))).to.equal(screen);
  });

  it("gets lost blanks back, where every number lost as many", () => {
    expect(restore("HEAD\n 1.A\n 2  B\n      C")).to.equal("HEAD\n  1.A\n  2  B\n       C");
  });

  it("is left alone where the numbers do not agree, or nobody says where they end", () => {
    for (const text of [screen, "1.A\n  2  B\n     3  C\n", " 1.A", "A"])
      expect(restore(text)).to.equal(text);
    expect(restoreMargin(SourceText.of(shifted(4)), undefined).text).to.equal(shifted(4));
  });
});
