import { expect } from "chai";
import fc from "fast-check";
import { PrefixIndex } from "../../src/booking/travellers/prefix-index.ts";

const word = fc.string({ unit: fc.constantFrom("A", "B", "Z", "É"), maxLength: 4 });

describe("a prefix index", () => {
  it("finds the same items as a full scan, whenever they were added", () => {
    fc.assert(
      fc.property(fc.array(word), fc.array(word), word, (before, after, asked) => {
        const index = new PrefixIndex<string>();
        for (const key of before) index.add(key, key);
        index.startingWith(asked);
        for (const key of after) index.add(key, key);
        const all = [...before, ...after].sort();
        const areAlike = (one: string, other: string) =>
          one !== "" && other !== "" && (one.startsWith(other) || other.startsWith(one));
        expect(index.startingWith(asked).toSorted()).to.deep.equal(
          all.filter((key) => key.startsWith(asked)),
        );
        expect(index.matchingEitherWay(asked).toSorted()).to.deep.equal(
          all.filter((key) => areAlike(key, asked)),
        );
      }),
    );
  });
});
