import type { Fact } from "../../facts/fact.ts";
import { wordsFor } from "../../lexicon/lexicon.ts";
import { anyOf, LETTERS } from "../../lexicon/words.ts";
import { blocksOf, isProse, type Line } from "../lines.ts";
import { asWords } from "./unbooked.ts";
import { wishIn } from "./wishes.ts";

/*
 * Flights below a sentence that asks to book or to cancel them, or offers them:
 *
 *   We can offer you the following flights:
 *   LX 2092 13 April 2027 ZRH-LIS 12:30 14:25
 *
 * and journeys of which one can be chosen.
 */

const SMALL_WORD = /\p{Ll}{2}/u;
const LEADS_ON = /[:\uff1a?\u061f\uff1f] *$/;

/** `Option 1`, `Vorschlag B`: before or above one of several journeys that are only offered. */
const CHOICE = new RegExp(
  `^[^${LETTERS}\\d]{0,8}${anyOf(wordsFor("offered"))} {1,2}(?:n[.o\u00b0]{1,2} ?)?(?:\\d{1,2}|[A-E])(?![${LETTERS}\\d])`,
);

/** The lines of a text, in which all is words below a sentence that wishes or offers what follows. */
export function withoutWishes(lines: readonly Line[], text: string): readonly Line[] {
  const printedOf = (line: Line) => text.slice(line.start, line.end);
  const choices = new Set(lines.filter((line) => CHOICE.test(printedOf(line))));
  let isBelow = false;
  return blocksOf(lines).flatMap((block) => {
    if (isBelow && !block.some(isOfJourney)) isBelow = false;
    return block.map((line) => {
      const printed = printedOf(line);
      const isSentence = line.anchors === 0 && SMALL_WORD.test(printed);
      if (choices.size > 1 && choices.has(line)) isBelow = true;
      else if (isSentence && LEADS_ON.test(printed)) {
        isBelow = wishIn(printed) !== -1;
        return line;
      }
      return isBelow ? withoutFacts(line, text) : line;
    });
  });
}

function isOfJourney({ anchors }: Line): boolean {
  return anchors > 0;
}

function withoutFacts(line: Line, text: string): Line {
  const facts: readonly Fact[] = asWords(line.facts, [line], text);
  return {
    ...line,
    facts,
    anchors: 0,
    hasOnlyKnown: false,
    isProse: isProse(facts, line.isAllCaps),
  };
}
