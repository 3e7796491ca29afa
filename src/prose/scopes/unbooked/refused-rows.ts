import { isAnchor, type Fact } from "../../facts/fact.ts";
import { wordsFor } from "../../lexicon/lexicon.ts";
import { REFUSED } from "../../lexicon/refused.ts";
import { anyOf } from "../../lexicon/words.ts";
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

/** The lines, in which everything in such rows is words. */
export function withoutRefusedRows(lines: readonly Line[], text: string): readonly Line[] {
  return lines.map((line) => {
    const printed = text.slice(line.start, line.end);
    const isUnread = line.facts.some(isAnchor)
      ? isRefused(printed)
      : line.facts.some(isOfTraveller) && CELL_OF_PERSON.test(printed);
    return isUnread ? lineWithWords(line, [line], text) : line;
  });
}

function isOfTraveller({ kind }: Fact): boolean {
  return kind === "person" || kind === "travellers" || kind === "mentioned";
}
