import { wordsFor } from "../../lexicon/lexicon.ts";
import { POSSIBILITIES } from "../../lexicon/unbooked/refused.ts";
import { anyOf, WORD_START } from "../../lexicon/words.ts";
import type { Line } from "../lines.ts";
import { lineWithWords } from "./line-with-words.ts";

/*
 * Flights of the same day in a numbered list of offers, of which nobody takes more than one:
 *
 *   There are two options:
 *   1) Swiss LX 64, 20 March, 06:55 - 10:50
 *   2) American AA 38, 20 March, 10:25 - 14:20
 */

const LEADS_TO_OFFERS = new RegExp(
  `${WORD_START}${anyOf([...wordsFor("offered"), ...POSSIBILITIES])}[^:\\n]{0,40}: *$`,
);
const NUMBERED = /^ *(?:\d[.)]|[A-Da-d]\)|[A-D]:) /;

/** `Option A: LH 400` */
const OPTION = new RegExp(
  `^ *${anyOf([...wordsFor("offered"), ...POSSIBILITIES])} {1,2}(?:[A-D]|\\d) {0,2}[:\\uff1a.)-]`,
);
const CONFIRMED = new RegExp(WORD_START + anyOf(wordsFor("confirmed", "stayBooked")));

/** The lines of a text, in which such flights are words. */
export function withoutAlternatives(lines: readonly Line[], text: string): readonly Line[] {
  const unbooked = new Set<Line>();
  const options = lines.filter((line) => line.anchors > 0 && OPTION.test(printedOf(line, text)));
  // Beside one that is booked, only the others are alternatives.
  const isOpen = (line: Line) => !CONFIRMED.test(printedOf(line, text));
  if (options.length > 1) for (const option of options.filter(isOpen)) unbooked.add(option);
  for (const [index, line] of lines.entries()) {
    if (line.anchors > 0 || !LEADS_TO_OFFERS.test(printedOf(line, text))) continue;
    const offers = numberedBelow(lines.slice(index + 1), text);
    if (offers.length > 1 && areOfOneDay(offers, text))
      for (const offer of offers) unbooked.add(offer);
  }
  return unbooked.size === 0
    ? lines
    : lines.map((line) => (unbooked.has(line) ? lineWithWords(line, [line], text) : line));
}

/** The numbered lines with a flight up to the first other line. */
function numberedBelow(below: readonly Line[], text: string): readonly Line[] {
  const end = below.findIndex(
    (line) => line.anchors === 0 || !NUMBERED.test(printedOf(line, text)),
  );
  return below.slice(0, end === -1 ? undefined : end);
}

function areOfOneDay(offers: readonly Line[], text: string): boolean {
  const [first, ...others] = offers.map(({ facts }) => {
    const day = facts.find(({ kind }) => kind === "date");
    return day && text.slice(day.start, day.end);
  });
  return first !== undefined && others.every((day) => day === first);
}

function printedOf({ start, end }: Line, text: string): string {
  return text.slice(start, end);
}
