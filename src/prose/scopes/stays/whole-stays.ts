import type { Read } from "../../../ast/nodes.ts";
import { valued, type Fact, type StayDays } from "../../facts/fact.ts";
import { nightsIn, stayDaysIn } from "../../facts/stay-days.ts";
import { namedPlacesIn } from "../../facts/named-places.ts";
import { namesFor, wordsFor } from "../../lexicon/lexicon.ts";
import { LODGING } from "../../lexicon/lodging.ts";
import { namesNoHotel } from "../../lexicon/unbooked/no-hotels.ts";
import { ONLY_STANDING, SAYS_STANDING } from "../../lexicon/standing.ts";
import { anyOf, capitals, eitherOf, LETTERS, SMALL, WORD_START } from "../../lexicon/words.ts";
import { headingIn, isAboutOtherDay, onceFound, type Day } from "../runs/plan-days.ts";
import { saysCancelled } from "../unbooked/cancelled.ts";
import { canBeHotel, isNameOfHotel } from "./names-of-hotels.ts";
import { isOtherDetail } from "./other-details.ts";
import type { Printed } from "./stays-below-title.ts";

/*
 * A line that tells all of a stay, as plans do: what it is, the hotel, and both days or, below the heading of a day, how many
 * nights:
 *
 *   Unterkunft: Hotel Sample Garden, Windhoek, 10.05.–12.05.2027 (2 Nächte), Frühstück
 *   03  HOTEL      Grand Example, El Cairo. Entrada 19-mar-2027, salida 22-mar-2027. 3 noches
 *
 *   Samstag, 06.02.2027 | Anreise
 *   Übernachtung im Hotel Sample Garden, Windhoek (4 Nächte, Halbpension)
 */

const HOTEL = anyOf(wordsFor("hotel", "hotelTitles"));
const NUMBER = "(?:\\d{1,2}[a-z]?[.)]? {1,6})?";
/** `Hotel:`, `HOTEL   `, `03  HOTEL   `: any name can follow. */
const LABEL = new RegExp(
  `^[ *\u2022-]{0,12}${NUMBER}(?:${HOTEL} {0,3}[:\uff1a] {0,12}|(?=[^${SMALL} ]{4})${HOTEL} {2,20})`,
);
/** `Overnight bus to`: on the way to it. */
const NO_STAY = anyOf(wordsFor("notFlights", "carTitles", "transfers"));
/** `Overnight at the`, `Installation à l'hôtel`: a name with a word for lodging can follow, or that word. */
const LEAD = new RegExp(
  `^[ *\u2022-]{0,12}${anyOf(wordsFor("overnight", "hotelTitles", "hotel"))}(?: {0,3}[:\uff1a])? {1,3}(?:(?!${NO_STAY})[${SMALL}]{1,3} ){0,2}(?:[${SMALL}]['\u2019])?((?=[${SMALL}])${anyOf(wordsFor("hotel", "lodging"))} )?`,
);
/** `3 nights at the`, `Installation pour 4 nuits à l'hôtel`, `1 \u00dcbernachtung:`: a name with a word for lodging can follow, or that word. */
const NIGHTS_LEAD = new RegExp(
  `^[ *\u2022-]{0,12}(?:${anyOf(wordsFor("overnight"))} (?:[${SMALL}]{1,4} )?)?\\d{1,2} ${anyOf(wordsFor("nights"))}(?: {0,3}[:\uff1a])? {1,3}(?:(?!${NO_STAY})[${SMALL}]{1,3} ){0,2}(?:[${SMALL}]['\u2019])?((?=[${SMALL}])${anyOf(wordsFor("hotel", "lodging"))} )?`,
);
/** `Berghotel Muster` */
const COMPOUND = /^\p{Lu}\p{Ll}{2,14}hotell? \p{Lu}/u;
const ANY_LODGING = anyOf(wordsFor("hotel", "lodging"));
const WORD = `[${LETTERS}\\d'\u2019&.-]{1,30}`;
/** Words with capitals, and short ones between them, up to a mark or a gap. */
const NAME = new RegExp(
  `^(?=\\p{Lu})(?:${WORD}(?: (?=[\\p{Lu}\\d&]|[${SMALL}'\u2019]{1,4} |[${SMALL}]['\u2019]\\p{Lu}))){0,8}${WORD}(?= {0,2}[,(|\u00b7]| {2}| [-\u2013] |(?<=[${LETTERS}]{4}|${ANY_LODGING})\\. )`,
  "u",
);
/** Words of a line about a stay that nobody booked, or not at this hotel. */
const UNBOOKED = new RegExp(
  WORD_START + anyOf(wordsFor("asked", "offered", "notIncluded", "orSimilar", "toBeConfirmed")),
);

const ALTERNATIVE = eitherOf(
  wordsFor("orSimilar").flatMap((words) => /^\p{L}+(?= )/u.exec(words)?.[0] ?? []),
);
/** `Hotel Sample or Hotel Example`, `Hotel Sample, oder Hotel Muster`: nobody says which. */
const EITHER = new RegExp(`${WORD_START}${ALTERNATIVE} (?:[^ .;]{1,20} ){0,4}${ANY_LODGING}`);
const HAS_ALTERNATIVE = new RegExp(` ${ALTERNATIVE} `);

