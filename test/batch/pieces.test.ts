import { expect } from "chai";
import fc from "fast-check";
import { linesOf, piecesOf } from "../../src/batch/pieces.ts";
import { chunked } from "./chunked.ts";

async function linesIn(text: string, cuts: readonly number[] = [], longest = 1000) {
  const lines = [];
  for await (const line of linesOf(chunked(text, cuts), longest))
    lines.push(line?.toString() ?? null);
  return lines;
}

describe("The pieces of a stream", () => {
  it("are the lines, without their ends", async () => {
    expect(await linesIn("a\nb\r\n\nc")).to.deep.equal(["a", "b\r", "", "c"]);
    expect(await linesIn("a\n")).to.deep.equal(["a"]);
    expect(await linesIn("")).to.deep.equal([]);
  });

  it("are the same however the stream is chunked", () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom("A", "B", "é", "\n", "\r\n"), { maxLength: 40 }),
        fc.array(fc.nat({ max: 60 }), { maxLength: 8 }),
        async (letters, cuts) => {
          const text = letters.join("");
          const whole = text.split("\n");
          if (whole.at(-1) === "") whole.pop();
          expect(await linesIn(text, cuts)).to.deep.equal(whole);
        },
      ),
    ));

  it("are null if they are too long, and the next ones are read", async () => {
    const text = `${"A".repeat(11)}\nBB\n${"C".repeat(10)}\n${"D".repeat(11)}`;
    for (const cuts of [[], [5, 11], [12, 26, 27]])
      expect(await linesIn(text, cuts, 10)).to.deep.equal([null, "BB", "CCCCCCCCCC", null]);
  });

  it("can be cut at form feeds", async () => {
    const pieces = [];
    for await (const piece of piecesOf(chunked("a\nb\fc", [2]), 0x0c, 100))
      pieces.push(piece?.toString());
    expect(pieces).to.deep.equal(["a\nb", "c"]);
  });
});
