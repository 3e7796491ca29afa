import type { Span } from "../../ast/nodes.ts";
import type { LineReading } from "../../decode/engine/line-reading.ts";
import { withoutAsides } from "./unbooked/asides.ts";
import { cancelledSentences } from "./unbooked/cancelled.ts";
import { isColumnTitles, isTitleOfEntry } from "./columns.ts";
import {
  beginsNumberedDay,
  DIVIDER,
  isDatedDay,
  isDayOfResults,
  isHeading,
  isSummaryOfWay,
} from "./runs/headings.ts";
import { isAnchor, MOST_FACTS, Passage, type Fact, type Side } from "../facts/fact.ts";
import { isHotelTitle } from "../facts/hotel.ts";
import { replacedParts } from "./unbooked/instead-of.ts";
import { formerFlightsIn, withoutFormerTimes } from "./unbooked/former-times.ts";
import { withSidesOfClauses } from "./clause-verbs.ts";
import { stampOf } from "./log-lines.ts";
import { inSentencesOfJourney, isProse } from "./prose-lines.ts";
import { withoutNote } from "./stays/notes-after-days.ts";
import { StayNames } from "./stays/stay-names.ts";
import { WholeStays } from "./stays/whole-stays.ts";
import { examplesIn } from "./unbooked/examples.ts";
import { offersIn } from "./unbooked/offers.ts";
import { othersFlights } from "./unbooked/others-flights.ts";
import { withoutTransfers } from "./unbooked/transfers.ts";
import { asWords, isWithin, requests } from "./unbooked/unbooked.ts";
import {
  withoutNumberPairs,
  withoutWordFlights,
  withoutYearsAndStandards,
} from "./word-flights.ts";
import { wordsFor } from "../lexicon/lexicon.ts";
import { anyOf, CASELESS, eitherOf } from "../lexicon/words.ts";

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
  /** Whether it does so by its words: `OUTBOUND`, `Departing flight`. */
  readonly isParting: boolean;
  /** Whether it is the titles of columns. */
  readonly isColumnTitles: boolean;
  /** Whether it tells of the time between two flights: `Layover in Munich: 1 h 30 min`. */
  readonly isLayover: boolean;
  /** Whether it only says that a stay follows. */
  readonly isHotelTitle: boolean;
  /** How many spaces precede it. */
  readonly indent: number;
  /** Whether it begins with a word for what it is about: `Flight   LH 400`. */
  readonly isTitleOfEntry: boolean;
  /** Whether it is a few words that belong to the lines around them: `Window seat, if possible`. */
  readonly isNote: boolean;
  /** Whether it only states the day of everything below: `Outbound - Friday 22 January 2027`. */
  readonly isHeading: boolean;
  /** Whether it begins with the number of a day, and is below a gap or has its date: `DAY 3: Leisure`. */
  readonly isNumberedDay: boolean;
  /** Whether it states the day of search results. */
  readonly isDayOfResults: boolean;
  /** Whether it says of a whole way, above its flights, on which day it is, and more. */
  readonly isSummaryOfWay: boolean;
  /** Whether it is the entry of a log. */
  readonly isLogged?: boolean;
  /** Whether an email says it that a newer one in the same text answers. */
  readonly isOfOlderMail?: boolean;
  /** Whether it is in the signature of a letter. */
  readonly isSigned?: boolean;
}

/** At most seven words without a full stop, or a label and its value. */
const NOTE =
  /^ *[^ .!?]+(?: +[^ .!?]+){0,6} *$|^ *[^|:.!?\n]{1,30} \| [^|.!?\n]{1,80}$|^ *\p{Lu}[^ :|.!?\n]*(?: [^ :|.!?\n]+){0,2}: {1,20}[^:.!?\n]{1,100}$/u;
/** `1 hr 15 min layover` */
const LENGTH = `(?:\\d{1,2} ?(?:${eitherOf(wordsFor("hours"))})\\.? ?)?(?:\\d{1,2} ?(?:${eitherOf(wordsFor("minutes"))})\\.? )?`;
const LAYOVER = new RegExp(`^\\W{0,24}${LENGTH}${anyOf(wordsFor("layovers"))}`);

/**
 * The lines of a text, with their facts about what was booked. In `Could you book LH 400?` and in `LH 400 was
 * cancelled`, the flight becomes words; the second line lists it among its `cancelled` ones.
 */
