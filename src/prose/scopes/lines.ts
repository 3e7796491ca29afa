import type { Span } from "../../ast/nodes.ts";
import type { LineReading } from "../../decode/engine/line-reading.ts";
import { cancelledSentences } from "./cancelled.ts";
import { isColumnTitles } from "./columns.ts";
import { MOST_FACTS, Passage, valued, type Fact } from "../facts/fact.ts";
import { HOTEL_TITLE } from "../facts/hotel.ts";
import { asWords, isWithin, requests } from "./unbooked.ts";
import { withoutWordFlights } from "./word-flights.ts";
import { capitalsFor, wordsFor } from "../lexicon/lexicon.ts";
import { anyOf, capitals, CASELESS, SMALL, WORD_START } from "../lexicon/words.ts";

/** A line of a text, and what kind of text it is. */
export interface Line extends Span {
  readonly reading: LineReading;
  readonly number: Passage["number"];
  readonly facts: readonly Fact[];
  /** The facts of each of its sentences that says that a flight is cancelled; they are words in `facts`. */
  readonly cancelled: readonly (readonly Fact[])[];
  /** How many flights, trains and hotels it contains. */
  readonly anchors: number;
  /** Whether an empty line precedes it. */
  readonly isAfterGap: boolean;
  /**
   * Whether it is made of sentences: what they mention near a journey may belong to something else.
   */
  readonly isProse: boolean;
  /** Whether it has no lower-case letters, so that case shows nothing about its words. */
  readonly isAllCaps: boolean;
  /** Whether it contains no unknown word. */
  readonly hasOnlyKnown: boolean;
  /**
   * Whether it separates one journey from the next: `OUTBOUND`, `Rückflug`, the titles of columns.
   */
  readonly isDivider: boolean;
  /** Whether it only says that a stay follows. */
  readonly isHotelTitle: boolean;
  /** Whether it is a few words that belong to the lines around them: `Window seat, if possible`. */
  readonly isNote: boolean;
  /** Whether it only states the day of everything below: `Outbound - Friday 22 January 2027`. */
  readonly isHeading: boolean;
}

/** At most seven words without a full stop. */
const NOTE = /^ *[^ .!?]+(?: +[^ .!?]+){0,6} *$/;
const DIVIDING_WORDS = anyOf(wordsFor("parting"));
const FLIGHT_WORD = anyOf(wordsFor("flight", "trip"));
const DIVIDER = new RegExp(
  `^\\W{0,24}(?:${FLIGHT_WORD} (?:[Dd][Ee] )?)?(?:${DIVIDING_WORDS})(?: (?:${FLIGHT_WORD}|\\d{1,2}))?\\W{0,24}$`,
);

export function linesOf(readings: readonly LineReading[], text: string): readonly Line[] {
  let end = -1;
  let isHotelTitle = false;
  return readings.map((reading, index) => {
    const { start, node } = reading;
    const isAfterGap = end >= 0 && text.slice(end, start).includes("\n", 1);
    end = reading.end;
    const printed = text.slice(start, end);
    const read = node instanceof Passage && node.facts.length <= MOST_FACTS ? node.facts : [];
    const isAllCaps = printed === printed.toUpperCase() && !CASELESS.test(printed);
    const cancelled = cancelledSentences(
      read,
      reading,
      text,
      lineBelow(readings[index + 1], end, text),
    );
    const booked = asWords(read, [...requests(read, reading, text), ...cancelled], text);
    const relevant = isAllCaps ? withoutWordFlights(booked, text) : booked;
    const isName = (isHotelTitle && !isAfterGap) || isAboveStay(printed, readings[index + 1], end);
    const facts = isName ? asHotelName(relevant, printed) : relevant;
    isHotelTitle = HOTEL_TITLE.test(printed);
    const isDivider = DIVIDER.test(printed) || isColumnTitles(printed);
    return {
      reading,
      start,
      end,
      number: node instanceof Passage ? node.number : undefined,
      facts,
      cancelled: cancelled.map((span) => read.filter((fact) => isWithin(fact, span))),
      anchors: facts.filter(isAnchor).length,
      isAfterGap,
      isAllCaps,
      isProse: isProse(facts, isAllCaps) && !isOfStay(facts, printed),
      hasOnlyKnown: facts.every((fact) => fact.kind !== "word" || fact.text.value.length < 2),
      isDivider,
      isHotelTitle,
      isNote: !isAfterGap && NOTE.test(printed),
      isHeading: !isDivider && isHeading(facts, printed, start),
    };
  });
}

/** The text of the next line, unless an empty one precedes it. */
function lineBelow(next: LineReading | undefined, end: number, text: string): string {
  return next === undefined || next.start > end + 1 ? "" : text.slice(next.start, next.end);
}

