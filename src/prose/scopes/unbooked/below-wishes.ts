import type { Fact } from "../../facts/fact.ts";
import { wordsFor } from "../../lexicon/lexicon.ts";
import { anyOf, LETTERS, WORD_START } from "../../lexicon/words.ts";
import { blocksOf, type Line } from "../lines.ts";
import { isProse } from "../prose-lines.ts";
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
const COLON = /[:\uff1a] *$/;
/** What is wished for: seats and bags are, above flights that are booked. */
const OF_JOURNEY = new RegExp(WORD_START + anyOf(wordsFor("flight", "flights", "trip", "train")));
/** `Could you please book this one:` names nothing else. */
const LONGEST_UNNAMED = 40;

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
        isBelow = wishesForBelow(printed);
        return line;
      }
      return isBelow ? withoutFacts(line, text) : line;
    });
  });
}

/** Whether a sentence asks for what is below it, or offers it. */
function wishesForBelow(printed: string): boolean {
  const at = wishIn(printed);
  if (at === -1) return false;
  const isUnnamed = COLON.test(printed) && printed.length - at <= LONGEST_UNNAMED;
  return isUnnamed || OF_JOURNEY.test(printed);
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