export function linesOf(readings: readonly LineReading[], text: string): readonly Line[] {
  const stays = new StayNames(text);
  const whole = new WholeStays();
  return readings.map((reading, index) => {
    const own = printedLine(reading, readings[index - 1], text);
    const { booked, cancelled, isLogged } = bookedFacts(
      own,
      text,
      own.isAfterGap ? undefined : readings[index - 1],
      linesBelow(readings, index),
    );
    const named = stays.read(booked, own, readings.slice(index + 1, index + 5));
    const facts = whole.read(booked, named, own) ?? named;
    return {
      reading,
      start: own.start,
      end: own.end,
      number: reading.node instanceof Passage ? reading.node.number : undefined,
      facts,
      cancelled,
      anchors: facts.filter(isAnchor).length,
      indent: own.indent,
      isAfterGap: own.isAfterGap,
      isAllCaps: own.isAllCaps,
      ...characterOf(facts, own, isAboveArrival(facts, readings, index)),
      ...(isLogged ? { isLogged } : {}),
    };
  });
}

/** A line as the text prints it. */
interface PrintedLine extends Pick<
  Line,
  "reading" | "start" | "end" | "isAfterGap" | "isAllCaps" | "indent"
> {
  readonly printed: string;
}

function printedLine(
  reading: LineReading,
  above: LineReading | undefined,
  text: string,
): PrintedLine {
  const { start, end } = reading;
  const printed = text.slice(start, end);
  return {
    reading,
    start,
    end,
    printed,
    indent: start + printed.search(/[^ ]|$/) - (text.lastIndexOf("\n", start - 1) + 1),
    isAfterGap: above !== undefined && text.slice(above.end, start).includes("\n", 1),
    isAllCaps: printed === printed.toUpperCase() && !CASELESS.test(printed),
  };
}

/** The facts of a line about what was booked, the others as words; and what the line says is cancelled. */
interface BookedFacts extends Pick<Line, "cancelled"> {
  readonly booked: readonly Fact[];
  readonly isLogged: boolean;
}

function bookedFacts(
  { reading, printed, start, isAllCaps }: PrintedLine,
  text: string,
  above: LineReading | undefined,
  below: readonly LineReading[],
): BookedFacts {
  const { node } = reading;
  const read = node instanceof Passage && node.facts.length <= MOST_FACTS ? node.facts : [];
  const whole = cancelledSentences(read, reading, text, below);
  const replaced = replacedParts(read, reading, text, [above, below[0]]);
  const cancelled = [
    ...whole,
    ...replaced.filter((part) => !whole.some((span) => isWithin(part, span))),
  ];
  const stamp = read.some(isAnchorOrDate) ? stampOf(printed, start) : undefined;
  const unbooked = [
    ...requests(read, reading, text),
    ...examplesIn(reading, text),
    ...offersIn(read, reading, text),
    ...othersFlights(read, reading, text, above),
    ...formerFlightsIn(reading, text),
    ...cancelled,
    ...(stamp ? [stamp] : []),
  ];
  const booked = asWords(
    withoutYearsAndStandards(withoutNumberPairs(read, text), text),
    unbooked,
    text,
  );
  const relevant = isAllCaps ? withoutWordFlights(booked, text) : booked;
  const own = withoutNote(withoutFormerTimes(relevant, printed, start), printed, start);
  const ofWay = withoutAsides(withoutTransfers(own, printed, start, text), printed, start, text);
  return {
    booked: withSidesOfClauses(ofWay, printed, start),
    cancelled: cancelled.map((span) => read.filter((fact) => isWithin(fact, span))),
    isLogged: stamp !== undefined,
  };
}

/**
 * What kind of line it is.
 *
 * @param isEnd whether it begins the end of a journey, which another end follows: then `Departure` is not a title
 */
