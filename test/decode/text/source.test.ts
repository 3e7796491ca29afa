import { expect } from "chai";
import fc from "fast-check";
import { SourceText } from "../../../src/decode/text/source.ts";

describe("SourceText", () => {
  it("maps each offset back to the original text", () => {
    const edit = SourceText.of("one\r\ntwo").edit();
    edit.replace(3, 5, "\n");
    const changed = edit.finish();
    expect(changed.text).to.equal("one\ntwo");
    expect(changed.original).to.equal("one\r\ntwo");
    expect([0, 2, 3, 4, 6].map((offset) => changed.originalOffset(offset))).to.deep.equal([
      0, 2, 3, 5, 7,
    ]);
  });

  it("maps each range back to what it was made of", () => {
    const edit = SourceText.of("one&nbsp;two\r\nthree").edit();
    edit.replace(3, 9, " ");
    edit.replace(12, 14, "");
    edit.replace(14, 14, "- ");
    const changed = edit.finish();
    expect(changed.text).to.equal("one two- three");
    const cut = (part: string) => {
      const start = changed.text.indexOf(part);
      const { start: from, end } = changed.originalRange({ start, end: start + part.length });
      return changed.original.slice(from, end);
    };
    expect(cut("one")).to.equal("one");
    expect(cut("one ")).to.equal("one&nbsp;");
    expect(cut(" two")).to.equal("&nbsp;two");
    expect(cut("two- th")).to.equal("two\r\nth");
    expect(cut("- th")).to.equal("th");
    expect(cut("two-")).to.equal("two");
    expect(cut("- ")).to.equal("");
  });

  it("maps moved text back to its original place", () => {
    const edit = SourceText.of("NAME 1\n  GOES ON").edit();
    edit.replace(4, 8, "");
    edit.moveTo(16, { start: 4, end: 6 });
    const changed = edit.finish();
    expect(changed.text).to.equal("NAME GOES ON 1");
    expect(changed.originalRange({ start: 13, end: 14 })).to.deep.equal({ start: 5, end: 6 });
    expect(changed.originalRange({ start: 5, end: 9 })).to.deep.equal({ start: 9, end: 13 });
    expect(changed.originalRange({ start: 0, end: 14 })).to.deep.equal({ start: 0, end: 16 });
  });

  it("maps back through several layers of changes", () => {
    const numbers = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(numbers, numbers, (first, second) => {
        const original = Array.from({ length: 60 }, (_, i) => String.fromCharCode(200 + i)).join(
          "",
        );
        const layers = [first, second].reduce(without, SourceText.of(original));
        for (const [offset, character] of Array.from(layers.text).entries())
          expect(original[layers.originalOffset(offset)]).to.equal(character);
      }),
    );
  });
});

/** Drops one character after each run of the given lengths. */
function without(source: SourceText, runs: readonly number[]): SourceText {
  const edit = source.edit();
  let at = 0;
  for (const run of runs) {
    at += run;
    if (at >= source.text.length) break;
    edit.replace(at, at + 1, "");
    at += 1;
  }
  return edit.finish();
}
