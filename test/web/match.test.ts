import { expect } from "chai";
import fc from "fast-check";
import { matched } from "../../src/web/workbench/compare/match.ts";

describe("Matching two lists", () => {
  it("uses each entry once, and loses none", () => {
    const lists = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 12 });
    fc.assert(
      fc.property(lists, lists, (earlier, later) => {
        const pairs = matched(earlier, later, (one, other) =>
          Math.max(0, 3 - Math.abs(one - other)),
        );
        const told = (side: 0 | 1) => pairs.flatMap((pair) => pair[side] ?? []).sort();
        expect(told(0)).to.deep.equal([...earlier].sort());
        expect(told(1)).to.deep.equal([...later].sort());
      }),
    );
  });

  it("prefers the most similar, then the same order", () => {
    const likeness = (one: string, other: string) =>
      other.startsWith(one.slice(0, 1)) ? (one === other ? 2 : 1) : 0;
    expect(matched(["a1", "a2", "b1"], ["a2", "a3", "c1"], likeness)).to.deep.equal([
      ["a2", "a2"],
      ["a1", "a3"],
      [null, "c1"],
      ["b1", null],
    ]);
    expect(matched(["a1", "a1"], ["a1", "a1"], likeness)).to.have.length(2);
  });
});
