import type { Span } from "../../../ast/nodes.ts";
import { isAnchor, type Fact } from "../../facts/fact.ts";
import { wordsFor } from "../../lexicon/lexicon.ts";
import { anyOf, LETTERS, SMALL, WORD_START } from "../../lexicon/words.ts";
import { isWithin } from "./unbooked.ts";
import { matchesOf } from "../../../decode/text/matches.ts";

/*
 * Times that no longer apply, beside the new ones:
 *
 *   Old time: departure 10:20, arrival 11:25         Departure: 13:45 (previously 10:20)
 *   New time: departure 13:45, arrival 14:50
 */

const FORMER = new RegExp(WORD_START + anyOf(wordsFor("replaced")), "g");
/** Before the first word of a line. */
const HEAD = new RegExp(`^[^${LETTERS}\\d]{0,8}$`);
const NEW = new RegExp(`${WORD_START}${anyOf(wordsFor("replacement"))}`);
const NEW_LABEL = new RegExp(`^[^${LETTERS}\\d]{0,8}${anyOf(wordsFor("replacement"))}`);
/** Where words inside a line about a former time end. */
const END = /[,;|)]/;

/** Without short ones that mean other things, too: `was moved to 09:10`. */
const WORDS = wordsFor("replaced", "replacedLabels").filter(({ length }) => length > 3);
/** `previously at 09:10 (LA 2390)` */
const FORMER_FLIGHT = new RegExp(
  `${WORD_START}${anyOf(WORDS)}:?(?: [${SMALL}]{1,12}){0,4} \\d{1,2}[:.h]\\d{2}(?: [${SMALL}]{1,6})? \\([^()\\d]{0,12}[A-Z\\d]{2} ?\\d{1,4}\\)`,
  "g",
);

/** The parts of a line that tell a former time and, in brackets, the flight that left at it. */
export function formerFlightsIn({ start, end }: Span, text: string): readonly Span[] {
  return matchesOf(text.slice(start, end), FORMER_FLIGHT).map(({ 0: { length }, index }) => ({
    start: start + index,
    end: start + index + length,
  }));
}

/** The facts of a line without those that a word says are out of date, and without the label of the new ones. */
export function withoutFormerTimes(
  facts: readonly Fact[],
  printed: string,
  start: number,
): readonly Fact[] {
  if (!facts.some(({ kind }) => kind === "time") || facts.some(isAnchor)) return facts;
  const spans = [...formerParts(printed), ...newLabels(printed)];
  if (spans.length === 0) return facts;
  return facts.map((fact) => {
    const place = { start: fact.start - start, end: fact.end - start };
    return spans.some((span) => isWithin(place, span))
      ? { kind: "known", start: fact.start, end: fact.end }
      : fact;
  });
}

/** From each such word to the end of the line if it begins the line, else to the end of its words. */
function formerParts(printed: string): readonly Span[] {
  return matchesOf(printed, FORMER).map(({ 0: { length }, index }) => {
    const after = printed.slice(index + length);
    const ends = [HEAD.test(printed.slice(0, index)) ? -1 : after.search(END), after.search(NEW)];
    const [end = after.length] = ends.filter((at) => at >= 0).sort((one, other) => one - other);
    return { start: index, end: index + length + end };
  });
}

function newLabels(printed: string): readonly Span[] {
  const found = NEW_LABEL.exec(printed);
  return found === null ? [] : [{ start: 0, end: found[0].length }];
}
