import { expect } from "chai";
import { gluedItemNames } from "../../../grammars/common/people/item-names.ts";
import { airSegment } from "../../../grammars/travelport/segments/air-segment.ts";
import { fareNotes } from "../../../grammars/travelport/displays/section-notes.ts";
import { looseRows, titledSections } from "../../../grammars/travelport/titled-sections.ts";
import { itemNumber } from "../../../grammars/travelport/item.ts";
import { defineGrammar } from "../../../src/decode/engine/grammar.ts";
import { readLines } from "../read.ts";

/** The sections, with flights and names, which end them. */
export const sections = defineGrammar({
  name: "test",
  signatures: [],
  screen: { numbers: { item: itemNumber } },
  families: [airSegment, gluedItemNames, fareNotes],
  sections: [...titledSections, looseRows],
  endingSections: [airSegment, gluedItemNames, fareNotes],
});

/** What a title alone says. */
export const TITLE = { kind: "title" };

/** A line of a section, and what it is to say; null where no rule is to read it. */
export type SectionLine = readonly [line: string, says: object | null];

/** One test for a whole section. */
export function itReadsSection(name: string, lines: readonly SectionLine[]): void {
  it(name, () => {
    const text = lines.map(([line]) => line).join("\n");
    expect(readLines(text, sections)).to.deep.equal(lines.map(([, says]) => says));
  });
}

/** Tests that what follows a section's first line ends it. */
export function itEnds(title: string, lines: readonly (readonly [line: string, kind: string])[]) {
  for (const [line, kind] of lines)
    it(`${title.replace("\n", " ")} ends at ${line.trim()}`, () => {
      const last = readLines(`${title}\n${line}`, sections).at(-1);
      expect(last).to.have.property("kind", kind);
    });
}
