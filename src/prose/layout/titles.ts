import { wordsFor } from "../lexicon/lexicon.ts";
import { eitherOf, folded } from "../lexicon/words.ts";
import type { Title } from "./words-of-titles.ts";
import type { Topic } from "../lexicon/language.ts";

/** The topics of the labels that can also be titles of columns; the first that has a word wins. */
const TOPICS: readonly (readonly [Title, readonly Topic[]])[] = [
  ["airline", ["airline"]],
  ["type", ["personType"]],
  ["surname", ["surname"]],
  ["given", ["given"]],
  ["checkIn", ["checkIn"]],
  ["checkOut", ["checkOut"]],
  ["departure", ["departure"]],
  ["arrival", ["arrival"]],
  ["from", ["from"]],
  ["to", ["to"]],
  ["flight", ["flight", "flightNumber", "flightBefore"]],
  // Before the class: above a column, `Booking code` is a locator; before a single letter, it is a class.
  ["locator", ["recordLocator"]],
  ["class", ["bookingClass", "classColumns"]],
  ["equipment", ["equipment"]],
  ["operator", ["operatedBy"]],
  ["train", ["train"]],
  ["hotel", ["hotel"]],
  ["address", ["address"]],
  ["ticket", ["ticket"]],
  ["confirmation", ["confirmation"]],
  ["locator", ["airlineLocator"]],
  ["seat", ["seat"]],
  ["coach", ["coach"]],
  ["total", ["total"]],
  ["baseFare", ["baseFare"]],
  ["taxes", ["taxes"]],
  ["phone", ["phone"]],
  ["personTitle", ["personTitle"]],
  ["person", ["nameLabels", "namesLabels", "travellers"]],
  ["terminal", ["terminal"]],
  ["status", ["statusLabels"]],
  ["unsided", ["noSide"]],
  ["car", ["pickUp", "dropOff", "rentalCompany", "carGroup", "carPrice"]],
  [
    "other",
    [
      "columns",
      "otherLabels",
      "otherTimes",
      "otherDates",
      "nights",
      "rooms",
      "departureTerminal",
      "arrivalTerminal",
    ],
  ],
];

