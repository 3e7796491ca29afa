import type { LineReading } from "../../../decode/engine/line-reading.ts";
import { Passage, type Fact, type StayDays } from "../../facts/fact.ts";
import { stayDaysIn } from "../../facts/stay-days.ts";
import { isHotelTitle } from "../../facts/hotel.ts";
import { wordsFor } from "../../lexicon/lexicon.ts";
import { LODGING } from "../../lexicon/lodging.ts";
import { anyOf, eitherOf, WORD_START } from "../../lexicon/words.ts";
import { isOtherDetail } from "./other-details.ts";

/*
 * Hotels in a list below a title, each above its days:
 *
 *   ACCOMMODATIONS
 *
 *   1. Grand Example, Sample Bay
 *      11 July - 17 July (6 nights)
 *
 *   2. Sample Gardens, Example
 *      Check-in: 17 July   Check-out: 21 July
 */

/** A line, and where it is. */
export interface Printed {
  readonly printed: string;
  readonly end: number;
  readonly isAfterGap: boolean;
}

const YOURS = eitherOf(wordsFor("yours"));
const TITLE = new RegExp(
  `^\\W{0,24}(?:${YOURS} )?${anyOf(wordsFor("hotelTitles"))}[\\s\\W]{0,24}$`,
);
const NUMBERED = /^ {0,24}\d{1,2}[.)] /;
/** What is booked at a hotel and is none. */
const ROOM = new RegExp(WORD_START + anyOf(wordsFor("rooms", "nights", "cabins", "people")));

/** Whether the words before a comma are a room or a person. */
function isOther(printed: string): boolean {
  const [name = ""] = printed.replace(NUMBERED, "").split(",", 1);
  return ROOM.test(name) || isOtherDetail(name, false);
}

/** Finds, line by line, those that begin an item of such a list. */
export class HotelLists {
  private isInside = false;
  private isBelowTitle = false;
  /** Whether the title can be that of a single hotel, too, so that only numbers show a list. */
  private isForOne = false;

  /** Whether a line has the name of a hotel, as the title above it says; `below` are the lines under it. */
  begins(
    { printed, end, isAfterGap }: Printed,
    below: readonly LineReading[],
    text: string,
  ): boolean {
    const isNext = this.isInside && NUMBERED.test(printed);
    const isFirst = isAfterGap || this.isBelowTitle || isNext;
    const isOfSeveral = TITLE.test(printed);
    this.isBelowTitle = isOfSeveral || isHotelTitle(printed);
    if (this.isBelowTitle) {
      this.isInside = true;
      this.isForOne = !isOfSeveral;
      return false;
    }
    if (!this.isInside || !isFirst) return false;
    const isItem =
      NUMBERED.test(printed) ||
      (!this.isForOne && (printed.includes(", ") || LODGING.test(printed)));
    this.isInside = isItem && !isOther(printed) && hasDaysBelow(end, below, text);
    return this.isInside;
  }
}

/** Whether the days of a stay are on the next line. */
function hasDaysBelow(end: number, below: readonly LineReading[], text: string): boolean {
  const [next] = below;
  if (next === undefined || next.start > end + 1 || !(next.node instanceof Passage)) return false;
  if (daysBelow(end, below, text) !== undefined) return true;
  const { facts } = next.node;
  return facts[0]?.kind === "checkIn" ? facts[1]?.kind === "date" : areDaysAndNights(facts);
}

/** The days of a stay on the next line. */
export function daysBelow(
  end: number,
  [next]: readonly LineReading[],
  text: string,
): StayDays | undefined {
  if (next === undefined || next.start > end + 1) return undefined;
  return stayDaysIn({ ...next, value: text.slice(next.start, next.end) });
}

/** Whether a line begins with a day and has another one, and how many nights are between them. */
export function areDaysAndNights(facts: readonly Fact[]): boolean {
  const count = (kind: Fact["kind"]) => facts.filter((fact) => fact.kind === kind).length;
  const first = facts.findIndex(({ kind }) => kind === "date");
  const isLed = first === 1 && facts[0]?.kind === "word" && facts[0].text.value.length < 5;
  if (first !== 0 && !isLed) return false;
  return count("date") === 2 && count("nights") === 1 && count("time") === 0;
}
