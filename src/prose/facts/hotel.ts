import type { Read } from "../../ast/nodes.ts";
import { AMOUNT } from "./amounts.ts";
import { groupOf, groupsOf, term, valued, type Fact, type Term } from "./fact.ts";
import { isOnlyDay } from "../lexicon/days.ts";
import { namesNoHotel } from "../lexicon/unbooked/no-hotels.ts";
import { LODGING } from "../lexicon/lodging.ts";
import { ONLY_STANDING, STANDING } from "../lexicon/standing.ts";
import { namesFor, wordsFor } from "../lexicon/lexicon.ts";
import { namedPlacesIn } from "./named-places.ts";
import {
  anyOf,
  capitals,
  CAPITALS,
  COLON,
  eitherOf,
  LETTERS,
  SMALL,
  WORD_START,
} from "../lexicon/words.ts";

/*
 * The details of a stay, each after its label:
 *
 *   Hotel: Grand Example, Check-in: 12 Apr 2027, Check-out: 15 Apr 2027, Confirmation: 12345
 *   Address: 1 Sample Quay, Sydney
 *   5 nights        1 room
 */

/** `HOTEL`, `Your hotel`, `HOTEL: Confirmed`. */
const HOTEL_TITLE = new RegExp(
  `^\\W{0,24}(?:${eitherOf(wordsFor("yours"))} )?${anyOf(wordsFor("hotel"))}(?:\\W{1,12}${STANDING})?\\W{0,24}$`,
);
/** The same with a day beside it: `HOTEL      Monday, January 25, 2027`. */
const DATED_TITLE = new RegExp(
  `^ {0,24}(?!${anyOf(wordsFor("checkIn"))})(?:${eitherOf(wordsFor("yours"))} )?${anyOf(wordsFor("hotel"))}(?: {0,20}[:|]| {2}) {0,40}(\\S[^|\\n]{2,40})$`,
);

/** Whether a line is a title that says that the name of a hotel is on the next line. */
export function isHotelTitle(printed: string): boolean {
  if (HOTEL_TITLE.test(printed)) return true;
  const [, day = ""] = DATED_TITLE.exec(printed) ?? [];
  return isOnlyDay(day.trimEnd());
}

const LEADING_MONTH = `${eitherOf(namesFor("leadingMonths"))}\\.? \\d`;
const REST = "[!-\\uffff][^\\n|;]{0,120}?";

/** What follows such a word: a colon, a day, or the end of the line. Most of them mean other things, too. */
const BEFORE_DAY = `(?: {0,20}[:\uff1a]|(?= {0,3}\\n| {0,3}\\(| {1,3}(?:${eitherOf(namesFor("weekdays"))}\\.?,? )?(?:${eitherOf(wordsFor("beforeDay"))} )?(?:\\d|${LEADING_MONTH})))`;

/** A day of the stay after its word: `check-in 12 Dec 2026`, `Anreise 12.12.2026`. */
const DAY = `(?:${anyOf(wordsFor("checkIn", "checkOut", "arrival", "departure"))} {1,3}(?:${eitherOf(namesFor("weekdays"))}\\.?,? )?(?:${eitherOf(wordsFor("beforeDay"))} )?(?:\\d|${LEADING_MONTH}))`;
const WEEKDAY = `(?:(?:${eitherOf(namesFor("weekdays"))})\\.?,? )?`;
/** Both days in brackets, or after a comma: ` (3 May - 5 May, 2 nights)`, `, 03.05. - 05.05.2027`. */
const BOTH_DAYS = ` {0,2}[,(] ?${WEEKDAY}\\d{1,2}[./ ][^,;|()\\n]{1,16}? ?[-\u2013] ?${WEEKDAY}\\d`;
/** The start of the next label or of a day of the stay on the same line, its next sentence if that counts nights, or its end. */
const NEXT_LABEL = `(?=\\. (?:\\d{1,2} [${LETTERS}]|${DAY})|${BOTH_DAYS}| {0,2}(?:[,;|] {0,2}|  +)(?:[${LETTERS}-]{1,20} ?){1,3}[:\uff1a]| {0,2}(?:[,;|(] {0,2}|[-\u2013] |  +)${DAY}| {0,2}\\| {0,2}(?:(?:${eitherOf(namesFor("weekdays"))})\\.?,? )?\\d{1,2}[ ./]| *\\n)`;

/** A word for the stay can stand before its first day, too. */
const NO_DAY = "(?! {0,3}\\d{1,2}[./-]\\d{1,2}[./-])";

export const hotels: readonly Term[] = [
  labelled("HotelName", "hotel", (name, start) => {
    if (isNoName(name.value)) return [];
    const [named] = groupsOf(name, BEFORE_DETAILS);
    const [own, address] = groupsOf(name, NAME_AND_ADDRESS);
    const hotel = inCapitals(named ?? own ?? nameBeforeCity(name) ?? name);
    const fact: Fact = { kind: "hotel", name: hotel, start, end: hotel.end };
    return named !== undefined || address === undefined
      ? [fact]
      : [fact, addressFact(address, address.start)];
  }),
  labelled("HotelAddress", "address", (address, start) => [addressFact(address, start)]),
  term("CheckIn", `${WORD_START}${anyOf(wordsFor("checkIn"))}${BEFORE_DAY}`, () => ({
    kind: "checkIn",
  })),
  term("CheckOut", `${WORD_START}${anyOf(wordsFor("checkOut"))}${BEFORE_DAY}`, () => ({
    kind: "checkOut",
  })),
  counted("Nights", "nights"),
  counted("Rooms", "rooms"),
];