/** A word for hotels among others, without a label. */
const NAMED_HOTEL = new RegExp(`^[^:]{0,60}${WORD_START}${anyOf(wordsFor("hotel"))}[^:]{0,60}$`);

/** Whether a line with a word for hotels is directly above the first day of a stay, or above its address. */
function isAboveStay(printed: string, next: LineReading | undefined, end: number): boolean {
  if (!NAMED_HOTEL.test(printed) || HOTEL_TITLE.test(printed)) return false;
  if (next === undefined || next.start > end + 1 || !(next.node instanceof Passage)) return false;
  const [first] = next.node.facts;
  return first?.kind === "checkIn" || first?.kind === "address";
}

/** The words of a line as the name of a hotel, if it contains nothing else. */
function asHotelName(facts: readonly Fact[], printed: string): readonly Fact[] {
  const [first, last] = [facts[0], facts.at(-1)];
  const isName = /^ *[A-Z\u00c0-\u00de]/.test(printed) && facts.every(isWordOfName);
  if (first === undefined || last === undefined || !isName) return facts;
  const place = { start: first.start, end: last.end };
  return [{ kind: "hotel", name: valued(place, capitals(printed.trim())), ...place }];
}

function isWordOfName(fact: Fact): boolean {
  if (fact.kind === "mark") return /[&'.-]/.test(fact.text.value);
  return fact.kind === "word" || fact.kind === "known" || (fact.kind === "place" && fact.isBare);
}

/** Words before a day that say nothing about it. */
const DAY_LINK = new RegExp(`(?<![ ,:-])[ ,:-]*(?:(?:${anyOf(wordsFor("beforeDay"))})[ ,:-]*)?$`);

/** Whether a line is a date after a word that separates journeys. */
function isHeading(facts: readonly Fact[], printed: string, start: number): boolean {
  const dates = facts.filter(({ kind }) => kind === "date");
  const [date] = dates;
  if (date === undefined || dates.length > 1) return false;
  const before = printed.slice(0, date.start - start).replace(DAY_LINK, "");
  const behind = printed.slice(date.end - start);
  return DIVIDER.test(before) && !/[^\s.,:;-]/.test(behind);
}

export function isAnchor({ kind }: Fact): boolean {
  return kind === "flight" || kind === "train" || kind === "hotel";
}

const SAYS_NOTHING: ReadonlySet<Fact["kind"]> = new Set(["word", "mark", "known", "link"]);
const OF_OTHERS: ReadonlySet<Fact["kind"]> = new Set([
  "person",
  "mentioned",
  "travellers",
  "ticket",
  "total",
  "taxes",
  "baseFare",
  "price",
  "email",
  "airlineLocator",
]);

/** Whether a line says something about a journey or a stay, and nothing else. */
export function isDetail({ facts, isProse }: Line): boolean {
  return !isProse && facts.some(({ kind }) => !SAYS_NOTHING.has(kind) && !OF_OTHERS.has(kind));
}

/** What appears near a journey but can belong to all of them, or to none. */
const OF_ALL: ReadonlySet<Fact["kind"]> = new Set([
  "locator",
  "phone",
  "seat",
  "trainSeats",
  "coach",
  "platform",
  "address",
  "letter",
]);

/** The same, without what can belong to all journeys. */
export function isOfJourney(line: Line): boolean {
  return isDetail({ ...line, facts: line.facts.filter(({ kind }) => !OF_ALL.has(kind)) });
}

/** `Int'l` begins with a capital. */
const SMALL_START = new RegExp(`(?<!')${WORD_START}[${SMALL}]`);

/** Words that occur in no name of a place. */
const OF_SENTENCES = capitalsFor("ofSentences");
/** Words in small letters that are part of names: `Казанский вокзал`. */
const OF_STATIONS = new Set(wordsFor("station"));
/** A line of names in capitals has at most this many words. */
const MOST_NAMES = 8;

/**
 * Whether a line begins with the first or the last day of a stay, or is a few words about its rooms: `Check-in:
 * 23/04/2027, dalle ore 14:00`, `2 nuits, 1 chambre double`.
 */
function isOfStay([first, next]: readonly Fact[], printed: string): boolean {
  if (first?.kind === "nights" || first?.kind === "rooms") return NOTE.test(printed);
  return (first?.kind === "checkIn" || first?.kind === "checkOut") && next?.kind === "date";
}

/** Whether there are unknown words in lower case or, in a line of capitals, words of sentences. */
export function isProse(facts: readonly Fact[], isAllCaps: boolean): boolean {
  const words = facts.flatMap((fact) => (fact.kind === "word" ? fact.text.value : []));
  if (!isAllCaps) return words.some((word) => SMALL_START.test(word) && !OF_STATIONS.has(word));
  return words.some((word) => OF_SENTENCES.has(word)) || words.length > MOST_NAMES;
}
