import type { Span } from "../../../ast/nodes.ts";
import { matchesOf } from "../../../decode/text/matches.ts";
import { isNumber, type Fact } from "../../facts/fact.ts";
import { namesFor, wordsFor } from "../../lexicon/lexicon.ts";
import {
  EXTRAS,
  FLOWN,
  NEWS,
  NOT_POSSIBLE,
  TURNS,
  WISHES,
} from "../../lexicon/unbooked/refused.ts";
import { anyOf, eitherOf, WORD_START } from "../../lexicon/words.ts";

/*
 * Words in running text which say that a flight or a train is only requested:
 *
 *   Please quote BA 117 12APR LHR-JFK
 */

const ASKED = new RegExp(WORD_START + anyOf(wordsFor("asked")));
const WISH = new RegExp(WORD_START + anyOf(WISHES));
const WISHED = new RegExp(WISH.source, "g");
/** `bin ich … geflogen`: both parts in one sentence. */
const PARTED = FLOWN.filter((words) => words.includes("\u2026")).map((words) =>
  words
    .split(" \u2026 ")
    .map((part) => anyOf([part]))
    .join(" [^!?]{1,120} "),
);
const TELLS = new RegExp(
  `${WORD_START}(?:${[anyOf([...NEWS, ...FLOWN.filter((words) => !words.includes("\u2026"))]), ...PARTED].join("|")})`,
);
const IS_IMPOSSIBLE = new RegExp(WORD_START + anyOf(NOT_POSSIBLE));
/** `We could not book a seat on LH 400` */
const OTHER_THING = new RegExp(
  WORD_START +
    anyOf([
      ...EXTRAS,
      ...wordsFor("seat", "hotel", "rooms", "otherLabels", "carRental", "rentalCar"),
    ]),
);
/** Before what somebody does instead. */
const TURN = new RegExp(`;|${WORD_START}${anyOf(TURNS)}`, "g");
const PAUSE = new RegExp(`[,;:]|${WORD_START}${anyOf(TURNS)}`);

/** Where a sentence begins after another one on its line; none begins within `12. April`. */
const SENTENCE = new RegExp(
  `(?<=[.!?;] {1,3})(?=[\\u00bf\\u00a1]?\\p{Lu})(?!(?<=(?<![\\d:.])\\d{1,2}\\. {1,3})${eitherOf(namesFor("months"))})`,
  "u",
);

/** The sentences of a line. */
export function sentencesIn(line: string, start: number): readonly Span[] {
  let at = start;
  return line.split(SENTENCE).map((sentence) => {
    const span = { start: at, end: at + sentence.length };
    at = span.end;
    return span;
  });
}

/** The sentences of a line that only request a flight or a train, tell of a wish, are news, or are about a flight of the past. */
export function requests(
  facts: readonly Fact[],
  { start, end }: Span,
  text: string,
): readonly Span[] {
  const line = text.slice(start, end);
  if (!facts.some(isNumber)) return [];
  const [isAsked, isWished] = [ASKED.test(line), WISH.test(line)];
  const isNews = TELLS.test(line) || IS_IMPOSSIBLE.test(line);
  if (!isAsked && !isWished && !isNews) return [];
  return sentencesIn(line, start).flatMap((span) => {
    const numbers = facts.filter((fact) => isNumber(fact) && isWithin(fact, span));
    const sentence = text.slice(span.start, span.end);
    if (numbers.length === 0) return [];
    if (isNews && tellsNoBooking(sentence)) return [span];
    return isAsked && ASKED.test(sentence) ? [span] : (wishedPart(numbers, span, sentence) ?? []);
  });
}

function tellsNoBooking(sentence: string): boolean {
  return TELLS.test(sentence) || (IS_IMPOSSIBLE.test(sentence) && !OTHER_THING.test(sentence));
}

/** The part of a sentence about the flight that somebody only wanted to take, up to the one that he takes. */
function wishedPart(
  numbers: readonly Fact[],
  { start, end }: Span,
  sentence: string,
): Span | undefined {
  const ends = matchesOf(sentence, WISHED).map(({ 0: head, index }) => start + index + head.length);
  const [wished, next] = numbers.filter((number) => number.start >= (ends[0] ?? end));
  const from = ends.findLast((each) => wished !== undefined && each <= wished.start);
  if (wished === undefined || from === undefined) return undefined;
  // `We wanted to be earlier, so we took LH 100.`
  if (PAUSE.test(sentence.slice(from - start, wished.start - start))) return undefined;
  const turns = matchesOf(sentence, TURN).map(({ index }) => start + index);
  const turn = next && turns.findLast((each) => each > wished.end && each < next.start);
  return { start, end: turn ?? end };
}

/** Turns everything in some sentences into words. */
export function asWords(
  facts: readonly Fact[],
  sentences: readonly Span[],
  text: string,
): readonly Fact[] {
  if (sentences.length === 0) return facts;
  return facts.map((fact) =>
    sentences.some((span) => isWithin(fact, span)) ? asWord(fact, text) : fact,
  );
}

/** What makes up a sentence about something else; other facts in it, such as a locator, are what they are anywhere. */
const OF_SENTENCES: ReadonlySet<Fact["kind"]> = new Set([
  "time",
  "unclearTime",
  "days",
  "pair",
  "place",
  "side",
  "noSide",
  "terminals",
  "letter",
  "link",
  "known",
  "word",
  "mark",
]);

/** Turns a sentence into one word, or into those between its other facts: in them no name of a place is read. */
export function asOneWord(
  facts: readonly Fact[],
  { start, end }: Span,
  text: string,
): readonly Fact[] {
  const isInside = (fact: Fact) => isWithin(fact, { start, end });
  const first = facts.findIndex(isInside);
  if (first === -1) return facts;
  const parts: Fact[] = [];
  let from = start;
  for (const kept of facts.filter((fact) => isInside(fact) && !OF_SENTENCES.has(fact.kind))) {
    parts.push(...wordsIn(text, from, kept.start), kept);
    from = kept.end;
  }
  parts.push(...wordsIn(text, from, end));
  return facts.filter((fact) => !isInside(fact)).toSpliced(first, 0, ...parts);
}

/** What is between two places of a text, as a word; nothing if only spaces are. */
function wordsIn(text: string, from: number, to: number): readonly Fact[] {
  const value = text.slice(from, to).trim();
  if (value === "") return [];
  const start = text.indexOf(value, from);
  return [asWord({ start, end: start + value.length }, text)];
}

export function isWithin(inner: Span, outer: Span): boolean {
  return inner.start >= outer.start && inner.end <= outer.end;
}

function asWord({ start, end }: Span, text: string): Fact {
  return { kind: "word", text: { value: text.slice(start, end), start, end }, start, end };
}
