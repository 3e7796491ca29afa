import { isAnchor, type Fact } from "../facts/fact.ts";
import { capitalsFor, wordsFor } from "../lexicon/lexicon.ts";
import { SMALL, WORD_START } from "../lexicon/words.ts";
import { isWithin, sentencesIn } from "./unbooked/unbooked.ts";

/* Which lines are sentences rather than values beside each other. */

/** `Int'l` begins with a capital. */
const SMALL_START = new RegExp(`(?<!')${WORD_START}(?![dlDL]'[A-Z\\u00c0-\\u00de])[${SMALL}]`);

/** Words that occur in no name of a place. */
const OF_SENTENCES = capitalsFor("ofSentences");
/** Words in small letters that are part of names: `Казанский вокзал`. */
const OF_STATIONS = new Set(wordsFor("station"));
/** A line of names in capitals has at most this many words. */
const MOST_NAMES = 8;

/** A note has at most so many words. */
const MOST_IN_NOTE = 3;

/** Without short notes: `Seat: 71 (window)`. */
function outsideBrackets(facts: readonly Fact[]): readonly Fact[] {
  const isMark = (fact: Fact, mark: string) => fact.kind === "mark" && fact.text.value === mark;
  const open = facts.findIndex((fact) => isMark(fact, "("));
  if (open === -1) return facts;
  const length = facts.slice(open).findIndex((fact) => isMark(fact, ")"));
  if (length === -1 || length > MOST_IN_NOTE + 1) return facts;
  return [...facts.slice(0, open), ...outsideBrackets(facts.slice(open + length + 1))];
}

/** Beside values, so many unknown words in small letters make no sentence: `Standard seat - coach 4`. */
const MOST_SMALL = 2;
const MOST_SMALL_OF_TRAINS = 5;

/** Whether there are unknown words in lower case or, in a line of capitals, words of sentences. */
export function isProse(facts: readonly Fact[], isAllCaps: boolean): boolean {
  const words = outsideBrackets(facts).flatMap((fact) =>
    fact.kind === "word" ? fact.text.value : [],
  );
  if (!isAllCaps) {
    const small = words.filter((word) => SMALL_START.test(word) && !OF_STATIONS.has(word));
    return small.length > (facts.some(isOfTrain) ? MOST_SMALL_OF_TRAINS : MOST_SMALL);
  }
  return words.some((word) => OF_SENTENCES.has(word)) || words.length > MOST_NAMES;
}

/** `Second class, coach 17, seats 83 and 84, lower deck`: details, although most words are small. */
function isOfTrain({ kind }: Fact): boolean {
  return kind === "coach" || kind === "trainSeats";
}

const OF_JOURNEY: ReadonlySet<Fact["kind"]> = new Set([
  "flight",
  "train",
  "hotel",
  "date",
  "time",
  "place",
  "pair",
]);

/**
 * The facts of a line without those of sentences in which nothing is about a journey, if another one has a flight or the
 * like with a time and a place: such a line is no prose that would have to tell everything itself.
 *
 *   LX 2084 Zurich 10:05 - Lisbon 12:00. Please be at the airport early.
 */
export function inSentencesOfJourney(
  facts: readonly Fact[],
  printed: string,
  start: number,
): readonly Fact[] {
  if (!facts.some(isAnchor)) return facts;
  const sentences = sentencesIn(printed, start)
    .map((span) => facts.filter((fact) => isWithin(fact, span)))
    .filter((own) => own.some(({ kind }) => OF_JOURNEY.has(kind)));
  return sentences.some(tellsPlaceAndTime) ? sentences.flat() : facts;
}

function tellsPlaceAndTime(sentence: readonly Fact[]): boolean {
  const has = (...kinds: readonly Fact["kind"][]) =>
    sentence.some(({ kind }) => kinds.includes(kind));
  return sentence.some(isAnchor) && has("time") && has("place", "pair");
}
