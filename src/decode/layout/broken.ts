import type { AirNode, Node } from "../../ast/nodes.ts";
import type { Grammar } from "../engine/grammar.ts";
import type { LineReading } from "../engine/line-reading.ts";
import { readLines, type Document } from "../engine/read.ts";
import { withoutCards } from "../text/cards/redact.ts";
import { isBooked, isReadWhole, isTravellers, readAlone } from "./alone.ts";
import { endWithoutSpaces } from "./elements.ts";

/*
 * Flights and names that a mailer broke, wherever it did:
 *
 *  1. LH
 * 400 M 14JAN FRAJFK HK1 1300 1545 O E TH
 *
 * That a line continues is proven by what the line above lacks, not by its width.
 */

/** The most parts into which a mailer breaks a line of a screen. */
const MOST_PARTS = 5;
const LONGEST_LINE = 200;

/** Joins the missing rest to each flight and each line of names that lacks it. */
export function readBroken(first: Document): Document {
  const torn = tornIn(first);
  if (torn.length === 0) return first;
  const second = joined(first, torn);
  // In a section of remarks, a joined line is a remark as before.
  const read = new Set(
    second.lines
      .filter(
        ({ node }) => isReadToItsEnd(node) && (node?.kind === "air" || node?.kind === "names"),
      )
      .map(({ start }) => second.source.originalOffset(start)),
  );
  const mended = torn.filter(([head]) => read.has(first.source.originalOffset(head.start)));
  if (mended.length === torn.length) return second;
  return mended.length === 0 ? first : joined(first, mended);
}

/** The lines of a torn element: at least two. */
type Torn = readonly [head: LineReading, ...rest: readonly LineReading[]];

function tornIn({ grammar, source, lines }: Document): readonly Torn[] {
  const broken = grammar.screen?.elements?.broken;
  if (broken === undefined) return [];
  const torn: Torn[] = [];
  let next = 0;
  for (const [index, head] of lines.entries()) {
    if (index < next || !canContinue(lines[index + 1])) continue;
    const parts = lines.slice(index, index + MOST_PARTS);
    const texts = parts.map(({ start, end }) => source.text.slice(start, end));
    if (!broken.test(texts[0] ?? "")) continue;
    const last = lastPart(parts, texts, grammar);
    if (last > 0) torn.push([head, ...parts.slice(1, last + 1)]);
    next = index + last + 1;
  }
  return torn;
}

/** Reads a text with the lines of each torn element on one. */
function joined({ grammar, source }: Document, torn: readonly Torn[]): Document {
  const { text } = source;
  const edit = source.edit();
  for (const [head, ...rest] of torn) {
    let above = head;
    for (const line of rest) {
      const end = endWithoutSpaces(text, above.start, above.end);
      const next = line.start + indentOf(text.slice(line.start, line.end));
      edit.replace(end, next, jointAfter(text.slice(above.start, end)));
      above = line;
    }
  }
  // A break can also have split a card number.
  return readLines(withoutCards(edit.finish()), grammar);
}

/** The index of the line that is the last part of the element; 0 if no line below the first is. */
function lastPart(
  parts: readonly LineReading[],
  texts: readonly string[],
  grammar: Grammar,
): number {
  let whole = texts[0] ?? "";
  let complete = { text: whole, node: parts[0]?.node ?? null };
  let last = 0;
  for (let part = 1; part < parts.length && canContinue(parts[part]); part++) {
    whole = whole.trimEnd() + jointAfter(whole) + (texts[part]?.trim() ?? "");
    if (whole.length > LONGEST_LINE) break;
    const node = readAlone(whole, grammar);
    if (!isReadToItsEnd(node) || !completes(complete, { text: whole, node })) continue;
    complete = { text: whole, node };
    last = part;
  }
  return last;
}

/** Whether a line is read but for one terminal, which can be that of the departure or of the arrival: `E T3`. */
function isReadToItsEnd(node: Node | null): boolean {
  if (node?.kind !== "air" || node.unparsed?.length !== 1) return isReadWhole(node);
  return /^T\d$/.test(node.unparsed[0]?.value ?? "");
}

/**
 * Whether a line means nothing by itself, or is an unnumbered remark, which can be anything, or the entry `MR`, which can be
 * the title of the name above.
 */
export function canContinue(line: LineReading | undefined): boolean {
  if (line === undefined) return false;
  if (line.node === null) return true;
  if (line.node.kind === "note") return line.node.text?.value === "MR";
  return line.node.kind === "remark" && line.node.number === undefined;
}

interface Part {
  readonly text: string;
  readonly node: Node | null;
}

/** Whether an element lacked what it has when it is joined with the lines below. */
function completes(above: Part, { text, node }: Part): boolean {
  const rest = text.slice(above.text.trimEnd().length).trim();
  if (node?.kind === "air") return isBooked(node) && completesFlight(above.node, node, rest);
  return isTravellers(node) && completesNames(above, rest);
}

const NEEDED = ["status", "departure", "arrival"] as const;
/** Words that only the tail of a flight contains, whatever else stands there. */
const IN_TAIL = [
  ...(["weekday", "arrivalDate", "arrivalDays", "arrivalWeekday", "married"] as const),
  ...(["departureTerminal", "arrivalTerminal"] as const),
];

function completesFlight(above: Node | null, flight: AirNode, rest: string): boolean {
  if (above?.kind !== "air") return above === null;
  const adds = (field: keyof AirNode) => above[field] === undefined && flight[field] !== undefined;
  if (NEEDED.some(adds) || IN_TAIL.some(adds)) return true;
  return adds("airlineLocator") && (rest.includes("/") || !isReadWhole(above));
}

const TITLE = /^(?:MRS?|MS|MISS|MSTR|MSS|MST|DR|PROF|CHD|INF)(?![A-Z'])/;
/** A name that lacks its given name, or a number that lacks its name. */
const OPEN_END = /(?:\/|\d\.\d{0,2}) *$/;

/** Words after a complete name can be anybody's, except a title. */
function completesNames({ text, node }: Part, rest: string): boolean {
  return OPEN_END.test(text) || (TITLE.test(rest) && (node === null || isTravellers(node)));
}

/** A mailer breaks lines at spaces, which are lost, or after a mark within a word: `/`, `-MU-`, `/DCTK*`. */
function jointAfter(line: string): string {
  return /\/$|[^ ]-$|(?<=\/[A-Z\d]{2,6})\*$/.test(line.trimEnd()) ? "" : " ";
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
