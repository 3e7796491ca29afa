import { wordsFor } from "../lexicon/lexicon.ts";
import { folded } from "../lexicon/words.ts";
import { MORE_TITLES, type Title } from "./words-of-titles.ts";
import type { Topic } from "../lexicon/language.ts";

/** The topics of the labels that can also be titles of columns; the first that has a word wins. */
const TOPICS: readonly (readonly [Title, readonly Topic[]])[] = [
  ["checkIn", ["checkIn"]],
  ["checkOut", ["checkOut"]],
  ["departure", ["departure"]],
  ["arrival", ["arrival"]],
  ["from", ["from"]],
  ["to", ["to"]],
  ["flight", ["flight", "flightNumber", "flightBefore"]],
  ["class", ["bookingClass", "classColumns"]],
  ["equipment", ["equipment"]],
  ["operator", ["operatedBy"]],
  ["train", ["train"]],
  ["hotel", ["hotel"]],
  ["address", ["address"]],
  ["ticket", ["ticket"]],
  ["locator", ["recordLocator"]],
  ["confirmation", ["confirmation"]],
  ["locator", ["airlineLocator"]],
  ["seat", ["seat"]],
  ["coach", ["coach"]],
  ["total", ["total"]],
  ["phone", ["phone"]],
  ["person", ["nameLabels", "namesLabels", "travellers"]],
  ["terminal", ["terminal"]],
  ["unsided", ["noSide"]],
  ["car", ["pickUp", "dropOff", "rentalCompany", "carGroup", "carPrice"]],
  ["other", ["columns", "baseFare", "taxes", "otherLabels", "otherTimes", "nights", "rooms"]],
];

const AROUND = /^[\s#*:.]{1,40}|[\s:.]{1,40}$/g;
const titles = new Map<string, Title>();
for (const [word, title] of MORE_TITLES) titles.set(plain(word), title);
for (const [title, topics] of TOPICS)
  for (const word of wordsFor(...topics))
    if (!titles.has(plain(word))) titles.set(plain(word), title);

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

/** What a cell is the title of, if it is one: `Departs`, `Flight no.:`. */
export function titleIn(text: string): Title | undefined {
  if (text.length > LONGEST) return undefined;
  if (/^(?:#|\u2116|n[o\u00ba\u00b0]\.?|nr\.?)$/i.test(text)) return "other";
  const title = plain(text);
  return titles.get(title) ?? (/\d/.test(title) ? undefined : joinedTitle(title));
}

/** Titles that say nothing when another word does: `Flight date`. */
const WEAK: ReadonlySet<Title | undefined> = new Set(["unsided", "other"]);

/** A title of several words: the first that says what it is about. */
function joinedTitle(title: string): Title | undefined {
  const words = title.split(/[\s/.-]+/).filter((word) => word !== "");
  if (words.length < 2 || words.length > 4) return undefined;
  const found = words.map((word) => titles.get(word));
  if (!found.every((each) => each !== undefined)) return undefined;
  const strong = new Set(found.filter((each) => !WEAK.has(each)));
  if (strong.size > 1) return strong.has("from") && strong.has("to") ? "other" : undefined;
  return [...strong][0] ?? found[0];
}