function addressFact(address: Read<string>, start: number): Fact {
  return { kind: "address", address: inCapitals(address), start, end: address.end };
}

function inCapitals(text: Read<string>): Read<string> {
  return valued(text, capitals(text.value));
}

/** `GHM-55821`: a confirmation. */
const CODE = /^[A-Z]{0,5}-?\d[A-Z\d-]{2,20}$/;
/** `1 double room`, `19 600 €`: a count or an amount in front. */
const COUNTED = /^\d[\d .,']{0,12} (?!\d)/;

/** `EUR 640.00`, in the list of what a trip costs. */
const ONLY_AMOUNT = new RegExp(`^${AMOUNT}$`);

/** `OUT17JAN 1A1KRAC USD159.00 SAMPLE INN`: a price or a day within the columns of a terminal. */
const COLUMNS = /(?<![A-Z\d])(?:[A-Z]{3}\d{1,6}\.\d\d|(?:IN|OUT)\d{1,2}[A-Z]{3})(?![A-Z\d])/;

/** Whether the value of a label is a day, a standing, what is booked or its price; a name that begins with a number says what it is. */
function isNoName(value: string): boolean {
  if (ONLY_STANDING.test(value) || ONLY_AMOUNT.test(value)) return true;
  if (CODE.test(value) || isOnlyDay(value) || namesNoHotel(value)) return true;
  if (COLUMNS.test(value)) return true;
  return COUNTED.test(value) && !LODGING.test(value);
}

/** `Grand Example, 18 Sample Street, 2000 Sydney`: after a comma, a number shows an address. */
const NAME_AND_ADDRESS =
  /^(\D{2,60}), {0,3}((?=[^,\d]{0,40}\d)[^,]{2,60}, ?[^,]{2,60}(?:, ?[^,]{2,40})?)$/;

const STARS = "(?:\\(?[1-5] ?\\*\\)?|\\*{1,5}S?|\u2605{1,5})";
/** A room, in small letters: `Grand Example, double room, HB`, but not `Milan, Room Mate Example`. */
const ROOM = `(?:\\d{1,2} )?(?=[${SMALL}])${anyOf(wordsFor("rooms", "bookedAtHotels"))}.{0,120}`;
/** `Grand Example ****, Sample Bay`: after its stars is where it is, and a room is none of its name. */
const BEFORE_DETAILS = new RegExp(
  `^([^,*\u2605]{2,60}?)(?: {0,2}${STARS}, {0,3}[^\\d,]{2,60}|, {0,3}${ROOM})$`,
);

/** `Hotel Grand Example, Sydney`: without figures, what is after a comma says where it is. */
const NAME_AND_CITY = new RegExp(`^([^\\d,]{2,60}), {0,3}([${CAPITALS}]\\D{1,60})$`);

/** `Sample Bay`, `Sample am See` */
const PLACE_WORDS = `[${CAPITALS}][${LETTERS}'-]{2,30}(?: (?:[${SMALL}]{2,3} ){0,2}[${CAPITALS}][${LETTERS}'-]{2,30})? ?`;
/** `Sample Bay`, `Sample Bay, Crete`: what can be a place with or without an airport. */
const LIKE_PLACE = new RegExp(`^${PLACE_WORDS}(?:, ?${PLACE_WORDS})?$`);

/**
 * The name of a hotel before its city; undefined if what is after its comma is no known city (`Bed, Bath and Beyond`), and
 * no word for hotels in the name and outside what can be a place tells the two apart.
 */
function nameBeforeCity(text: Read<string>): Read<string> | undefined {
  const [name, city] = groupsOf(text, NAME_AND_CITY);
  if (name === undefined || city === undefined) return undefined;
  const isApart =
    LODGING.test(name.value) && LIKE_PLACE.test(city.value) && !LODGING.test(city.value);
  return isApart || namedPlacesIn(city.value, 0).length > 0 ? name : undefined;
}

/** What is after a label, without the stars of a hotel: `Grand Example 4*`, `Grand Example ****`. */
const VALUE =
  /^[^:\uff1a]*[:\uff1a] *(\S(?:.*?[^ ,*])?)(?:[ ,]+(?:\(?[1-5] ?\*\)?|\*{1,5}S?|\u2605{1,5}))?[ ,]*$/;

function labelled(
  name: string,
  topic: "hotel" | "address",
  meaning: (value: Read<string>, start: number) => readonly Fact[],
): Term {
  return {
    name,
    pattern: new RegExp(
      `${WORD_START}${anyOf(wordsFor(topic))}${COLON}${NO_DAY}${REST}${NEXT_LABEL}`,
    ),
    read: (text) => {
      const value = groupOf(text, VALUE, 1);
      return value === undefined ? [] : meaning(value, text.start);
    },
  };
}

function counted(name: string, kind: "nights" | "rooms"): Term {
  const words = wordsFor(kind);
  return term(
    name,
    `(?<![${LETTERS}\\d.,:/-])(?:\\d{1,2} ?(?:x )?${anyOf(words)}|(?:${eitherOf(words)})${COLON}\\d{1,2}(?![\\d.,:/]))`,
    (text) => {
      const count = groupOf(text, /(\d{1,2})/, 1);
      return count && { kind, count: valued(count, Number(count.value)) };
    },
  );
}
