import { expect } from "chai";
import { excerptOf, withoutControls } from "../../../src/decode/text/excerpt.ts";

describe("An excerpt", () => {
  it("has a caret under the column, or after the end", () => {
    expect(excerptOf("WORD (", 5)).to.equal("WORD (\n     ^");
    expect(excerptOf("WORD", 4)).to.equal("WORD\n    ^");
    expect(excerptOf("", 0)).to.equal("\n^");
  });

  it("keeps tabs, so that the caret stays below its column", () => {
    expect(excerptOf("\tA\t(", 3)).to.equal("\tA\t(\n\t \t^");
  });

  it("cuts a long line around the caret, and marks the cuts", () => {
    const line = Array.from({ length: 30 }, (_, index) => `WORD${index} `).join("");
    for (const column of [0, 20, 60, 100, 150, line.length]) {
      const [shown = "", caret = ""] = excerptOf(line, column).split("\n");
      expect(shown.length).to.be.at.most(78);
      expect(shown.charAt(caret.length - 1)).to.equal(line.charAt(column));
      expect(shown.startsWith("…")).to.equal(!line.startsWith(shown.slice(0, 5)));
    }
    expect(excerptOf(line, 0)).to.match(/^WORD0 .*…\n\^$/);
    expect(excerptOf(line, line.length)).to.match(/^…/).and.not.match(/…\n/);
  });

  it("contains no control characters", () => {
    expect(withoutControls("\u001b[31mA\u0007\tB\u009b")).to.equal("\ufffd[31mA\ufffd\tB\ufffd");
  });
});
