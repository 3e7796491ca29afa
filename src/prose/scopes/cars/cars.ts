import type { LineReading } from "../../../decode/engine/line-reading.ts";
import { isAnchor, type Fact } from "../../facts/fact.ts";
import { namesFor, wordsFor } from "../../lexicon/lexicon.ts";
import { anyOf, CAPITALS, eitherOf, LETTERS, SMALL, WORD_START } from "../../lexicon/words.ts";
import { isRowOfCar } from "../kind-rows.ts";
import type { Line } from "../lines.ts";
import { isProse } from "../prose-lines.ts";
import { saysCancelled } from "../unbooked/cancelled.ts";
import { isRefused } from "../unbooked/refused-rows.ts";
import { asWords } from "../unbooked/unbooked.ts";

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
  /** Whether it is a row of a table whose kind is a car. */
  readonly isOfKind: boolean;
}

/** A word for renting a car, or for the car. */
export const CAR = new RegExp(
  `${WORD_START}${eitherOf(wordsFor("carRental", "rentalCar"))}(?![${LETTERS}\\d])`,
);
/** `CAR Sample Rent`: a word in capitals before a name that is not. */
const TAG = `(?=[^${SMALL} ]{3,12} [${CAPITALS}][${LETTERS}]{0,24}[${SMALL}])`;
/** The same as a title, which can be less certain. */
export const CAR_TITLE = new RegExp(
  `^[^${LETTERS}\\d]{0,24}(?:${anyOf(wordsFor("carTitles"))}(?=[^${LETTERS}\\d]{0,24}$| {2}| ?[|:])|${TAG}${anyOf(wordsFor("carTitles"))})`,
);
const COMPANY = new RegExp(
  `^[^${LETTERS}\\d]{0,24}${anyOf(wordsFor("rentalCompany", "carRental"))} {0,20}[:\uff1a]`,
);
/** `Pick-up of your rental car` */
const PICK_UP = `${anyOf(wordsFor("pickUp"))} (?:[${SMALL}]{1,5}[ '\u2019]){0,2}`;
const LEADING_CAR = new RegExp(
  `^[^${LETTERS}\\d]{0,24}(?:${PICK_UP}|[${LETTERS}]{1,8} )?${anyOf(wordsFor("carRental", "rentalCar"))}`,
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
    const title = titleOfRow(lines, index, from, text);
    const isSentence = title !== undefined || saysAll(line, text);
    if (!isSentence && !has(line, "pickUp")) continue;
    // Several in a row have one title.
    const isNext = found.length > 0 && !lines.slice(from, index + 1).some(isApart);
    const first = isSentence
      ? (title ?? index)
      : isNext
        ? from
        : firstLine(lines, index, from, text);
    if (first === undefined) continue;
    const last = isSentence ? index : lastLine(lines, index, text);
    found.push({
      home: line,
      lines: lines.slice(first, last + 1),
      isSentence,
      isOfKind: isSentence && isRowOfKind(line, text),
    });
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

/**
 * The index of the title about a rented car at the top of the block of a line that begins with two days and their times:
 *
 *     Sun 25 July 2027   Pick-up of rental car at Sample Airport
 *     25 July 2027 09:30 to 7 August 2027 16:00
 */
function titleOfRow(
  lines: readonly Line[],
  index: number,
  from: number,
  text: string,
): number | undefined {
  const line = lines[index];
  if (line === undefined || line.isAfterGap || !hasBothEnds(line)) return undefined;
  if (line.facts[0]?.kind !== "date") return undefined;
  const top = Math.max(
    lines.findLastIndex(({ isAfterGap }, at) => at < index && isAfterGap),
    0,
  );
  const first = lines[top];
  if (first === undefined || top < from || !isTitleOfCar(text.slice(first.start, first.end)))
    return undefined;
  const above = lines.slice(top, index).flatMap(({ facts }) => facts);
  return above.some((fact) => isAnchor(fact) || isEnd(fact)) ? undefined : top;
}

const UNBOOKED = new RegExp(WORD_START + anyOf(wordsFor("asked", "offered")));

/** Words beside a rented car and its two days, and a word in small letters that is none of them: `The rental car desk is open`. */
const BESIDE_CAR = new RegExp(
  WORD_START +
    anyOf([
      ...wordsFor("carRental", "rentalCar", "carGroup", "orSimilar", "pickUp", "dropOff", "known"),
      ...wordsFor(
        "from",
        "to",
        "departsAt",
        "arrivesAt",
        "links",
        "beforeDay",
        "yours",
        "confirmed",
      ),
      ...[...namesFor("months"), ...namesFor("weekdays")],
    ]),
  "g",
);
const OTHER_WORD = new RegExp(`(?<![${LETTERS}\\d])[${SMALL}]{4}`);

/** From the pick-up of a car to its drop-off, anything can be said. */
const BOTH_ENDS = new RegExp(
  `^[^${LETTERS}\\d]{0,24}${anyOf(wordsFor("pickUp"))}.{0,300}${WORD_START}${anyOf(wordsFor("dropOff"))}`,
);

function saysMore(printed: string): boolean {
  if (BOTH_ENDS.test(printed)) return false;
  return OTHER_WORD.test(printed.replaceAll(BESIDE_CAR, " "));
}

function isTitleOfCar(printed: string): boolean {
  const withoutDots = printed.replaceAll(/(?<=\d)\./g, "");
  const isTitle = SHORT.test(withoutDots) && CAR.test(printed);
  return isTitle && !UNBOOKED.test(printed) && !saysMore(printed);
}

/** Whether a line has two days with their times, and no words for the ends. */
function hasBothEnds({ facts }: Line): boolean {
  const kinds = facts.flatMap(({ kind }) => (kind === "date" || kind === "time" ? kind : []));
  return kinds.join(" ") === "date time date time" && !facts.some(isEnd) && !facts.some(isAnchor);
}

/** Whether a line begins with a word for a car and has two days with their times, and no question mark. */
function saysAll(line: Line, text: string): boolean {
  if (isRowOfKind(line, text)) return true;
  const printed = text.slice(line.start, line.end);
  const isSaid = LEADING_CAR.test(printed) && !UNBOOKED.test(printed) && !printed.includes("?");
  return isSaid && hasBothEnds(line) && !saysMore(printed);
}

const SAYS_RENTAL = new RegExp(WORD_START + anyOf(wordsFor("carRental", "rentalCar", "lessors")));

/** Whether a line is a row of a table about a car, with two days and their times; the second can have a word for the return. */
function isRowOfKind(line: Line, text: string): boolean {
  const printed = text.slice(line.start, line.end);
  if (!isRowOfCar(printed) || !SAYS_RENTAL.test(printed)) return false;
  if (UNBOOKED.test(printed) || saysCancelled(printed) || isRefused(printed)) return false;
  const second = line.facts.findLastIndex(({ kind }) => kind === "date");
  const facts = line.facts.filter(({ kind }, at) => kind !== "dropOff" || at + 1 !== second);
  return hasBothEnds({ ...line, facts });
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
  if (isRow(own, true) && !isRow(next, false)) return saysModel(next, text) ? home + 1 : home;
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

export const MODEL = new RegExp(WORD_START + anyOf(wordsFor("orSimilar")));

/** Whether a line that no gap precedes is about the model of a car: `Group B (Renault Clio or similar)`. */
function saysModel(line: Line | undefined, text: string): boolean {
  return line !== undefined && !line.isAfterGap && MODEL.test(text.slice(line.start, line.end));
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
