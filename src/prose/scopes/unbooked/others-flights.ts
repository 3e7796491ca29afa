import type { Span } from "../../../ast/nodes.ts";
import type { LineReading } from "../../../decode/engine/line-reading.ts";
import { isNumber, type Fact } from "../../facts/fact.ts";
import { wordsFor } from "../../lexicon/lexicon.ts";
import {
  FLIES,
  OF_ME,
  OTHER_PEOPLE,
  WE,
  WHOSE,
  WITH_US,
} from "../../lexicon/unbooked/somebody-else.ts";
import { anyOf, eitherOf, WORD_START } from "../../lexicon/words.ts";
import { isWithin, sentencesIn } from "./unbooked.ts";

/*
 * Flights and trains of other people, of which a letter tells:
 *
 *   My boss flies to Rome with LH 232 on 12 April, so I am alone in the office.
 */

const JOINS = new RegExp(`${WORD_START}${anyOf(wordsFor("and"))} $`);
/** `Our friends Jane and John`, `my other colleagues from work` */
const NAMES = "(?:(?: \\p{Ll}{1,3})? \\p{Lu}\\p{Ll}{1,20}){0,4}";
const PEOPLE = new RegExp(
  `(?:(?<=^[^\\p{L}\\d]{0,12})|${WORD_START}${eitherOf(WHOSE)} ?)(?:${eitherOf(WHOSE)} )?(?:\\p{Ll}{3,12} )?${anyOf(OTHER_PEOPLE)}(?: ${anyOf(OF_ME)})?${NAMES},? ${anyOf(FLIES)}`,
  "u",
);
const WITH = new RegExp(WORD_START + anyOf(WITH_US));
const OWN = new RegExp(`(?<![\\p{L}\\d])I(?![\\p{L}\\d.])|${WORD_START}${anyOf(WE)}`, "u");

/** The parts of a line that tell of the flight or train of somebody who is not the reader, or of its price. */
export function othersFlights(
  facts: readonly Fact[],
  { start, end }: Span,
  text: string,
  above: LineReading | undefined,
): readonly Span[] {
  if (!facts.some(isNumberOrTotal) || facts.some(isBooked)) return [];
  const printed = text.slice(start, end);
  const begun = above === undefined ? "" : openSentence(text.slice(above.start, above.end));
  return sentencesIn(printed, start).flatMap((span) => {
    const head = span.start === start && begun !== "" ? `${begun} ` : "";
    const part = othersPart(head + text.slice(span.start, span.end));
    if (part === undefined || part.end <= head.length) return [];
    const from = span.start + Math.max(0, part.start - head.length);
    const others = { start: from, end: span.start + part.end - head.length };
    return facts.some((fact) => isNumberOrTotal(fact) && isWithin(fact, others)) ? [others] : [];
  });
}

/** `My boss flies with LH 400, booking reference ZQ7KXF`: somebody booked it. */
function isBooked({ kind }: Fact): boolean {
  return kind === "locator" || kind === "airlineLocator" || kind === "ticket" || kind === "status";
}

function isNumberOrTotal(fact: Fact): boolean {
  return isNumber(fact) || fact.kind === "total";
}

/** The sentence that a line leaves open. */
function openSentence(line: string): string {
  const last = sentencesIn(line, 0).at(-1);
  const sentence = last === undefined ? "" : line.slice(last.start).trimEnd();
  return /[.!?:;]$/.test(sentence) ? "" : sentence;
}

/** From those people to who tells of himself. */
function othersPart(sentence: string): Span | undefined {
  if (sentence.trimEnd().endsWith("?")) return undefined;
  const found = PEOPLE.exec(sentence);
  if (found === null || WITH.test(sentence)) return undefined;
  if (JOINS.test(sentence.slice(0, found.index))) return undefined;
  const after = found.index + found[0].length;
  const own = OWN.exec(sentence.slice(after));
  return { start: found.index, end: own === null ? sentence.length : after + own.index };
}
