import type { Node, Span } from "../../ast/nodes.ts";
import type { LineReading } from "../engine/line-reading.ts";
import type { Document } from "../engine/read.ts";
import { lastUpTo, type SourceText } from "../text/source.ts";
import { isReadWhole } from "./alone.ts";
import { endWithoutSpaces, filledLines } from "./elements.ts";
import { readDocument } from "./layout.ts";

/*
 * Lines that a mailer cut at its width, in the middle of words:
 *
 *  1 BA 178Y 12APR J JFKLHR HK1   815P  8
 * 15A /DCBA*ZQKXAB /E
 *
 * Shorter lines were cut at a space, because the next word did not fit.
 */

/** No mailer cuts lines shorter than this, and no screen is this narrow. */
const NARROWEST = 30;
/** Only the longest line of a text can have this length by chance. */
const FEWEST = 2;
/** The most parts into which a mailer cuts a line of a screen. */
const MOST_PARTS = 6;

/** A text and what a grammar read in it. */
export interface Read {
  readonly repaired: SourceText;
  readonly document: Document;
  /** The width at which lines were cut that are joined now. */
  readonly width?: number;
}

/**
 * Joins each line that was cut with its rest. Does nothing unless several lines have the same width
 * and none is longer.
 */
export function readCut(repaired: SourceText, document: Document): Read {
  const first = { repaired, document };
  if (document.lines.every(({ node }) => isComplete(node))) return first;
  const { lines, width } = cutLines(first);
  const torn = tornIn(lines);
  if (torn.length === 0) return first;
  const second = joined(first, torn, width);
  const readingOf = readingsBy(second.document);
  const mended = torn.filter(([head]) =>
    isMended(readingOf(repaired.originalOffset(head.end - 1))),
  );
  if (mended.length === torn.length) return second;
  return mended.length === 0 ? first : joined(first, mended, width);
}

/** What can be read to its end whatever it contains. */
const IS_FREE: ReadonlySet<Node["kind"]> = new Set<Node["kind"]>([
  "remark",
  "received",
  "accounting",
  "note",
  "passage",
  "notARecord",
]);

function isMended(reading: LineReading | undefined): boolean {
  const node = reading?.node ?? null;
  return node !== null && isReadWhole(node) && !IS_FREE.has(node.kind);
}

/** A line of the text, without the spaces at its end. */
interface CutLine extends Span {
  readonly reading: LineReading | undefined;
  /** How the line below continues it, if it does. */
  readonly joint: "" | " " | null;
}

/** A line and its rest: at least two lines. */
type Torn = readonly CutLine[] & { readonly 0: CutLine };

function tornIn(lines: readonly CutLine[]): readonly Torn[] {
  const torn: Torn[] = [];
  for (let index = 0; index < lines.length; index++) {
    const [head, ...below] = lines.slice(index, index + MOST_PARTS);
    if (head === undefined) break;
    const rests = restsOf(head, below);
    if (rests.length === 0) continue;
    index += rests.length;
    torn.push([head, ...rests]);
  }
  return torn;
}

/**
 * The lines that continue a line: the line itself or the first of them is unread, and so are all
 * others.
 */
function restsOf(head: CutLine, below: readonly CutLine[]): readonly CutLine[] {
  const rests: CutLine[] = [];
  let above = head;
  let isCutInWord = false;
  for (const line of below) {
    const isOpen = !isWhole(above) || (isStructured(above) && line.reading?.node === null);
    if (above.joint === null || !isOpen || (above !== head && isWhole(line))) break;
    isCutInWord ||= above.joint === "";
    rests.push(line);
    above = line;
  }
  return isCutInWord ? rests : [];
}

/** A line that would absorb any words is not continued if it is read to its end. */
function isStructured({ reading }: CutLine): boolean {
  const kind = reading?.node?.kind;
  return kind === "air" || kind === "names" || kind === "header";
}

function isWhole({ reading }: CutLine): boolean {
  return isComplete(reading?.node ?? null);
}

/** Whether a line is read to its end, and its last name is more than a surname. */
export function isComplete(node: Node | null): boolean {
  if (node?.kind !== "names") return isReadWhole(node);
  const last = node.persons.at(-1);
  return isReadWhole(node) && !(last?.surname !== undefined && last.given === undefined);
}

interface CutLines {
  readonly lines: readonly CutLine[];
  readonly width: number;
}

/** The lines of a text that was cut at one width; otherwise none. */
function cutLines({ repaired, document }: Read): CutLines {
  const { text } = repaired;
  const lines = withoutIndent(text);
  const width = lines.reduce((longest, { start, end }) => Math.max(longest, end - start), 0);
  const full = lines.filter(({ start, end }) => end - start === width);
  if (width < NARROWEST || full.length < FEWEST) return { lines: [], width };
  const readingOf = readingsBy(document);
  const cut = lines.map((line, index) => ({
    ...line,
    reading: readingOf(repaired.originalOffset(line.end - 1)),
    joint: jointOf(text, line, lines[index + 1], width),
  }));
  return { lines: cut, width };
}

/** The lines without their common indent and without spaces at their ends. */
function withoutIndent(text: string): readonly Span[] {
  const filled = filledLines(text)
    .map(({ start, end }) => ({ start, end: endWithoutSpaces(text, start, end) }))
    .filter(({ start, end }) => start < end);
  const indent = filled.reduce((least, { start, end }) => {
    const line = text.slice(start, end);
    return Math.min(least, line.length - line.trimStart().length);
  }, Infinity);
  return filled.map(({ start, end }) => ({ start: start + indent, end }));
}

function jointOf(
  text: string,
  { start, end }: Span,
  below: Span | undefined,
  width: number,
): CutLine["joint"] {
  if (below === undefined) return null;
  if (end - start === width) return "";
  const [word = ""] = text.slice(below.start, below.end).split(" ", 1);
  return word !== "" && end - start + 1 + word.length > width ? " " : null;
}

/** Finds the line of a document that contains a character of the original text. */
function readingsBy({ lines, source }: Document): (offset: number) => LineReading | undefined {
  const starts = lines.map(({ start }) => source.originalOffset(start));
  return (offset) => lines[lastUpTo(starts, offset)];
}

function joined({ repaired, document }: Read, torn: readonly Torn[], width: number): Read {
  const edit = repaired.edit();
  for (const parts of torn)
    for (const [index, { end, joint }] of parts.entries()) {
      const below = parts[index + 1];
      if (below !== undefined) edit.replace(end, below.start, joint ?? "");
    }
  const mended = edit.finish();
  return { repaired: mended, document: readDocument(mended, document.grammar), width };
}
