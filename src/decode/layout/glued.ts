import type { Span } from "../../ast/nodes.ts";
import { readCharacters } from "../engine/coverage.ts";
import type { Grammar } from "../engine/grammar.ts";
import type { LineReading } from "../engine/line-reading.ts";
import { readLines, type Document } from "../engine/read.ts";
import type { ElementStarts } from "../engine/screen.ts";
import { endWithoutSpaces } from "./elements.ts";
import { isBooked, isReadWhole, isTravellers, readAlone } from "./alone.ts";
import { matchesOf } from "../text/matches.ts";

/*
 * Flights and names that follow other text on their line: text that people or programs put there,
 * or another line that lost its line break:
 *
 * [log]   1  LH 400 M 14JAN 4 FRAJFK HK1  1300 1545
 *          OPERATED BY SAMPLE AIR 2 LX  14M 28JAN ZRHJFK HK1   100P  400P *
 */

/** Lines with more beginnings are not split: they have another cause. */
const MOST_STARTS = 8;
const LONGEST_LINE = 800;

/**
 * Reads each line that was not read to its end again, from the first place where a flight or a name
 * begins that is then read to its end. The text before it remains a separate line.
 */
export function readGlued(first: Document): Document {
  const { grammar, source, lines } = first;
  const starts = grammar.screen?.elements;
  if (starts === undefined) return first;
  const { text } = source;
  const places = { ...starts, prefixes: NONE };
  const found = lines.map((line) => breaksIn(line, text, places, grammar));
  if (found.every(({ length }) => length === 0)) return first;
  const prefixes = new Set(lines.flatMap((line, index) => prefixOf(line, found[index], text)));
  const breaks = lines.flatMap((line, index) =>
    line.node === null && prefixes.size > 0
      ? breaksIn(line, text, { ...starts, prefixes }, grammar)
      : (found[index] ?? []),
  );
  const edit = source.edit();
  for (const { at } of breaks) edit.replace(endWithoutSpaces(text, 0, at), at, "\n");
  const second = readLines(edit.finish(), grammar);
  return readCharacters(second) > readCharacters(first) ? second : first;
}

/** Where elements can begin, and the text that is before flights of the same text, as `prefixIn` gives it. */
interface Places extends ElementStarts {
  readonly prefixes: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

/** What is before the first flight of an unread line. */
function prefixOf(
  { start, node }: LineReading,
  pieces: readonly Piece[] | undefined,
  text: string,
): readonly string[] {
  const [first] = pieces ?? [];
  return node !== null || first === undefined || first.isNames
    ? []
    : [prefixIn(text.slice(start, first.at))];
}

/** The text before an element, with any digits alike: `00:00:00,000 INFO [log]`. */
function prefixIn(before: string): string {
  return before.replace(/\d/g, "0").trim();
}

/** A place in a line where an element may begin. */
interface Start {
  readonly at: number;
  readonly isNumbered: boolean;
}

function breaksIn(
  line: LineReading,
  text: string,
  places: Places,
  grammar: Grammar,
): readonly Piece[] {
  if (isReadWhole(line.node) || line.end - line.start > LONGEST_LINE) return [];
  const { within, noted, introduced } = places;
  const isNoted = line.node?.kind === "header" && line.node.noted !== undefined;
  const starts = startsIn(line, text, isNoted ? noted : within);
  if (starts.length === 0 || starts.length > MOST_STARTS) return [];
  const ends = [...starts.map(({ at }) => at), line.end];
  const breaks: Piece[] = [];
  let from = line.start;
  for (const start of starts) {
    const { at } = start;
    if (at < from) continue;
    const before = text.slice(from, at);
    const isAfterRead = from > line.start || line.node !== null;
    if (!isNoted && !isIntroduced(start, before, isAfterRead, introduced)) continue;
    const piece = wholePiece(text, at, ends, grammar);
    if (piece === undefined || !mayBegin(piece, line, places, before)) continue;
    breaks.push(piece);
    from = piece.end;
  }
  return breaks;
}

/** Whether what is before an element announces it: after what was read, only the number of the element does. */
function isIntroduced(
  { isNumbered }: Start,
  before: string,
  isAfterRead: boolean,
  introduced: RegExp,
): boolean {
  return isAfterRead ? isNumbered : introduced.test(before);
}

/**
 * Whether names may begin a line of their own: in an unread line, only after marks, or after what is also before a
 * flight.
 */
function mayBegin(
  { isNames }: Piece,
  { node }: LineReading,
  { marked, prefixes }: Places,
  before: string,
): boolean {
  if (!isNames || node !== null) return true;
  return marked.test(before) || prefixes.has(prefixIn(before));
}

function startsIn({ start, end }: Span, text: string, within: RegExp): readonly Start[] {
  return matchesOf(text.slice(start, end), within)
    .map(({ 0: head, index }) => ({
      at: start + index,
      isNumbered: /^\d/.test(head),
    }))
    .filter(({ at }) => text.slice(start, at).trim() !== "");
}

interface Piece {
  readonly at: number;
  readonly end: number;
  readonly isNames: boolean;
}

/** The longest piece from a place that is an element read to its end. */
function wholePiece(
  text: string,
  start: number,
  ends: readonly number[],
  grammar: Grammar,
): Piece | undefined {
  const last = ends.at(-1) ?? start;
  for (let index = ends.length - 1; index >= 0; index--) {
    const end = ends[index] ?? start;
    if (end <= start) return undefined;
    const node = readAlone(text.slice(start, end), grammar);
    if (isTravellers(node) && isReadWhole(node)) return { at: start, end, isNames: true };
    // After a flight, a tool may have put its own letters.
    const isLast = end === last && ends[index - 1] === start;
    if (node?.kind === "air" && isBooked(node) && (isLast || isReadWhole(node)))
      return { at: start, end, isNames: false };
  }
  return undefined;
}
