import type { Span } from "../../../ast/nodes.ts";
import type { LineReading } from "../../../decode/engine/line-reading.ts";
import { isNumber, Passage, type Fact } from "../../facts/fact.ts";
import { isListedWord, LANGUAGES, listed, wordsFor } from "../../lexicon/lexicon.ts";
import { anyOf, SMALL, WORD_START } from "../../lexicon/words.ts";
import { isQuestion, lengthOfRequest, saysCancelling, type Number } from "./cancelling.ts";
import { namesReplaced } from "./instead-of.ts";
import { NEW } from "../../lexicon/unbooked/refused.ts";
import type { Line } from "../lines.ts";
import { rebookedIn } from "./rebooked.ts";
import { saysSuperseded } from "./superseded.ts";
import { isWithin, sentencesIn } from "./unbooked.ts";

/*
 * Flights and trains that do not take place:
 *
 *   Your flight BA 117 on 12 April 2027 has been CANCELLED.
 *
 *   CANCELLED
 *   EI 3651 Monday 8 March 2027 Manchester (MAN) - Dublin (DUB) 17:20 - 18:30
 */

const CANCELLED = new RegExp(WORD_START + anyOf(wordsFor("cancelled")));
/**
 * `Cancelled free of charge until ...` and the like are conditions of the booking, in the language of the cancellation
 * only: the Swedish word for `if` is the Dutch one for `at`.
 */
const BY_LANGUAGE = Object.values(LANGUAGES).map(({ cancelled, notCancelled }) => ({
  cancelled: new RegExp(WORD_START + anyOf(listed(cancelled))),
  condition: new RegExp(WORD_START + anyOf(listed(notCancelled))),
}));

export function saysCancelled(text: string): boolean {
  if (!CANCELLED.test(text)) return false;
  // `Not operating` is no condition.
  return !BY_LANGUAGE.some(
    ({ cancelled, condition }) =>
      cancelled.test(text) && condition.test(text.replace(cancelled, "")),
  );
}

const IS_OPEN = /[^.!?:;\s] *$/;
/** `2027 r.`: an abbreviation, which ends no sentence before a small letter. */
const ABBREVIATED = /(?<!\p{L})\p{L}{1,3}\. *$/u;
/** What continues with a sentence wherever it stands: a small letter, or the word itself. */
const GOES_ON = new RegExp(`^ *(?:[${SMALL}]|${anyOf(wordsFor("cancelled"))})`);
/** Up to the end of a sentence; `07:25` and `12.02.` do not end it. */
const REST = /^(?:[^.!?:]|[.:](?=\d)){0,200}/;
/** A label at the start of a line, which begins something else. */
const LABEL = /^[^:\d]{1,40}:/;
/** Mailers break lines after more characters. */
const MOST_IN_ROW = 50;
/** A sentence is looked for in so many lines below its flight. */
const MOST_BELOW = 3;

/** What the next lines say in the sentence that a line leaves open. */
function restOf(line: string, below: readonly LineReading[], text: string): string {
  let [rest, last, end] = ["", line, below[0]?.start ?? 0];
  for (const next of below.slice(0, MOST_BELOW)) {
    const printed = text.slice(next.start, next.end);
    if (next.start > end + 1 || !isOpen(last, printed)) break;
    if (!GOES_ON.test(printed) && !isWrapped(last, printed, next)) break;
    const [part = ""] = REST.exec(printed) ?? [];
    rest += ` ${part}`;
    if (part.length < printed.trimEnd().length) break;
    [last, end] = [printed, next.end];
  }
  return rest;
}

function isOpen(line: string, below: string): boolean {
  return IS_OPEN.test(line) || (ABBREVIATED.test(line) && SMALL_START.test(below));
}

/** Whether a line that begins with a capital or a digit can continue with the sentence above, and with no row of a table. */
function isWrapped(above: string, printed: string, { node }: LineReading): boolean {
  if (above.trim().length < MOST_IN_ROW || LABEL.test(printed)) return false;
  return node instanceof Passage && !node.facts.some(isNumber);
}

/**
 * The sentences of a line that say that a flight or a train is cancelled.
 *
 * @param below the next lines, in which the last sentence can go on; empty if a gap precedes them
 */
