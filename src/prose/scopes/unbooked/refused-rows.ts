import { isAnchor, type Fact } from "../../facts/fact.ts";
import { wordsFor } from "../../lexicon/lexicon.ts";
import { EXAMPLES, EXTRAS, NOT_TRAVELLING, REFUSED } from "../../lexicon/unbooked/refused.ts";
import { anyOf, LETTERS, WORD_START } from "../../lexicon/words.ts";
import type { Line } from "../lines.ts";
import { lineWithWords } from "./line-with-words.ts";

/*
 * Rows of tables and lists of which a cell says that nobody travels:
 *
 *   4   Jane Sample   Not approved          BA 1463   LHR   21:05   EDI   22:35   WAITLIST - DROPPED
 */

const START = '(?:^|[\\t|;,("\u201c]| {2}| [-\u2013\u2014]|[:\uff1a])[ "]?';
const END = '(?=[ "]{0,3}(?:$|[\\t|;,).!]| {2}| [-\u2013\u2014] ))';
const CELL = new RegExp(`${START}${anyOf(REFUSED)}${END}`);
const CELL_OF_PERSON = new RegExp(`${START}${anyOf([...REFUSED, ...wordsFor("cancelled")])}${END}`);
const THINGS = anyOf([
  ...EXTRAS,
  ...wordsFor("otherLabels", "seat", "price", "hotel", "carRental", "rentalCar", "transfers"),
  ...wordsFor("parking", "taxes"),
]);
/** `Insurance: declined`, `Insurance (declined)` */
const OTHER_LABEL = new RegExp(
  `${WORD_START}${THINGS}[^:\uff1a|;\\t(]{0,20}(?:[:\uff1a(]| [-\u2013\u2014]) {0,3}${anyOf(REFUSED)}`,
  "g",
);
const THING = new RegExp(WORD_START + THINGS);
const SEPARATOR = /[|;\t]| {3,}/;
/** Titles are looked for in so many lines above a row. */
const MOST_ROWS = 40;

/** Whether a cell of a row says that what it is about does not take place. */
export function isRefused(row: string): boolean {
  return CELL.test(row) && CELL.test(row.replaceAll(OTHER_LABEL, " "));
}

/** Whether the titles above all refused cells of a row are those of other things: `Insurance`. */
function isOfOtherThing(row: string, above: readonly string[]): boolean {
  const cells = row.replaceAll(OTHER_LABEL, " ").split(SEPARATOR);
  const refused = cells.flatMap((cell, at) => (CELL.test(cell.trim()) ? at : []));
  const titles = above
    .slice(-MOST_ROWS)
    .findLast((line) => !/\d/.test(line) && line.split(SEPARATOR).length === cells.length)
    ?.split(SEPARATOR);
  return refused.length > 0 && refused.every((at) => THING.test(titles?.[at] ?? ""));
}

/** `For example:`, at the end of a line; `Example: the passengers are Jane Doe and John Roe`. */
const ABOVE_EXAMPLE = new RegExp(
  `${WORD_START}${anyOf(EXAMPLES)}(?: \\p{Ll}{2,12}){0,2} {0,2}[:\uff1a] *$`,
  "u",
);
const BEGINS_EXAMPLE = new RegExp(`^[^${LETTERS}\\d]{0,12}${anyOf(EXAMPLES)} {0,2}[:\uff1a]`);
const STAYS_HOME = new RegExp(
  `${WORD_START}${anyOf(NOT_TRAVELLING)} ${anyOf(wordsFor("nameLabels", "namesLabels"))}|${WORD_START}${anyOf(wordsFor("nameLabels", "namesLabels"))} ${anyOf(NOT_TRAVELLING)}`,
);

/** The lines, in which everything in such rows, and in examples, is words. */
export function withoutRefusedRows(lines: readonly Line[], text: string): readonly Line[] {
  let isExample = false;
  let isBelowTitle = false;
  const above: string[] = [];
  return lines.map((line) => {
    const printed = text.slice(line.start, line.end);
    if (line.isAfterGap && !isBelowTitle) isExample = false;
    isBelowTitle = line.anchors === 0 && ABOVE_EXAMPLE.test(printed);
    if (isBelowTitle) isExample = true;
    const isUnread = isExample || BEGINS_EXAMPLE.test(printed) || isOfNobody(line, printed, above);
    above.push(printed);
    return isUnread ? lineWithWords(line, [line], text) : line;
  });
}

function isOfNobody({ facts }: Line, printed: string, above: readonly string[]): boolean {
  if (facts.some(isAnchor)) return isRefused(printed) && !isOfOtherThing(printed, above);
  return facts.some(isOfTraveller) && (CELL_OF_PERSON.test(printed) || STAYS_HOME.test(printed));
}

function isOfTraveller({ kind }: Fact): boolean {
  return kind === "person" || kind === "travellers" || kind === "mentioned";
}
