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
  const breaks = lines.flatMap((line) => breaksIn(line, text, starts, grammar));
  if (breaks.length === 0) return first;
  const edit = source.edit();
  for (const at of breaks) edit.replace(endWithoutSpaces(text, 0, at), at, "\n");
  const second = readLines(edit.finish(), grammar);
  return readCharacters(second) > readCharacters(first) ? second : first;
}

/** A place in a line where an element may begin. */
interface Start {
  readonly at: number;
  readonly isNumbered: boolean;
}

function breaksIn(
  line: LineReading,
  text: string,
  { within, noted, introduced, marked }: ElementStarts,
  grammar: Grammar,
): readonly number[] {
  if (isReadWhole(line.node) || line.end - line.start > LONGEST_LINE) return [];
  const isNoted = line.node?.kind === "header" && line.node.noted !== undefined;
  const starts = startsIn(line, text, isNoted ? noted : within);
  if (starts.length === 0 || starts.length > MOST_STARTS) return [];
  const ends = [...starts.map(({ at }) => at), line.end];
  const breaks: number[] = [];
  let from = line.start;
  for (const start of starts) {
    const { at } = start;
    if (at < from) continue;
    const before = text.slice(from, at);
    const isAfterRead = from > line.start || line.node !== null;
    if (!isNoted && !isIntroduced(start, before, isAfterRead, introduced)) continue;
    const piece = wholePiece(text, at, ends, grammar);
    if (piece === undefined || !mayBegin(piece, line, marked, before)) continue;
    breaks.push(at);
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

/** Whether names may begin a line of their own: in an unread line, only after marks. */
function mayBegin(
  { isNames }: Piece,
  { node }: LineReading,
  marked: RegExp,
  before: string,
): boolean {
  return !isNames || node !== null || marked.test(before);
}

function startsIn({ start, end }: Span, text: string, within: RegExp): readonly Start[] {
  return matchesOf(text.slice(start, end), within)
    .map(({ 0: head, index }) => ({
      at: start + index,
      isNumbered: /^\d/.test(head),
    }))
    .filter(({ at }) => text.slice(start, at).trim() !== "");
}

interface Piece extends Span {
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
    if (isTravellers(node) && isReadWhole(node)) return { start, end, isNames: true };
    // After a flight, a tool may have put its own letters.
    const isLast = end === last && ends[index - 1] === start;
    if (node?.kind === "air" && isBooked(node) && (isLast || isReadWhole(node)))
      return { start, end, isNames: false };
  }
  return undefined;
}
