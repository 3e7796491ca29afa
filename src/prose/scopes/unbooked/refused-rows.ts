import { isAnchor, type Fact } from "../../facts/fact.ts";
import { wordsFor } from "../../lexicon/lexicon.ts";
import { EXAMPLES, NOT_TRAVELLING, REFUSED } from "../../lexicon/unbooked/refused.ts";
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
/** `Insurance: declined` */
const OTHER_LABEL = new RegExp(
  `${anyOf(wordsFor("otherLabels", "seat", "price"))}[^:\uff1a|;\\t]{0,20}[:\uff1a] {0,3}${anyOf(REFUSED)}`,
);

/** Whether a cell of a row says that what it is about does not take place. */
export function isRefused(row: string): boolean {
  return CELL.test(row) && !OTHER_LABEL.test(row);
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
  return lines.map((line) => {
    const printed = text.slice(line.start, line.end);
    if (line.isAfterGap && !isBelowTitle) isExample = false;
    isBelowTitle = line.anchors === 0 && ABOVE_EXAMPLE.test(printed);
    if (isBelowTitle) isExample = true;
    const isUnread = isExample || BEGINS_EXAMPLE.test(printed) || isOfNobody(line, printed);
    return isUnread ? lineWithWords(line, [line], text) : line;
  });
}

function isOfNobody({ facts }: Line, printed: string): boolean {
  if (facts.some(isAnchor)) return isRefused(printed);
  return facts.some(isOfTraveller) && (CELL_OF_PERSON.test(printed) || STAYS_HOME.test(printed));
}

function isOfTraveller({ kind }: Fact): boolean {
  return kind === "person" || kind === "travellers" || kind === "mentioned";
}