function characterOf(
  facts: readonly Fact[],
  { printed, start, isAfterGap, isAllCaps }: PrintedLine,
  isEnd: boolean,
) {
  // The letter of `Terminal A` can be a title.
  const isTerminal = facts.length === 1 && facts[0]?.kind === "terminals";
  const hasTitles = isColumnTitles(printed) && !isTerminal;
  const isApart = isAfterGap || start === 0;
  const isParting = DIVIDER.test(printed) && !isEnd;
  const isDivider = isParting || hasTitles;
  return {
    isProse:
      isProse(inSentencesOfJourney(facts, printed, start), isAllCaps) &&
      !isOfStay(facts, printed, start),
    hasOnlyKnown: facts.every((fact) => fact.kind !== "word" || fact.text.value.length < 2),
    isDivider,
    isParting,
    isColumnTitles: hasTitles,
    isLayover: LAYOVER.test(printed) && !facts.some(isAnchor),
    isHotelTitle: isHotelTitle(printed),
    isTitleOfEntry: isTitleOfEntry(printed),
    isNote: !isAfterGap && NOTE.test(printed),
    isHeading:
      (!isDivider && isHeading(facts, printed, start)) ||
      (isApart && isDatedDay(facts, printed, start)),
    isNumberedDay: beginsNumberedDay(facts, printed, start, isApart),
    isDayOfResults: isDayOfResults(facts, printed, start),
    isSummaryOfWay: isApart && isSummaryOfWay(facts, printed, start),
  };
}

/** An end of a journey has no more lines. */
const MOST_OF_END = 6;

/** Whether a line is nothing but the word for a departure, and one that is nothing but that for an arrival is below. */
function isAboveArrival(
  facts: readonly Fact[],
  readings: readonly LineReading[],
  index: number,
): boolean {
  if (!isSideAlone(facts, "departure")) return false;
  let end = readings[index]?.end ?? 0;
  for (const { node, start, end: next } of readings.slice(index + 1, index + 1 + MOST_OF_END)) {
    if (start > end + 1) return false;
    if (node instanceof Passage && isSideAlone(node.facts, "arrival")) return true;
    end = next;
  }
  return false;
}

function isSideAlone(facts: readonly Fact[], side: Side): boolean {
  const words = facts.filter(({ kind }) => kind !== "mark");
  return words.length === 1 && words[0]?.kind === "side" && words[0].side === side;
}

/** The next lines, unless an empty one precedes them. */
function linesBelow(readings: readonly LineReading[], index: number): readonly LineReading[] {
  const [own, next] = [readings[index], readings[index + 1]];
  return own === undefined || next === undefined || next.start > own.end + 1
    ? []
    : readings.slice(index + 1, index + 4);
}

function isAnchorOrDate(fact: Fact): boolean {
  return fact.kind === "date" || isAnchor(fact);
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

/** After the number of a confirmation: another column. */
const AFTER_GAP = /^ {3,}\S/;

/**
 * Whether a line begins with a confirmation in a column of its own or with the first or the last day of a stay, or is a
 * few words about its rooms: `Check-in: 23/04/2027, dalle ore 14:00`, `2 nuits, 1 chambre double`. Two days and a
 * number of nights are a stay as well: `du 1er mai au 8 mai, 7 nuits, chambre triple`.
 */
function isOfStay(facts: readonly Fact[], printed: string, start: number): boolean {
  const [first, next] = facts;
  if (hasNights(facts)) return true;
  if (first?.kind === "locator" && !first.isOfRecord)
    return AFTER_GAP.test(printed.slice(first.end - start));
  if (first?.kind === "nights" || first?.kind === "rooms") return NOTE.test(printed);
  return (first?.kind === "checkIn" || first?.kind === "checkOut") && next?.kind === "date";
}

function hasNights(facts: readonly Fact[]): boolean {
  const [first, last, ...others] = facts.flatMap(({ kind }) => (kind === "date" ? kind : []));
  if (first === undefined || last === undefined || others.length > 0) return false;
  return facts.some(({ kind }) => kind === "nights") && !facts.some(isAnchor);
}

/** Whether a line has one time and one place: the other end is above or below it. */
export function isHalf({ facts }: Line): boolean {
  const count = (kind: Fact["kind"]) => facts.filter((fact) => fact.kind === kind).length;
  return count("time") === 1 && count("place") === 1 && count("side") + count("pair") === 0;
}

/** Lines without a gap between them. */
export function blocksOf(lines: readonly Line[]): readonly (readonly Line[])[] {
  const blocks: Line[][] = [];
  for (const line of lines) {
    if (line.isAfterGap || blocks.length === 0) blocks.push([]);
    blocks.at(-1)?.push(line);
  }
  return blocks;
}