/** A day above a salutation, a subject or a payment is that of a letter. */
const OF_LETTER = new RegExp(
  `^ *${anyOf(wordsFor("salutations", "greetings", "mailSubject", "paid"))}`,
);

/** Finds such lines one after the other. */
export class WholeStays {
  /** The day that the first line of the block states, if no other line of it states one or has a stay so far. */
  private day: Day | undefined;

  /**
   * The facts of the next line, if it tells all of a stay and they do not.
   *
   * @param named the same with the name of a hotel, if another rule finds one
   */
  read(facts: readonly Fact[], named: readonly Fact[], line: Printed): readonly Fact[] | undefined {
    const { printed, end, isAfterGap } = line;
    const text = { value: printed, start: end - printed.length, end };
    const days = onceFound(text);
    const isJourney = facts.some(({ kind }) => kind === "flight" || kind === "train");
    const isFirst = isAfterGap || text.start === 0;
    const heading = this.headingOf(facts, days, text, isFirst);
    if (isJourney || saysDays(named) || isUnbooked(printed)) return undefined;
    const isBelow = heading !== undefined && days().length === 0;
    const stay = isBelow ? stayFrom(heading, text) : stayDaysIn(text);
    const name = stay && (nameIn(printed) ?? nameInRow(text, stay));
    if (stay === undefined || name === undefined) return undefined;
    if (!isFirst) this.day = undefined;
    const start = text.start + name.index;
    const place = { start, end: start + name.value.length };
    const hotel: Fact = {
      kind: "hotel",
      name: valued(place, capitals(name.value)),
      stay,
      ...place,
    };
    const others = facts.filter(
      (fact) => OF_HOTELS.has(fact.kind) && !isAmong(fact, hotel, days()),
    );
    return [...others, hotel].sort((one, other) => one.start - other.start);
  }

  /** The day of the heading above a line, if the line is about it. */
  private headingOf(
    facts: readonly Fact[],
    days: () => readonly Day[],
    text: Read<string>,
    isFirst: boolean,
  ): Day | undefined {
    if (isFirst) {
      const day = headingIn(facts, days, text);
      this.day = day !== undefined && isUnbooked(text.value) ? undefined : day;
      return undefined;
    }
    if (this.day === undefined) return undefined;
    const isOther = isAboutOtherDay(facts, text.value);
    const heading = isOther ? undefined : this.day;
    if (isOther || days().length > 0 || isLast(text.value)) this.day = undefined;
    return heading;
  }
}

/** Whether a line below the heading of a day is about its night, or shows that the heading is none. */
function isLast(printed: string): boolean {
  return OVERNIGHT.test(printed) || OF_LETTER.test(printed);
}

const OF_HOTELS: ReadonlySet<Fact["kind"]> = new Set(["rooms", "locator", "address", "phone"]);

/** Whether a fact shares letters with the name or a day: what is before a day can look like an address. */
function isAmong({ start, end }: Fact, hotel: Fact, days: readonly Day[]): boolean {
  return [hotel, ...days].some((each) => start < each.end && each.start < end);
}

/** Whether facts are those of a hotel and both days, each after its word. */
function saysDays(facts: readonly Fact[]): boolean {
  const said = facts.filter(({ kind }) => kind !== "word" && kind !== "known" && kind !== "mark");
  const days = said.filter(({ kind }, index) => {
    const before = said[index - 1]?.kind;
    return kind === "date" && (before === "checkIn" || before === "checkOut" || before === "side");
  });
  return days.length === 2 && said.some(({ kind }) => kind === "hotel");
}

/** A stay from the day of a heading on, for the nights that a line says. */
function stayFrom(day: Day, text: Read<string>): StayDays | undefined {
  const nights = onlyNightsIn(text);
  return nights && { checkIn: day.date, weekday: day.weekday, nights };
}

/** What is before the number of nights that a stay lasts: not `from 3 nights`, `night 2 of 3 nights`, `mindestens 3 N\u00e4chte`. */
const BEFORE_NIGHTS = new RegExp(`(?:[,;(|\u00b7]| [-\u2013]| {2}|[${LETTERS})]\\.) {0,12}$`);
/** What is after it: not `3 nights free`. */
const AFTER_NIGHTS = /^ {0,3}(?:[,;.)|/+\u00b7\u2013-]| {2}|$)/;
/** `, pour 5 nuits en demi-pension` */
const BEFORE_COUNT = new RegExp(`, {1,3}${anyOf(wordsFor("forWhom"))} $`);
const BEFORE_BOARD = new RegExp(
  `^ (?:[${SMALL}]{1,5} )?${anyOf(wordsFor("bookedAtHotels", "rooms"))}`,
);

