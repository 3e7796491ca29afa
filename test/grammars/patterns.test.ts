import { expect } from "chai";
import { readFileSync } from "node:fs";
import { systems } from "../../grammars/systems.ts";

/*
 * Chevrotain does not notice a token that can match the empty string if its pattern has a lookahead.
 * Such a token makes the lexer loop until it runs out of memory.
 */

const TEXT = [
  ...["family-of-four", "business-trip", "group", "air-rail-hotel"].map(
    (name) => `amadeus/whole/${name}`,
  ),
  ...["complete-sample", "family-holiday", "business-trip"].map((name) => `sabre/whole/${name}`),
  "travelport/apollo-whole/business-hotel-car",
  "travelport/galileo-whole/family-holiday",
  "travelport/worldspan-whole/family",
]
  .map((name) => new URL(`../../corpus/${name}.txt`, import.meta.url))
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");

describe("The token patterns", () => {
  for (const { grammar, wireValue } of systems) {
    it(`of ${wireValue} match at least one character`, () => {
      const all = [...grammar.ruleOf.keys()];
      const tokens = new Set(
        all.flatMap(({ openers, modes }) => [...openers, ...Object.values(modes).flat()]),
      );
      const empty = [...tokens].filter(
        ({ PATTERN }) => PATTERN instanceof RegExp && canBeEmpty(PATTERN),
      );
      expect(empty.map(({ name }) => name)).to.deep.equal([]);
      expect(tokens.size).to.be.greaterThan(5);
    });
  }

  it("are distinguished from patterns that can match nothing", () => {
    expect(canBeEmpty(/(?=RP)/)).to.equal(true);
    expect(canBeEmpty(/RP/)).to.equal(false);
  });
});

function canBeEmpty(pattern: RegExp): boolean {
  const sticky = new RegExp(pattern.source, "y");
  for (let at = 0; at <= TEXT.length; at++) {
    sticky.lastIndex = at;
    if (sticky.test(TEXT) && sticky.lastIndex === at) return true;
  }
  return false;
}
