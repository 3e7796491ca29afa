import type { Span } from "../../ast/nodes.ts";
import type { LineReading } from "../../decode/engine/line-reading.ts";
import { isColumnTitles } from "./columns.ts";
import { MOST_FACTS, Passage, valued, type Fact } from "../facts/fact.ts";
import { HOTEL_TITLE } from "../facts/hotel.ts";
import { withoutUnbooked } from "./unbooked.ts";
import { withoutWordFlights } from "./word-flights.ts";
import { capitalsFor, wordsFor } from "../lexicon/lexicon.ts";
import { anyOf, capitals, LETTER, WORD_START } from "../lexicon/words.ts";

/** A line of a text, and what kind of text it is. */
export interface Line extends Span {
  readonly reading: LineReading;
  readonly number: Passage["number"];
  readonly facts: readonly Fact[];
  /** What flights, trains and hotels are made around. */
  readonly anchors: number;
  /** An empty line stands above it. */
  readonly isAfterGap: boolean;
  /** Whole sentences: what they name beside a journey may be of something else. */
  readonly isProse: boolean;
  /** It has no small letters, so that case tells nothing of its words. */
  readonly isShouted: boolean;
  /** No word on it is unknown. */
  readonly hasOnlyKnown: boolean;
  /** It parts one journey from the next: `OUTBOUND`, `Rückflug`, the titles of columns. */
  readonly parts: boolean;
  /** It says of what day all below it is, and nothing more: `Outbound - Friday 22 January 2027`. */
  readonly isHeading: boolean;
}

const PARTING_WORDS = anyOf(wordsFor("parting"));
const FLIGHT_WORD = anyOf(wordsFor("flight", "trip"));
const PARTING = new RegExp(
  `^\\W*(?:${FLIGHT_WORD} (?:[Dd][Ee] )?)?(?:${PARTING_WORDS})(?: (?:${FLIGHT_WORD}|\\d{1,2}))?\\W*$`,
);

export function linesOf(readings: readonly LineReading[], text: string): readonly Line[] {
  let end = -1;
  let isHotelTitle = false;
  return readings.map((reading) => {
    const { start, node } = reading;
    const isAfterGap = end >= 0 && text.slice(end, start).includes("\n", 1);
    end = reading.end;
    const printed = text.slice(start, end);
    const read = node instanceof Passage && node.facts.length <= MOST_FACTS ? node.facts : [];
    const isShouted = printed === printed.toUpperCase();
    const booked = withoutUnbooked(read, reading, text);
    const said = isShouted ? withoutWordFlights(booked, text) : booked;
    const facts = isHotelTitle && !isAfterGap ? asHotelName(said, printed) : said;
    isHotelTitle = HOTEL_TITLE.test(printed);
    const parts = PARTING.test(printed) || isColumnTitles(printed);
    return {
      reading,
      start,
      end,
      number: node instanceof Passage ? node.number : undefined,
      facts,
      anchors: facts.filter(isAnchor).length,
      isAfterGap,
      isShouted,
      isProse: isProse(facts, isShouted),
      hasOnlyKnown: facts.every((fact) => fact.kind !== "word" || fact.text.value.length < 2),
      parts,
      isHeading: !parts && isHeading(facts, printed, start),
    };
  });
}

/** The words of a line as the name of a hotel, if it has nothing else. */
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

/** Words that stand before a day, and say nothing of it. */
const DAY_LINK = new RegExp(`(?<![ ,:-])[ ,:-]*(?:(?:${anyOf(wordsFor("beforeDay"))})[ ,:-]*)?$`);

/** A date behind a word that parts journeys. */
function isHeading(facts: readonly Fact[], printed: string, start: number): boolean {
  const dates = facts.filter(({ kind }) => kind === "date");
  const [date] = dates;
  if (date === undefined || dates.length > 1) return false;
  const before = printed.slice(0, date.start - start).replace(DAY_LINK, "");
  const behind = printed.slice(date.end - start);
  return PARTING.test(before) && !/[^\s.,:;-]/.test(behind);
}

export function isAnchor({ kind }: Fact): boolean {
  return kind === "flight" || kind === "train" || kind === "hotel";
}

const SAYS_NOTHING: ReadonlySet<Fact["kind"]> = new Set(["word", "mark", "known", "link"]);
const OF_OTHERS: ReadonlySet<Fact["kind"]> = new Set([
  "person",
  "travellers",
  "ticket",
  "total",
  "email",
  "airlineLocator",
]);

/** Whether it says something of a journey or a stay, and nothing else is said in it. */
export function isDetail({ facts, isProse }: Line): boolean {
  return !isProse && facts.some(({ kind }) => !SAYS_NOTHING.has(kind) && !OF_OTHERS.has(kind));
}

/** What is said near a journey, and can be of all of it, or of none. */
const OF_ALL: ReadonlySet<Fact["kind"]> = new Set([
  "locator",
  "phone",
  "seat",
  "address",
  "letter",
]);

/** The same of a journey or a stay alone. */
export function isOfJourney(line: Line): boolean {
  return isDetail({ ...line, facts: line.facts.filter(({ kind }) => !OF_ALL.has(kind)) });
}

/** `Int'l` begins with a capital. */
const SMALL_START = new RegExp(`(?<!')${WORD_START}(?=${LETTER})[a-z\\u00df-\\u00ff]`);

/** Words that no name of a place has. */
const OF_SENTENCES = capitalsFor("ofSentences");
/** A line of names in capitals has no more of them. */
const MOST_NAMES = 8;

/** Unknown words in small letters; where all letters are capitals, those of sentences. */
function isProse(facts: readonly Fact[], isShouted: boolean): boolean {
  const words = facts.flatMap((fact) => (fact.kind === "word" ? fact.text.value : []));
  if (!isShouted) return words.some((word) => SMALL_START.test(word));
  return words.some((word) => OF_SENTENCES.has(word)) || words.length > MOST_NAMES;
}
