import type { LineReading } from "../../decode/engine/line-reading.ts";
import type { Fact } from "../facts/fact.ts";
import { wordsFor } from "../lexicon/lexicon.ts";
import { anyOf, eitherOf, LETTERS, WORD_START } from "../lexicon/words.ts";
import { isAnchor, isProse, type Line } from "./lines.ts";
import { asWords } from "./unbooked/unbooked.ts";

/*
 * Rented cars: a pick-up and a drop-off in lines that a word for renting a car stands above or among.
 *
 *     MIETWAGEN                                         Car rental: Sample Rent
 *     Vermieter: Beispielcar                            Pick-up: Palma Airport, 24 July 2027, 10:30
 *     Abholung: 16.03.2027, 12:30 Uhr, Nürnberg Hbf     Drop-off: Palma Airport, 31 July 2027, 08:45
 */

/** The lines about one car. */
export interface CarLines {
  /** The line of the pick-up. */
  readonly home: Line;
  readonly lines: readonly Line[];
  /** Whether a sentence says it all: `Mietwagen 03.07.2027 10:30 bis 17.07.2027 08:30`. */
  readonly isSentence: boolean;
}

/** A word for renting a car, or for the car. */
export const CAR = new RegExp(
  `${WORD_START}${eitherOf(wordsFor("carRental", "rentalCar"))}(?![${LETTERS}\\d])`,
);
/** The same as a title, which can be less certain. */
export const CAR_TITLE = new RegExp(
  `^[^${LETTERS}\\d]{0,24}${anyOf(wordsFor("carTitles"))}(?=[^${LETTERS}\\d]{0,24}$| {2}| ?[|:])`,
);
const COMPANY = new RegExp(
  `^[^${LETTERS}\\d]{0,24}${anyOf(wordsFor("rentalCompany", "carRental"))} {0,20}[:\uff1a]`,
);
const LEADING_CAR = new RegExp(
  `^[^${LETTERS}\\d]{0,24}(?:[${LETTERS}]{1,8} )?${anyOf(wordsFor("carRental", "rentalCar"))}`,
);
/** A title or a label has no more words, and no full stop. */
const SHORT = /^ *[^ .!?]+(?: +[^ .!?]+){0,8} *$/;

/** No word for a car is further above its pick-up, and no value further below. */
const REACH = 12;
/** Empty lines between the word for a car and its pick-up. */
const MOST_GAPS = 2;

/** The lines about each car of a text. */
export function carsIn(lines: readonly Line[], text: string): readonly CarLines[] {
  const found: CarLines[] = [];
  let from = 0;
  for (const [index, line] of lines.entries()) {
    if (index < from) continue;
    const isSentence = saysAll(line, text);
    if (!isSentence && !has(line, "pickUp")) continue;
    // Several in a row have one title.
    const isNext = found.length > 0 && !lines.slice(from, index + 1).some(isApart);
    const first = isSentence ? index : isNext ? from : firstLine(lines, index, from, text);
    if (first === undefined) continue;
    const last = isSentence ? index : lastLine(lines, index, text);
    found.push({ home: line, lines: lines.slice(first, last + 1), isSentence });
    from = last + 1;
  }
  return found;
}

function has({ facts }: Line, kind: Fact["kind"]): boolean {
  return facts.some((fact) => fact.kind === kind);
}

function isApart({ isAfterGap, facts }: Line): boolean {
  return isAfterGap || facts.some(isAnchor);
}

/** Whether a line begins with a word for a car and has two days with their times, and no question mark. */
function saysAll({ facts, start, end }: Line, text: string): boolean {
  const kinds = facts.flatMap(({ kind }) => (kind === "date" || kind === "time" ? kind : []));
  if (kinds.join(" ") !== "date time date time" || facts.some(isEnd)) return false;
  const printed = text.slice(start, end);
  return LEADING_CAR.test(printed) && !printed.includes("?") && !facts.some(isAnchor);
}

/** The index of the line that says that a car is rented, or of the pick-up if a line below it does. */
function firstLine(
  lines: readonly Line[],
  home: number,
  from: number,
  text: string,
): number | undefined {
  let gaps = 0;
  for (let index = home; index >= Math.max(from, home - REACH); index--) {
    const line = lines[index];
    if (line === undefined || line.facts.some(isAnchor)) break;
    const printed = text.slice(line.start, line.end);
    if (gaps > 0 && !SHORT.test(printed)) {
      if (!isBelowTitle(lines.slice(0, index), text)) break;
      return index + 1;
    }
    if (saysCar(printed)) return isTitled(lines[index - 1], line, text) ? index - 1 : index;
    if (line.isAfterGap && ++gaps > MOST_GAPS) {
      if (!isBelowTitle(lines.slice(0, index), text)) break;
      return index;
    }
  }
  const below = lines.slice(home, lastLine(lines, home, text) + 1);
  return below.some((line) => saysCar(text.slice(line.start, line.end))) ? home : undefined;
}

/** Whether the text begins with a title about a rented car: then all of it is. */
function isBelowTitle(above: readonly Line[], text: string): boolean {
  return above
    .slice(0, MOST_TITLES)
    .map(({ start, end }) => text.slice(start, end))
    .some((printed) => SHORT.test(printed) && CAR.test(printed));
}