export function cancelledSentences(
  facts: readonly Fact[],
  { start, end }: Span,
  text: string,
  below: readonly LineReading[],
): readonly Span[] {
  const flights = facts.filter(isNumber);
  if (flights.length === 0) return [];
  const line = text.slice(start, end);
  const rest = restOf(line, below, text);
  return sentencesIn(line, start).flatMap((span) => {
    const [first, second, ...others] = flights.filter((flight) => isWithin(flight, span));
    if (first === undefined) return [];
    const sentence = text.slice(span.start, span.end) + (span.end === end ? rest : "");
    const numberOf = (flight: Fact) => ({
      start: flight.start - span.start,
      end: flight.end - span.start,
    });
    const number = numberOf(first);
    if (second !== undefined && others.length === 0) {
      if (isRebookedFrom(sentence, number, numberOf(second)))
        return [{ start: second.start, end: span.end }];
    }
    const length = saysSuperseded(sentence, number)
      ? ((second && numberOf(second).start) ?? sentence.length)
      : lengthOfCancelled(sentence, number);
    return length === 0
      ? []
      : [{ start: span.start, end: Math.min(span.start + length, span.end) }];
  });
}

/**
 * `We have rebooked you on LX 2092, because LX 2084 was cancelled`: whether only the second flight is cancelled, and the
 * first in its place. Between its number and this word is little else.
 */
function isRebookedFrom(sentence: string, first: Number, second: Number): boolean {
  if (isQuestion(sentence)) return false;
  const at = rebookedIn(sentence, { start: 0, end: 0 });
  if (at === -1 || at > first.start || saysCancelled(sentence.slice(0, second.start))) return false;
  const [own = ""] = UP_TO_PAUSE.exec(sentence.slice(second.end)) ?? [];
  return saysCancelled(sentence.slice(second.start, second.end) + own);
}

/** `LX 2084 was cancelled`: up to four words. */
const UP_TO_PAUSE = /^(?: [^ ,;:()]+){1,4}(?=[.!]? *$)/;

/** How much of a sentence, from its start, says that its first flight is cancelled. */
function lengthOfCancelled(sentence: string, number: Number): number {
  const request = lengthOfRequest(sentence, number);
  if (request > 0) return request;
  const says = (words: string) => saysCancelled(words) || saysCancelling(words, number);
  const turn = rebookedIn(sentence, number);
  const isTurned = turn !== -1 && says(sentence.slice(0, turn));
  if (isTurned && !saysCancelled(sentence.slice(turn))) return turn;
  return says(sentence) ? sentence.length : 0;
}

const REPLACED = wordsFor("replaced");
const LABELS = wordsFor("replacedLabels");
/** Several words that say of a flight that another one replaces it: `Your old flight`. */
const REPLACED_TITLE = new RegExp(
  `${WORD_START}${anyOf(REPLACED.filter((word) => word.includes(" ")))}|^ *${anyOf([...REPLACED, ...LABELS])} {0,3}: *$`,
);
/** A label before the flight itself: `Old:  BA 117  12 Apr`. */
const REPLACED_LABEL = new RegExp(`^ *(?:[-*\u2022] )?${anyOf([...REPLACED, ...LABELS])} {0,3}:`);
/** `Your original flights remain unchanged:` */
const NOT_REPLACED = new RegExp(WORD_START + anyOf(wordsFor("notReplaced")));
/** `BEFORE (no longer valid)`, `BEFORE` above a line `NOW` */
const ALONE = new RegExp(
  `^[ *]*${anyOf([...REPLACED, ...LABELS])}(?: {0,2}\\([^()\\d]{3,40}\\))?[ *]*$`,
);
const REPLACEMENT_ALONE = new RegExp(
  `^[ *]*${anyOf([...NEW, ...wordsFor("replacement")])}(?: {0,2}\\([^()\\d]{3,40}\\))? {0,3}:?[ *]*$`,
);
const REPLACEMENT_TITLE = new RegExp(WORD_START + anyOf(wordsFor("replacement")));

const IN_BRACKETS = /\([^()\n]{0,60}\)/g;
/** A heading has no more words, beside those in brackets. */
const MOST_WORDS = 5;

/** Whether a line ends the flights below a heading, of which some were `among` the lines above it. */
function endsCancelled(line: Line, printed: string, state: "below" | "among"): boolean {
  if (REPLACEMENT_TITLE.test(printed) || REPLACEMENT_ALONE.test(printed)) return true;
  if (state === "among") return line.isAfterGap || line.isDivider;
  return line.anchors === 0 && line.isProse;
}

/** The lines of the flights below a heading that says that they are cancelled. */
export function linesBelowCancelled(lines: readonly Line[], text: string): ReadonlySet<Line> {
  const found = new Set<Line>();
  let state: "outside" | "below" | "among" = "outside";
  for (const [index, line] of lines.entries()) {
    const printed = text.slice(line.start, line.end);
    const before = lines[index - 1];
    const isTitle = isHeading(printed, line) || isTitleOfOld(printed, lines.slice(index + 1), text);
    if (
      line.anchors === 0 &&
      line.cancelled.length === 0 &&
      isTitle &&
      !isRest(line, before, text) &&
      !isNamed(lines, index, text)
    )
      state = "below";
    else if (state !== "outside" && endsCancelled(line, printed, state)) state = "outside";
    if (line.anchors > 0 && REPLACED_LABEL.test(printed)) found.add(line);
    if (state === "outside" || line.anchors === 0) continue;
    found.add(line);
    state = "among";
  }
  return found;
}

