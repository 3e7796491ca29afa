/** A part of a plan on paper: a record, or its content for one traveller. */
import type { Content } from "pdfmake";
import type { PlanPart, PlanSection } from "../plan/plan.ts";
import type { Blocks } from "./blocks.ts";
import { entryBlocks } from "./entry.ts";
import { joinIsolated } from "../wording/bidi.ts";

const TEXT = { size: 9.5 };
const BOLD = { size: 9.5, bold: true };
const HEADING = { size: 12, bold: true };
const TITLE = { size: 18, bold: true };

/** The blocks of a part, one below the other. */
export function partBlocks(
  part: PlanPart,
  width: number,
  blocks: Blocks,
  colour: string,
): Content[] {
  const { heading, references, travellers, entries, sections } = part;
  const titled = (text: string, first: Content, ...others: readonly Content[]): Content[] => [
    {
      stack: [blocks.paragraph(text, width, { ...HEADING, colour }), first],
      margin: [0, 10, 0, 0],
      unbreakable: true,
    },
    ...others,
  ];
  const [firstTraveller, ...otherTravellers] = travellers.map(({ name, details }): Content => ({
    stack: [
      blocks.paragraph(name, width, BOLD),
      blocks.paragraph(joinIsolated(" · ", details), width, TEXT),
    ],
  }));
  const [firstEntry, ...otherEntries] = entries.map((entry) => entryBlocks(entry, width, blocks));
  return [
    blocks.paragraph(heading, width, { ...TITLE, colour }),
    ...references.map((row) => blocks.paragraph(blocks.row(row), width, TEXT)),
    ...(firstTraveller === undefined
      ? []
      : titled(part.travellersTitle, firstTraveller, ...otherTravellers)),
    ...(firstEntry === undefined ? [] : titled(part.journeyTitle, firstEntry, ...otherEntries)),
    ...sections.flatMap((section) => {
      const [first, ...others] = sectionLines(section, width, blocks);
      return first === undefined ? [] : titled(section.title, first, ...others);
    }),
  ];
}

function sectionLines({ groups }: PlanSection, width: number, blocks: Blocks): Content[] {
  return groups.flatMap(({ heading, rows }) => [
    ...(heading === null ? [] : [blocks.paragraph(heading, width, BOLD)]),
    ...rows.map((each) => blocks.paragraph(blocks.row(each), width, TEXT)),
  ]);
}
