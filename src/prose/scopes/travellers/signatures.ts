import { wordsFor } from "../../lexicon/lexicon.ts";
import { anyOf, CAPITALS, LETTERS, SMALL } from "../../lexicon/words.ts";
import type { Fact } from "../../facts/fact.ts";
import type { Line } from "../lines.ts";
import { asWords } from "../unbooked/unbooked.ts";

/*
 * Who signs a letter, and does not travel for that:
 *
 *   Best regards,
 *   Ms Jane Doe
 *   Sample Travel
 */

/** Nothing but such words on a line, with a few in small letters before or after them: `With kind regards from Bonn,` */
const CLOSING = new RegExp(
  `^[^${LETTERS}\\d]{0,8}(?:[${LETTERS}]{2,12} ){0,2}${anyOf(wordsFor("closings"))}(?: [${SMALL}]{1,5} [${CAPITALS}][${LETTERS}]{2,20})?[ ,.!]{0,4}$`,
);
/** A signature has no more lines. */
const MOST_LINES = 6;

/** The lines of a text, in which those of signatures name no travellers. */
export function withoutSignatures(lines: readonly Line[], text: string): readonly Line[] {
  let left = 0;
  let isNamed = false;
  return lines.map((line) => {
    const printed = text.slice(line.start, line.end);
    if (line.anchors === 0 && CLOSING.test(printed)) {
      [left, isNamed] = [MOST_LINES, false];
      return line;
    }
    // An empty line can be between the greeting and the name.
    if (line.anchors > 0 || (line.isAfterGap && isNamed)) left = 0;
    if (left === 0) return line;
    [left, isNamed] = [left - 1, true];
    return { ...line, facts: asWords(line.facts, line.facts.filter(isName), text), isSigned: true };
  });
}

/** Whether a name has no label before it: `Passenger: Ms Jane Doe` can be below thanks. */
function isName(fact: Fact): boolean {
  return fact.kind === "person" && fact.person.printed.start === fact.start;
}