/** `Travellers:`, `Passengers` */
const TITLE_OF_NAMES = new RegExp(
  `^[ *]*(?:${anyOf(wordsFor("yours"))} )?${anyOf(wordsFor("travellers", "namesLabels"))} {0,3}[:\uff1a]?[ *]*$`,
);
const MOST_NAMES = 12;
/** `Jane Doe - cancelled`, `2. Mr John Doe (cancelled)` */
const OF_PERSON = new RegExp(
  `^[ *\u2022-]*(?:\\d{1,2}[.)] )?((?:\\p{Lu}[^ :,;|()\\d]* ){2,5})[(|\u2013\u2014-] {0,2}${anyOf(wordsFor("cancelled"))}[ ).!]*$`,
  "u",
);
const TITLE_OF_PERSON = new RegExp(`^${anyOf(wordsFor("titles"))}`);

/** Whether a line is in a list below a title for travellers: `Jane Doe - cancelled` is about her. */
function isNamed(lines: readonly Line[], index: number, text: string): boolean {
  const [, name = ""] = OF_PERSON.exec(printedOf(lines[index], text)) ?? [];
  const words = name.trim().split(" ");
  if (name === "" || words.some((word) => isListedWord(word) && !TITLE_OF_PERSON.test(word)))
    return false;
  for (let at = index; at > 0 && index - at < MOST_NAMES; at--) {
    const [line, above] = [lines[at], lines[at - 1]];
    if (line === undefined || above === undefined || line.isAfterGap || line.anchors > 0)
      return false;
    if (TITLE_OF_NAMES.test(printedOf(above, text))) return true;
  }
  return false;
}

function printedOf(line: Line | undefined, text: string): string {
  return line === undefined ? "" : text.slice(line.start, line.end);
}

/** Whether a line is only the word for what was before, above flights and the word for what is now. */
function isTitleOfOld(printed: string, below: readonly Line[], text: string): boolean {
  if (!ALONE.test(printed)) return false;
  const now = below.findIndex(({ start, end }) => REPLACEMENT_ALONE.test(text.slice(start, end)));
  const hasFlight = (lines: readonly Line[]) => lines.some(({ anchors }) => anchors > 0);
  return now !== -1 && hasFlight(below.slice(0, now)) && hasFlight(below.slice(now));
}

/** The lines of the flights directly below a heading for those that still take place: `Your new itinerary`. */
export function linesBelowReplacement(lines: readonly Line[], text: string): ReadonlySet<Line> {
  const found = new Set<Line>();
  let isBelow = false;
  for (const line of lines) {
    const printed = text.slice(line.start, line.end);
    if (line.anchors > 0 && isBelow && !line.isAfterGap) found.add(line);
    else isBelow = line.anchors === 0 && isTitleOfReplacement(printed);
  }
  return found;
}

function isTitleOfReplacement(printed: string): boolean {
  const words = printed.replace(IN_BRACKETS, " ").trim().split(/\s+/);
  return words.length <= MOST_WORDS && REPLACEMENT_TITLE.test(printed) && !saysCancelled(printed);
}

const SMALL_START = new RegExp(`^ *[${SMALL}]`);

/** Whether a line ends the sentence above it and is not a heading: `has been / cancelled.` */
function isRest(line: Line, before: Line | undefined, text: string): boolean {
  if (before === undefined || line.isAfterGap) return false;
  const printed = text.slice(line.start, line.end);
  const isEnd = /[.!] *$/.test(printed) && before.anchors + before.cancelled.length > 0;
  return (
    isOpen(text.slice(before.start, before.end), printed) && (SMALL_START.test(printed) || isEnd)
  );
}

/** `VUELO CANCELADO`, `Your flight below is cancelled:`. */
function isHeading(printed: string, { facts }: Line): boolean {
  const isReplaced = REPLACED_TITLE.test(printed) && !NOT_REPLACED.test(printed);
  if (!isReplaced && !saysCancelled(printed)) return false;
  if (REPLACEMENT_TITLE.test(printed) || namesReplaced(printed)) return false;
  // `Old time: 10:20` is not above a flight but about one.
  if (facts.some(({ kind }) => kind === "total" || kind === "seat" || kind === "time"))
    return false;
  const words = printed.replace(IN_BRACKETS, " ").trim().split(/\s+/);
  return printed.trimEnd().endsWith(":") || words.length <= MOST_WORDS;
}
