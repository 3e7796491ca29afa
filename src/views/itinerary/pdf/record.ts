/** A record of an itinerary on paper. */
import type { Content } from "pdfmake";
import { isSaid, joinNonEmpty, momentText } from "../readable.ts";
import type { RecordItinerary, Section } from "../model/schema.ts";
import type { Words } from "../segments/words.ts";
import type { Blocks } from "./blocks.ts";
import { cardBlock, FACT_GAP, factText } from "./cards.ts";
import { joinIsolated } from "./isolates.ts";

const TEXT = { size: 9.5 };
const BOLD = { size: 9.5, bold: true };
const HEADING = { size: 12, bold: true };
const TITLE = { size: 18, bold: true };

/** What is for the agency alone. */
const INTERNAL: ReadonlySet<Section["id"]> = new Set(["accounting", "remarks", "retention"]);

/** The blocks of a record, one below the other. */
export function recordBlocks(
  record: RecordItinerary,
  width: number,
  blocks: Blocks,
  words: Words,
): Content[] {
  const heading = (text: string): Content => ({
    stack: [blocks.paragraph(text, width, HEADING)],
    margin: [0, 10, 0, 4],
  });
  return [
    blocks.paragraph(joinIsolated(" ", [words.booking, record.locator]), width, TITLE),
    ...headLines(record, words).map((line) => blocks.paragraph(line, width, TEXT)),
    ...(record.travellers.length > 0 ? [heading(words.travellers)] : []),
    ...record.travellers.flatMap(({ name, facts, papers }) => [
      blocks.paragraph(name, width, BOLD),
      blocks.paragraph(joinIsolated(FACT_GAP, [...facts, ...papers]), width, TEXT),
    ]),
    { text: "", margin: [0, 4, 0, 4] },
    ...record.cards.flatMap((card) => cardBlock(card, width, blocks, words)),
    ...record.sections
      .filter(({ id }) => !INTERNAL.has(id))
      .flatMap((section) => [heading(section.title), ...sectionLines(section, width, blocks)]),
  ];
}

function headLines({ locators, deadlines, price }: RecordItinerary, words: Words): string[] {
  return [
    joinIsolated(
      FACT_GAP,
      locators.map(({ airline, locator }) =>
        joinNonEmpty(" ", [airline.name, airline.code, locator]),
      ),
    ),
    ...deadlines.map(({ label, moment, text }) =>
      joinIsolated(": ", [label, joinIsolated(", ", [moment && momentText(moment), text])]),
    ),
    joinIsolated(": ", [price && words.price, price]),
  ].filter(isSaid);
}

function sectionLines({ groups }: Section, width: number, blocks: Blocks): Content[] {
  return groups.flatMap(({ heading, facts }) => [
    blocks.paragraph(heading ?? "", width, BOLD),
    ...facts.map((each) => blocks.paragraph(factText(each), width, TEXT)),
  ]);
}