const MOST_TITLES = 3;

/** Whether a title is directly above the line of a company with such a word in its name. */
function isTitled(above: Line | undefined, { isAfterGap }: Line, text: string): boolean {
  if (above === undefined || isAfterGap) return false;
  const printed = text.slice(above.start, above.end);
  return SHORT.test(printed) && saysCar(printed);
}

function saysCar(printed: string): boolean {
  return CAR_TITLE.test(printed) || CAR.test(printed);
}

/** What is not about cars, and what follows them. */
const OF_OTHERS: ReadonlySet<Fact["kind"]> = new Set(["checkIn", "person", "travellers", "total"]);

/** The index of the last line of the block that has the drop-off of a pick-up. */
function lastLine(lines: readonly Line[], home: number, text: string): number {
  const [own, next] = [lines[home], lines[home + 1]];
  // A row of a table has all of it, and what continues it has no days.
  if (isRow(own, true) && !isRow(next, false)) return home;
  let hasGaps = false;
  let dropOff: number | undefined;
  let last = home;
  for (let index = home; index < home + REACH; index++) {
    const line = lines[index];
    if (line === undefined) break;
    if (line.facts.some(isAnchor) || line.isHotelTitle) break;
    const above = lines.slice(Math.max(0, home - 3), index);
    if (dropOff !== undefined && index > home && isAfter(line, above, hasGaps, text)) break;
    hasGaps ||= index > home && line.isAfterGap;
    if (has(line, "dropOff")) dropOff = index;
    last = index;
  }
  return dropOff === undefined ? home : last;
}

/** Whether a line below the drop-off of a car belongs to something else. */
function isAfter(line: Line, above: readonly Line[], hasGaps: boolean, text: string): boolean {
  if (line.isAfterGap && (!hasGaps || endsCar(line, text))) return true;
  return beginsCar(line, above, text);
}

/** Whether a line has both ends, with days or without. */
function isRow(line: Line | undefined, isDated: boolean): boolean {
  if (line === undefined || !has(line, "pickUp") || !has(line, "dropOff")) return false;
  return has(line, "date") === isDated;
}

/** Where parts of a car are apart: whether a line below a gap is not part of one. */
function endsCar({ facts, isDivider, start, end }: Line, text: string): boolean {
  return (
    isDivider ||
    facts.some(({ kind }) => OF_OTHERS.has(kind)) ||
    !SHORT.test(text.slice(start, end))
  );
}

/** Whether another car begins below the drop-off of one. */
function beginsCar(line: Line, above: readonly Line[], text: string): boolean {
  if (has(line, "pickUp") && has(line, "date")) return true;
  const printed = text.slice(line.start, line.end);
  if (has(line, "dropOff")) return false;
  const isTitle =
    !/[:\uff1a] *\S/.test(printed) && (CAR_TITLE.test(printed) || LEADING_CAR.test(printed));
  return isTitle || isRepeated(printed, above, text);
}

/** Whether a line names the company below another one that does. */
function isRepeated(printed: string, above: readonly Line[], text: string): boolean {
  if (!COMPANY.test(printed)) return false;
  return above.some(({ start, end }) => COMPANY.test(text.slice(start, end)));
}

/**
 * The lines without those about cars, which say nothing about journeys and stays. Elsewhere, the words for the two
 * ends of renting a car are words like others, and so are the days and times below a title for cars of which none is
 * read.
 */
export function withoutCars(
  lines: readonly Line[],
  ofCars: ReadonlyMap<LineReading, unknown>,
  text: string,
): readonly Line[] {
  let isBelowTitle = false;
  return lines.map((line, index) => {
    isBelowTitle = (isBelowTitle && !endsItem(line)) || beginsItem(line, lines[index + 1], text);
    if (ofCars.has(line.reading))
      return { ...line, facts: [], anchors: 0, isProse: true, isNote: false };
    const unread = line.facts.filter((fact) => isEnd(fact) || (isBelowTitle && isOfEnd(fact)));
    if (unread.length === 0) return line;
    const facts = asWords(line.facts, unread, text);
    return { ...line, facts, hasOnlyKnown: false, isProse: isProse(facts, line.isAllCaps) };
  });
}

/** Whether a title for cars is beside a day or a word for an end of renting one, or above such a word. */
function beginsItem(line: Line, next: Line | undefined, text: string): boolean {
  if (!CAR_TITLE.test(text.slice(line.start, line.end))) return false;
  if (line.facts.some(isAnchor) || has(line, "coach")) return false;
  if (has(line, "date") || line.facts.some(isEnd)) return true;
  return next !== undefined && !next.isAfterGap && next.facts.some(isEnd);
}

function endsItem({ isAfterGap, isDivider, isHotelTitle, facts }: Line): boolean {
  return isAfterGap || isDivider || isHotelTitle || facts.some(isAnchor);
}

function isEnd({ kind }: Fact): boolean {
  return kind === "pickUp" || kind === "dropOff";
}

function isOfEnd({ kind }: Fact): boolean {
  return kind === "date" || kind === "time";
}