/** The number of nights that a line says by itself. */
function onlyNightsIn(text: Read<string>): Read<number> | undefined {
  const nights = nightsIn(text);
  if (nights === undefined) return undefined;
  const before = text.value.slice(0, nights.start - text.start);
  const after = text.value.slice(nights.end - text.start).replace(WORD_FOR_NIGHTS, "");
  if (NIGHTS_LEAD.test(text.value)) return OTHER_START.test(after) ? undefined : nights;
  if (BEFORE_NIGHTS.test(before) && AFTER_NIGHTS.test(after)) return nights;
  const isSaid = AFTER_NIGHTS.test(after) || BEFORE_BOARD.test(after);
  return BEFORE_COUNT.test(before) && isSaid ? nights : undefined;
}

/** `3 nights at the Hotel Sample, Friday to Monday`: not from the day of the plan. */
const OTHER_START = new RegExp(
  WORD_START +
    anyOf([...wordsFor("nextDay"), ...namesFor("weekdays").filter(({ length }) => length > 3)]),
);
const WORD_FOR_NIGHTS = new RegExp(`^ ?(?:x )?${anyOf(wordsFor("nights"))}`);

/** Whether a line is about a stay that nobody booked, or not at this hotel. */
export function isUnbooked(printed: string): boolean {
  return (
    printed.includes("?") ||
    EITHER.test(printed) ||
    UNBOOKED.test(printed) ||
    saysCancelled(printed)
  );
}

const OVERNIGHT = new RegExp(WORD_START + anyOf(wordsFor("overnight")));
/** The name of a hotel, and where it is in a line. */
interface Name {
  readonly value: string;
  readonly index: number;
}

/** What is before the name of a hotel, and the word for hotels in small letters at its end. */
function leadIn(printed: string): readonly [string, string | undefined] {
  const found = NIGHTS_LEAD.exec(printed) ?? LEAD.exec(printed);
  return [found?.[0] ?? "", found?.[1]];
}

/** The name of the hotel in a line that begins with what it is. */
function nameIn(printed: string): Name | undefined {
  const [label = ""] = LABEL.exec(printed) ?? [];
  const [lead, lodging] = leadIn(printed);
  const index = (label || lead).length;
  const [value = ""] = index === 0 ? [] : (NAME.exec(printed.slice(index)) ?? []);
  if (value.length < 3 || !isName(value)) return undefined;
  const name = { value, index };
  if (LODGING.test(value) || COMPOUND.test(value) || lodging !== undefined) return name;
  return label !== "" && isBeforeCity(printed, name) ? name : undefined;
}

/** Whether a city is after a name of several words: without one, it can be that of a region (`Unterkunft: Harz Mitte, 10.05.`). */
function isBeforeCity(printed: string, { value, index }: Name): boolean {
  const [, rest = ""] = /^ {0,2}, (.*)$/.exec(printed.slice(index + value.length)) ?? [];
  return value.includes(" ") && isNameOfHotel(value) && namedPlacesIn(rest, 0)[0]?.start === 0;
}

/** What is before the first day of a row. */
const MOST_BEFORE = 16;

/** The name after both days, in a row that begins with them: `15-10 - 19-10-2027   Sample Guesthouse, Cape Town   4 nights`. */
function nameInRow(text: Read<string>, { checkIn, checkOut, nights }: StayDays): Name | undefined {
  if (nights === undefined || checkOut === undefined) return undefined;
  if (checkIn.start - text.start > MOST_BEFORE) return undefined;
  const rest = text.value.slice(checkOut.end - text.start);
  const gap = /^ {2,}|^ ?[|:;,] {0,3}/.exec(rest)?.[0].length ?? 0;
  const [value = ""] = gap === 0 ? [] : (NAME.exec(rest.slice(gap)) ?? []);
  const index = checkOut.end - text.start + gap;
  return LODGING.test(value) && isName(value) && isNameOfHotel(value)
    ? { value, index }
    : undefined;
}

const BEGINS_TRANSFER = new RegExp(`^${anyOf(wordsFor("transfers", "meetings", "parking"))}`);
/** `Dinner at Sample Inn`, `Frühstück im`: what one does there. */
const BEGINS_OTHER = new RegExp(
  `^${anyOf(wordsFor("bookedElsewhere", "bookedAtHotels", "notFlights"))} [${SMALL}]{1,5} `,
);

/** `Bus tour with Hotel Sample` */
const WITH_HOTEL = new RegExp(` [${SMALL}]{3,5} (?=[A-Z])${ANY_LODGING}`);

/** Whether some words of a line about a stay can be the name of its hotel. */
export function isName(name: string): boolean {
  if (BEGINS_TRANSFER.test(name) || BEGINS_OTHER.test(name)) return false;
  if (HAS_ALTERNATIVE.test(name) || WITH_HOTEL.test(name)) return false;
  if (namesNoHotel(name) || ONLY_STANDING.test(name) || SAYS_STANDING.test(name)) return false;
  if (isOtherDetail(name, false) || !canBeHotel(name)) return false;
  const [place] = namedPlacesIn(name, 0);
  return LODGING.test(name) || place === undefined || place.end - place.start < name.length;
}
