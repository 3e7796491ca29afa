import type { Node, Span } from "../../ast/nodes.ts";
import type { TextBlock, TextLayout, TextRow, TextStructure } from "../../ast/structure.ts";
import type { Document } from "../../decode/engine/read.ts";
import { readDocument } from "../../decode/layout/layout.ts";
import type { SourceText } from "../../decode/text/source.ts";
import { linesIn } from "../assemble/compose.ts";
import { airlinesIn, withAirlines } from "../layout/airlines.ts";
import { rowsOf, type Row } from "../layout/cells.ts";
import { layoutsIn, withRows } from "../layout/lay-out.ts";
import { scheduleRowsIn, withScheduleRows } from "../layout/schedule-rows.ts";
import { factsIn } from "./facts.ts";
import { journeysIn } from "./journeys.ts";
import { labelsInFacts, labelsInRows, languageOf, settled } from "./labels.ts";

/**
 * Takes a text apart once more, in the same way as for its reading, and keeps each step.
 *
 * @param sent the text before its layout was recovered
 * @param document how it was read
 */
export function structureOf(sent: SourceText, { lines: read, grammar }: Document): TextStructure {
  const rows = rowsOf(sent);
  const { laidOut, layouts } = stepsOf(sent, rows);
  const { source, lines: readings } = readDocument(laidOut, grammar);
  const lines = linesIn(readings, source);
  const nodes = read.flatMap(({ node }): readonly Node[] => (node === null ? [] : [node]));
  const journeys = journeysIn(lines, nodes, source);
  const labels = distinct([
    ...labelsInRows(rows).map((label) => ({ ...label, ...sent.originalRange(label) })),
    ...lines.flatMap(({ facts }) => labelsInFacts(facts, source)),
  ]);
  const language = languageOf(labels);
  return {
    language,
    blocks: blocksOf(rows, sent),
    layouts,
    labels: settled(labels, language),
    facts: factsIn(lines, nodes, journeys, source),
    journeys: journeys.map(({ journey }) => journey),
  };
}

/** The steps that recover the layout, and what each of them found. */
function stepsOf(sent: SourceText, rows: readonly Row[]) {
  const inRows = withRows(sent);
  const named = withAirlines(inRows);
  const layouts: readonly TextLayout[] = [
    ...layoutsIn(rows).map(({ layout, section }) => ({ layout, ...placeOf(section, sent) })),
    ...airlinesIn(inRows.text).map((code) => ({
      layout: "airline apart from number" as const,
      ...placeOf(code, inRows),
    })),
    ...scheduleRowsIn(named.text).map((section) => ({
      layout: "row of a schedule tool" as const,
      ...placeOf(section, named),
    })),
  ];
  return { laidOut: withScheduleRows(named), layouts: layouts.toSorted(byStart) };
}

function placeOf({ start, end }: Span, source: SourceText): Span {
  return source.originalRange({ start, end });
}

function byStart(one: Span, other: Span): number {
  return one.start - other.start;
}

/** Without spans that begin at the same place as one before them. */
function distinct<T extends Span>(spans: readonly T[]): readonly T[] {
  return [...new Map(spans.toReversed().map((span) => [span.start, span])).values()].toSorted(
    byStart,
  );
}

function blocksOf(rows: readonly Row[], sent: SourceText): readonly TextBlock[] {
  // A line drawn below the titles of a table parts nothing.
  const parting = new Set(
    layoutsIn(rows).flatMap(({ layout, section }) => (layout === "rule" ? section.start : [])),
  );
  const blocks: TextRow[][] = [[]];
  for (const row of rows) {
    if (parting.has(row.start) || isBlank(row, sent)) blocks.push([]);
    else if (!row.isRule) blocks.at(-1)?.push(rowIn(row, sent));
  }
  return blocks.flatMap((own) => {
    const [first, last] = [own[0], own.at(-1)];
    if (first === undefined || last === undefined) return [];
    return [{ start: first.start, end: last.end, rows: own }];
  });
}

function isBlank({ start, end }: Row, { text }: SourceText): boolean {
  return text.slice(start, end).trim() === "";
}

function rowIn({ start, end, cells, separator }: Row, sent: SourceText): TextRow {
  return {
    ...sent.originalRange({ start, end }),
    cells: cells.map((cell) => placeOf(cell, sent)),
    separator: cells.length > 1 ? separator : null,
  };
}
