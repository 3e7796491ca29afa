import { expect } from "chai";
import { restoreLines } from "../../../src/decode/layout/flattened.ts";
import { SourceText } from "../../../src/decode/text/source.ts";

const LONG = "X".repeat(80);
const restore = (text: string) => restoreLines(SourceText.of(text), { starts: /(?= \d )/g }).text;

describe("restoreLines", () => {
  it("restores line breaks where lines begin", () => {
    expect(restore(`${LONG} 1 A 2 B`)).to.equal(`${LONG}\n 1 A\n 2 B`);
  });

  it("splits a single long line that starts like a line", () => {
    const long = ` 1 ${LONG}`;
    expect(restore(` 1 A\n${long} 2 A\n 3 B`)).to.equal(` 1 A\n${long}\n 2 A\n 3 B`);
    const free = `X 1 A\n${LONG} 1 A\n 2 B`;
    expect(restore(free)).to.equal(free);
  });

  it("changes nothing if no line is longer than a terminal's", () => {
    expect(restore("X 1 A")).to.equal("X 1 A");
    expect(restoreLines(SourceText.of(`${LONG}X`), {}).text).to.equal(`${LONG}X`);
  });

  it("counts columns if lines are padded", () => {
    const lines = ["A", "  B", " C", "X".repeat(64), "D", "E", "F"];
    const flat = lines.map((line) => line.padEnd(64)).join("");
    expect(restore(flat).replaceAll(/ +$/gm, "").split("\n")).to.deep.equal(lines);
    const wide = lines
      .map((line) => line.padEnd(80))
      .join("")
      .slice(1);
    expect(restore(wide).split("\n")).to.have.length(lines.length);
  });

  it("counts columns if lines begin there", () => {
    const padding = { columns: 8, lineStart: / \d |FONE/y };
    const count = (text: string) =>
      restoreLines(SourceText.of(text), { padding, starts: /(?=C)/g }).text;
    expect(count(" 1 A     2 B    FONE-X")).to.equal(" 1 A    \n 2 B    \nFONE-X");
    expect(count("1 A     2 B     3 D    FONE-X")).to.equal("1 A    \n 2 B    \n 3 D    \nFONE-X");
    expect(count("  1 A     2 B    FONE-X")).to.equal("  1 A    \n 2 B    \nFONE-X");
    expect(count(" 1 A B D E F G")).to.equal(" 1 A B D E F G");
    expect(count(" 1 A XXXXXXXXX C")).to.equal(" 1 A XXXXXXXXX \nC");
  });
});
