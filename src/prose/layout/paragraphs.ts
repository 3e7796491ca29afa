import type { Span } from "../../ast/nodes.ts";
import { wordsFor } from "../lexicon/lexicon.ts";
import { anyOf, WORD_START } from "../lexicon/words.ts";
import type { Cell, Row } from "./cells.ts";
import type { Piece } from "./draft.ts";
import type { TableFound } from "./tables.ts";
import { ALL_TITLES } from "../lexicon/titles.ts";
import { matchesOf } from "../../decode/text/matches.ts";

/*
 * Running text, which mailers break wherever a line is full, as one line for each sentence:
 *
 *   You fly on 12 April 2027 with LX 2084 at 07:10 from
 *   Zurich. You return on 16 April with LX 2085.
 */

/** Mailers break lines that are at least as long. */
const SHORTEST = 60;
/** No paragraph has more lines. */
const MOST_ROWS = 30;
/** So many words in small letters show that a line is running text. */
const FEWEST_WORDS = 4;
const SMALL_WORD = /(?<= )\p{Ll}[\p{L}'\u2019]+(?=[ ,.]|$)/gu;
/** What ends a line that is whole. */
const WHOLE = /[.!?:;]["')\u00bb]? *$/;
/** A bullet, a number of an item, or a label: the start of something else. */
const BEGINS = /^(?:[-*\u2022>|+#]|\d{1,2}[.)] |[^:\d]{1,40}:(?: |$))/;

/** Some lines of running text, sentence by sentence; undefined if that changes nothing. */
export function paragraphAt(rows: readonly Row[], from: number): TableFound | undefined {
  if (isBelowOpen(rows[from - 1])) return undefined;
  const cells: Cell[] = [];
  for (const row of rows.slice(from, from + MOST_ROWS)) {
    const cell = textOf(row);
    const above = cells.at(-1);
    if (cell === undefined || (above !== undefined && !goesOn(above, cell))) break;
    cells.push(cell);
  }
  const [first, last] = [rows[from], rows[from + cells.length - 1]];
  if (first === undefined || last === undefined || !isOfTravel(cells)) return undefined;
  const lines = sentencesOf(cells);
  if (cells.length < 2 && lines.length < 2) return undefined;
  const section = { start: first.start, end: last.end, lines };
  return { layout: "sentences", next: from + cells.length, section };
}

/** Whether the line above is one that its writer broke, as in a chat: then all may be. */
function isBelowOpen(above: Row | undefined): boolean {
  const cell = above && textOf(above);
  return cell !== undefined && !cell.text.endsWith(",") && !WHOLE.test(cell.text);
}

/** The text of a line that is not divided. */
function textOf({ cells: [cell, ...others], isRule, isBoxed }: Row): Cell | undefined {
  return isRule || isBoxed || others.length > 0 ? undefined : cell;
}

const DAY_OR_TIME = /\d[:.hH]\d\d|\b\d{1,2}\.? \p{L}{3}/u;
const NUMBER_OF_FLIGHT = /(?<![\p{L}\d])(?:[A-Z]{2}|[A-Z]\d|\d[A-Z])[ -]?\d{2,4}(?![\p{L}\d])/u;
/** What is said of a journey before another sentence, or another part of it, begins. */
const EARLIER = /\d[:.hH]\d\d|\([A-Z]{3}\)/;
/** `LX 2084 at 07:10, then BA 117 at 10:05`: between the parts of a sentence that each tell of a flight. */
const NEXT_CLAUSE = `[,;] {1,3}(?=${anyOf(wordsFor("nextClause"))} )`;
const NEXT_PART = new RegExp(`[.!?] \\p{Lu}|${NEXT_CLAUSE}`, "u");

function hasEarlier(text: string): boolean {
  const at = text.search(EARLIER);
  return at !== -1 && NEXT_PART.test(text.slice(at));
}

/** Whether running text tells of a journey; if it is one line, of another one than that of its last sentence. */
function isOfTravel(cells: readonly Cell[]): boolean {
  if (cells.length > 1) return cells.some(({ text }) => DAY_OR_TIME.test(text));
  return cells.some(
    (cell) => isRunning(cell) && NUMBER_OF_FLIGHT.test(cell.text) && hasEarlier(cell.text),
  );
}

function isRunning({ text }: Cell): boolean {
  return text.length >= SHORTEST && (text.match(SMALL_WORD)?.length ?? 0) >= FEWEST_WORDS;
}

/** Whether a line is full, ends within a sentence, and the next one can continue with it. */
function goesOn(above: Cell, below: Cell): boolean {
  if (!isRunning(above) || WHOLE.test(above.text) || BEGINS.test(below.text)) return false;
  // In a chat or a list, each line tells of its own flight.
  const [end, start] = [above.text.split(BREAK).at(-1), below.text.split(BREAK, 1)[0]];
  return ![end, start].every((each = "") => NUMBER_OF_FLIGHT.test(each));
}

/** After a mark that ends a sentence, before a capital. */
const BREAK = /(?<=[.!?]["')\u00bb]?) {1,3}(?=["'(\u00ab\u00bf\u00a1]?\p{Lu})/gu;
/** A short word, a title or a number, whose dot ends nothing: `St. Pancras`, `am 22. April`; a time is none. */
const ABBREVIATED = new RegExp(
  `(?:(?<![\\p{L}\\d:.])(?:\\p{L}{1,2}|\\d{1,2}|${anyOf(ALL_TITLES)})|\\.\\p{L})\\.$`,
  "u",
);

/** A part of a sentence that is on one line. */
interface Part extends Span {
  readonly text: string;
}

function sentencesOf(cells: readonly Cell[]): readonly (readonly Piece[])[] {
  const sentences: Part[][] = [[]];
  for (const cell of cells)
    for (const [index, { start, end }] of partsOf(cell).entries()) {
      if (index > 0) sentences.push([]);
      const text = cell.text.slice(start - cell.start, end - cell.start);
      sentences.at(-1)?.push({ text, start, end });
    }
  return sentences.flatMap(clausesOf).map((clause) => clause.flatMap(withSpaceBefore));
}

function withSpaceBefore({ start, end }: Part, index: number): readonly Piece[] {
  return index === 0 ? [{ start, end }] : [" ", { start, end }];
}

/** The sentences of a line, or their parts. */
function partsOf({ text, start, end }: Cell): readonly Span[] {
  const parts: Span[] = [];
  let from = start;
  for (const { 0: gap, index } of matchesOf(text, BREAK)) {
    if (ABBREVIATED.test(text.slice(0, index))) continue;
    parts.push({ start: from, end: start + index });
    from = start + index + gap.length;
  }
  return [...parts, { start: from, end }];
}

const CLAUSE_BREAK = new RegExp(NEXT_CLAUSE, "gu");

/** What a sentence says of all its flights: a clause of its own would lose it. */
const OF_ALL = new RegExp(
  `${WORD_START}${anyOf(wordsFor("cancelled", "asked", "replaced", "replacedLabels", "replacement"))}|[?\u061f]`,
  "u",
);

/** The clauses of a sentence, if each of them tells of a flight. */
function clausesOf(sentence: readonly Part[]): readonly (readonly Part[])[] {
  const text = sentence.map((part) => part.text).join(" ");
  const breaks = OF_ALL.test(text) ? [] : matchesOf(text, CLAUSE_BREAK);
  const starts = [0, ...breaks.map(({ 0: gap, index }) => index + gap.length)];
  const ends = [...breaks.map(({ index }) => index), text.length];
  const clauses = starts.map((start, index) => ({ start, end: ends[index] ?? text.length }));
  return clauses.every(({ start, end }) => NUMBER_OF_FLIGHT.test(text.slice(start, end)))
    ? clauses.map((clause) => partsWithin(sentence, clause))
    : [sentence];
}

/** What of the parts of a sentence, with spaces between them, is in a section of it. */
function partsWithin(sentence: readonly Part[], section: Span): readonly Part[] {
  let at = 0;
  return sentence.flatMap(({ text, start }) => {
    const [from, to] = [Math.max(section.start - at, 0), Math.min(section.end - at, text.length)];
    at += text.length + 1;
    return from < to ? [{ text: text.slice(from, to), start: start + from, end: start + to }] : [];
  });
}