const AROUND = /^[\s#*:.]{1,40}|[\s:.]{1,40}$/g;
const titles = new Map<string, Title>();
for (const each of wordsFor("shortTitles")) {
  const at = each.lastIndexOf(" ");
  const words = each.slice(0, at);
  for (const form of [words, plain(words)]) titles.set(form, shortTitle(each.slice(at + 1)));
}
for (const [title, topics] of TOPICS)
  for (const word of wordsFor(...topics))
    // With its accents, a word can be another one: `hãng`, `hạng`.
    for (const form of [word, plain(word)]) if (!titles.has(form)) titles.set(form, title);

/** The title of a name; one that is misspelt means nothing. */
function shortTitle(name: string): Title {
  return TOPICS.find(([title]) => title === name)?.[0] ?? "other";
}

/** A title by which it is looked up. */
function plain(text: string): string {
  return folded(text).replace(AROUND, "");
}

/** Words that mean `from` in one language and `to` in another: `do`. */
const toWords = new Set(wordsFor("to", "arrival").map(plain));

/** Whether a title can also be that of the arrival. */
export function canBeOfArrival(text: string): boolean {
  return toWords.has(plain(text));
}

/** No title is longer. */
const LONGEST = 40;

/** What some words are the title of, if they are one: `Departs`, `Flight no.:`, `flight_no`. */
export function titleIn(printed: string): Title | undefined {
  const text = withSpaces(printed);
  if (text.length > LONGEST) return undefined;
  if (text.length < 4 && NUMBER.test(text)) return "other";
  const title = plain(text.includes("(") ? text.replace(NOTE, "") : text);
  return (
    numbered(title) ??
    seatOnWay(text) ??
    titles.get(text.toLowerCase()) ??
    titles.get(title) ??
    joinedTitle(title) ??
    titles.get(title.replace(AROUND_LABEL, ""))
  );
}

/** Exports write the words of a title with underscores between them, or each with a capital: `FlightNo`. */
export function withSpaces(title: string): string {
  const spaced = title.replaceAll(BETWEEN_WORDS, " ");
  return spaced.includes(" ") ? spaced : spaced.replaceAll(BEFORE_CAPITAL, " ");
}

const BETWEEN_WORDS = /(?<=[\p{L}\d])_(?=[\p{L}\d])/gu;
const BEFORE_CAPITAL = /(?<=\p{L}\p{Ll})(?=\p{Lu})|(?<=\p{Lu}{2})(?=\p{Lu}\p{Ll})/gu;

/** `Your booking reference is` */
const AROUND_LABEL = new RegExp(
  `^${eitherOf(wordsFor("yours"))} | ${eitherOf(wordsFor("is"))}$`,
  "g",
);

const NUMBER = /^(?:#|\u2116|n[o\u00ba\u00b0]\.?|nr\.?)$/i;

/** `(2 adults)`, after a title. */
const NOTE = /(?<=\S) {0,3}\([^()]{1,24}\)(?= {0,3}:?$)/;

/** `Passenger 2`: the title of one of several. `Seat flight 2`: that of a seat on a flight that no number names. */
function numbered(title: string): Title | undefined {
  const [, words = ""] = /^(\D{2,30}) {1,2}\d{1,2}$/.exec(title) ?? [];
  if (titles.get(words) === "person") return "person";
  const found = words.split(BETWEEN).map((word) => titles.get(word));
  const isOfSeat = found.includes("seat") && found.includes("flight");
  return isOfSeat && found.every((each) => each !== undefined) ? "other" : undefined;
}

/** `FRA-JFK seat` */
function seatOnWay(text: string): Title | undefined {
  const [, words = ""] = /^[A-Z]{3} ?[-/] ?[A-Z]{3} {1,2}(\D{2,20})$/.exec(text) ?? [];
  return titles.get(plain(words)) === "seat" ? "seat" : undefined;
}

const joints = new Set(wordsFor("and"));
const JOINT = new RegExp(`(?<! ) {0,3}[/,&+] {0,3}| ${eitherOf([...joints])} `);

/** Titles that say nothing when another word does: `Flight date`. */
const WEAK: ReadonlySet<Title | undefined> = new Set(["unsided", "other"]);

const BETWEEN = /[\s/.,&+-]+/;

/** A title of several words: the first that says what it is about. */
function joinedTitle(title: string): Title | undefined {
  if (!BETWEEN.test(title) || /\d/.test(title)) return undefined;
  const parts = title.split(JOINT);
  const isKnown = parts.length > 1 && parts.every((part) => titles.has(part));
  const words = isKnown ? parts : title.split(BETWEEN).filter(isNoJoint);
  if (words.length < 2 || words.length > 4) return undefined;
  const found = words.map((word) => titles.get(word));
  // `Seat out`
  if (found.includes("seat") && words.every((word, at) => found[at] === "seat" || legs.has(word)))
    return "seat";
  if (!found.every((each) => each !== undefined)) return undefined;
  const strong = new Set(found.filter((each) => !WEAK.has(each)));
  return strong.size < 2 ? ([...strong][0] ?? found[0]) : titleOfSeveral(strong);
}

/** Whether a word of a title joins no others; after that of an end, the last one does not: `Arriva a`. */
function isNoJoint(word: string, index: number, words: readonly string[]): boolean {
  const isLast = index === words.length - 1;
  return (
    word !== "" && (!joints.has(word) || (isLast && ENDS.has(titles.get(words[index - 1] ?? ""))))
  );
}

const ENDS: ReadonlySet<Title | undefined> = new Set(["departure", "arrival"]);

/** What several titles mean together. */
function titleOfSeveral(titles: ReadonlySet<Title | undefined>): Title | undefined {
  const hasOnly = (...own: readonly Title[]) =>
    [...titles].every((each) => each !== undefined && own.includes(each));
  // `Traveller type`
  if (titles.has("type") && hasOnly("type", "person")) return "type";
  // `Surname / first name`
  if (titles.has("given") && hasOnly("given", "surname", "person")) return "person";
  // `Departs from`
  if (hasOnly("departure", "from")) return "departure";
  if (hasOnly("arrival", "to")) return "arrival";
  const hasBoth = (one: Title, other: Title) => titles.has(one) && titles.has(other);
  return hasBoth("from", "to") || hasBoth("departure", "arrival") ? "way" : undefined;
}

/** Words for the way out and the way back. */
const legs = new Set(wordsFor("outward", "returning").map(plain));
