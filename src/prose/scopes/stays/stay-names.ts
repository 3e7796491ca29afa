import type { LineReading } from "../../../decode/engine/line-reading.ts";
import { withNameBesideNights } from "./name-beside-nights.ts";
import { canBeName, withNameBeforePlace } from "./names-of-hotels.ts";
import { HotelLists, type Printed } from "./stays-below-title.ts";
import { withNameAboveNights } from "./name-above-nights.ts";
import { Passage, valued, type Fact } from "../../facts/fact.ts";
import { isHotelTitle } from "../../facts/hotel.ts";
import { wordsFor } from "../../lexicon/lexicon.ts";
import { ONLY_STANDING, SAYS_STANDING } from "../../lexicon/standing.ts";
import { anyOf, capitals, SMALL, WORD_START } from "../../lexicon/words.ts";
import { isOtherDetail } from "./other-details.ts";

/*
 * Names and addresses of hotels without a label:
 *
 *   HOTEL                      Hotel Grand Example ****
 *   Grand Example              18 Sample Street, Sydney NSW 2000
 *   Check-in: 6 Jan 2027       Check-in: 6 Jan 2027
 */

/** Finds the names of hotels and their addresses, line by line. */
export class StayNames {
  private isBelowTitle = false;
  private isBelowName = false;
  /** Whether a line is drawn below the title or the name, which parts nothing. */
  private isUnderlined = false;
  private readonly lists = new HotelLists();

  constructor(private readonly text: string) {}

  /** The facts of the next line; `below` are the lines under it. */
  read(facts: readonly Fact[], line: Printed, below: readonly LineReading[]): readonly Fact[] {
    const { printed, end, isAfterGap } = line;
    if ((this.isBelowTitle || this.isBelowName) && !isAfterGap && RULE.test(printed)) {
      this.isUnderlined = true;
      return facts;
    }
    const isBelow = !isAfterGap || this.isUnderlined;
    const isTitled = this.isBelowTitle && isBelow;
    const isPlaced = isTitled || isAboveStay(printed, end, below, this.text);
    const isName =
      this.lists.begins(line, below, this.text) ||
      (isPlaced && !isOtherDetail(printed, isAboveAddress(end, below, this.text)));
    const isAddress = this.isBelowName && isBelow && isAboveDaysOfStay(end, below, this.text);
    const named = isName
      ? asNameOfStay(facts, line, isTitled ? below : [], this.text)
      : withNameAmongWords(facts, printed, end, below);
    const found = isAddress ? asAddress(facts, printed) : named;
    this.isBelowName = found.some(({ kind }) => kind === "hotel");
    this.isBelowTitle = isHotelTitle(printed);
    this.isUnderlined = false;
    return found;
  }
}

/** The facts of a line above the days of a stay or below its title, with its hotel: above an address, all of the line is the name. */
function asNameOfStay(
  facts: readonly Fact[],
  { printed, end }: Printed,
  below: readonly LineReading[],
  text: string,
): readonly Fact[] {
  const whole = asHotelName(facts, printed);
  if (whole.some(({ kind }) => kind === "hotel")) return whole;
  const isBetween = isAboveAddress(end, below, text) && leadsToDays(below, end, text);
  if (isBetween && canBeName(facts, printed)) return hotelOf(facts, printed.trim()) ?? facts;
  return withNameBeforePlace(facts, printed, end) ?? facts;
}

/** The facts of any other line, with the name of a hotel if something beside it or below shows that it is one. */
function withNameAmongWords(
  facts: readonly Fact[],
  printed: string,
  end: number,
  below: readonly LineReading[],
): readonly Fact[] {
  const above = withNameAboveNights(facts, printed, end, below);
  const beforeDay = withNameBeforeDay(withNameAtEnd(above, printed, end, below), printed);
  return withNameBesideNights(beforeDay, printed, end);
}

const RULE = /^[ =_*~\u2500-\u257f-]{5,}$/;

/** A word for hotels, and one that other names have, too: `Sample Inn`. */
const [NAMED_HOTEL, NAMED_LODGING] = [named("hotel"), named("lodging")];

function named(topic: "hotel" | "lodging"): RegExp {
  return new RegExp(`^[^:]{0,60}${WORD_START}${anyOf(wordsFor(topic))}[^:]{0,60}$`);
}

/** Whether a line with a word for hotels is above the first day of a stay, or above its address. */
function isAboveStay(
  printed: string,
  end: number,
  below: readonly LineReading[],
  text: string,
): boolean {
  if (isAboveDays(printed, end, below, text)) return true;
  const [next] = below;
  const [first] = factsOf(next);
  if (next === undefined || first === undefined || next.start > end + 1) return false;
  if (printed.includes(":")) return false;
  const isHotel = NAMED_HOTEL.test(printed);
  if (!(isHotel || NAMED_LODGING.test(printed)) || isHotelTitle(printed)) return false;
  return first.kind === "address" || leadsToDays(below, end, text, isHotel ? 1 : 0);
}

/** Whether a line is above an address, both days of a stay and how long it is or in which room. */
function isAboveDays(
  printed: string,
  end: number,
  below: readonly LineReading[],
  text: string,
): boolean {
  const [address, first, last, next] = below;
  if (address === undefined || address.start > end + 1 || /[:\uff1a]/.test(printed)) return false;
  if (!isAddressLine(factsOf(address), text.slice(address.start, address.end))) return false;
  if (!areDays(first, last)) return false;
  return [last, next].some((each) =>
    factsOf(each).some(({ kind }) => kind === "nights" || kind === "rooms"),
  );
}

/** Whether an address is directly below: then the name of a person is that of a hotel, too. */
function isAboveAddress(end: number, [next]: readonly LineReading[], text: string): boolean {
  if (next === undefined || next.start > end + 1) return false;
  return isAddressLine(factsOf(next), text.slice(next.start, next.end));
}

function areDays(first: LineReading | undefined, last: LineReading | undefined): boolean {
  return isDayOf(first, "arrival") && isDayOf(last, "departure");
}

/** Whether the days of a stay are below a line that can be the address. */
function isAboveDaysOfStay(end: number, below: readonly LineReading[], text: string): boolean {
  return (
    leadsToDays(below, end, text) ||
    areDays(below[0], below[1]) ||
    isStay(directlyBelow(below, end))
  );
}

/** The next line, without a gap between. */
function directlyBelow([next]: readonly LineReading[], end: number): LineReading | undefined {
  return next === undefined || next.start > end + 1 ? undefined : next;
}

/** Whether a line has both days of a stay and how long it is: `Arrival 3 May 2027, departure 5 May 2027 (2 nights)`. */
function isStay(reading: LineReading | undefined): boolean {
  const facts = factsOf(reading);
  const days = facts.filter(({ kind }) => kind === "date");
  return days.length === 2 && facts.some(({ kind }) => kind === "nights");
}

function isDayOf(reading: LineReading | undefined, side: "arrival" | "departure"): boolean {
  const [label, day] = factsOf(reading);
  return label?.kind === "side" && label.side === side && label.isLabel && day?.kind === "date";
}

/** Whether the first day of a stay is on the next line, or below an address and a telephone number. */
function leadsToDays(
  below: readonly LineReading[],
  end: number,
  text: string,
  mostGaps = 1,
): boolean {
  let at = end;
  let gaps = 0;
  for (const [index, next] of below.entries()) {
    if (next.start > at + 1 && (index === 0 || ++gaps > mostGaps)) return false;
    const [first] = factsOf(next);
    if (first?.kind === "checkIn") return true;
    const isOfStay = first?.kind === "phone" || first?.kind === "address";
    if (!isOfStay && !isAddressLine(factsOf(next), text.slice(next.start, next.end))) return false;
    at = next.end;
  }
  return false;
}

function factsOf(reading: LineReading | undefined): readonly Fact[] {
  return reading?.node instanceof Passage ? reading.node.facts : [];
}

/** `18 Sample Street, Sydney NSW 2000`: words and a number, and no label. */
const ADDRESS = /^ {0,40}(?=[^\d]{0,80}\d)[\p{Lu}\d][^:|()@]{5,100}(?: ?\([A-Z]{2}\))? *$/u;
const OF_ADDRESSES: ReadonlySet<Fact["kind"]> = new Set([
  "word",
  "known",
  "mark",
  "link",
  "letter",
  "unclearTime",
  "place",
  "time",
  "side",
]);

export function isAddressLine(facts: readonly Fact[], printed: string): boolean {
  return (
    ADDRESS.test(printed) &&
    facts.every((fact) => OF_ADDRESSES.has(fact.kind) && !(fact.kind === "time" && !fact.isBare))
  );
}

/** A line below the name of a hotel and above the first day as its address, if it looks like one. */
function asAddress(facts: readonly Fact[], printed: string): readonly Fact[] {
  const [first, last] = [facts[0], facts.at(-1)];
  if (first === undefined || last === undefined || !isAddressLine(facts, printed)) return facts;
  const place = { start: first.start, end: last.end };
  return [{ kind: "address", address: valued(place, capitals(printed.trim())), ...place }];
}

/** Without the number of an item and the stars after it. */
const NAME_OF_HOTEL = /(?<=^ {0,40}(?:\d{1,2}[.)] {1,3})?)[A-Z\u00c0-\u00de][^*]{0,100}[^* ]/;

const HOTEL_LABEL = new RegExp(
  `^(?=[^${SMALL} ]{4,20} [^ ]*[${SMALL}])${anyOf(wordsFor("hotel"))} {1,3}`,
);

/** The words of a line as the name of a hotel, if it contains nothing else but its address. */
function asHotelName(facts: readonly Fact[], printed: string): readonly Fact[] {
  const addressed = withParts(facts, printed);
  if (addressed !== undefined) return addressed;
  const city = facts.findIndex((fact) => fact.kind === "mark" && fact.text.value === ",");
  // `Hotel Grand Example, Sydney`: after a comma is where it is.
  if (city > 0 && facts.slice(city + 1).every(isWordOfName) && printed.split(",").length === 2)
    return asHotelName(facts.slice(0, city), printed.slice(0, printed.indexOf(",")));
  const [whole = ""] = NAME_OF_HOTEL.exec(printed) ?? [];
  // `HOTEL Grand Example`: a word in capitals before a name that is not.
  const [label = ""] = HOTEL_LABEL.exec(whole) ?? [];
  const name = whole.slice(label.length);
  const start = label === "" ? -Infinity : (facts[0]?.end ?? 0);
  const own = facts.filter(
    (fact) => fact.start >= start && (fact.kind !== "mark" || fact.text.value !== "*"),
  );
  return name !== "" && own.every(isWordOfName) ? (hotelOf(own, name) ?? facts) : facts;
}

/** The name after a label, or before its address. */
function withParts(facts: readonly Fact[], printed: string): readonly Fact[] | undefined {
  return withoutNameLabel(facts, printed) ?? withAddressAfter(facts, printed);
}

const NAME_LABEL = new RegExp(`^ {0,40}${anyOf(wordsFor("nameLabels"))} {0,20}[:\uff1a] {0,20}`);

/** `Name: Grand Example`, in words that say nothing of a traveller. */
function withoutNameLabel(facts: readonly Fact[], printed: string): readonly Fact[] | undefined {
  const [label = ""] = NAME_LABEL.exec(printed) ?? [];
  const [only, ...others] = facts;
  if (label === "" || only?.kind !== "word" || others.length > 0) return undefined;
  const name = printed.slice(label.length).trimEnd();
  if (SAYS_STANDING.test(name)) return undefined;
  const start = only.start + label.length - printed.search(/\S/);
  const place = { start, end: start + name.length };
  return [{ kind: "hotel", name: valued(place, capitals(name)), ...place }];
}

/** Words as the name of a hotel; undefined if there are none, or if they only say that it is to be confirmed. */
function hotelOf(words: readonly Fact[], name: string): readonly [Fact] | undefined {
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined || ONLY_STANDING.test(name)) return undefined;
  const place = { start: first.start, end: last.end };
  return [{ kind: "hotel", name: valued(place, capitals(name)), ...place }];
}

/** `Hotel Grand Example, 18 Sample Street, 2000 Sydney`: the name, and the address after its comma. */
function withAddressAfter(facts: readonly Fact[], printed: string): readonly Fact[] | undefined {
  const comma = facts.findIndex((fact) => fact.kind === "mark" && fact.text.value === ",");
  const at = printed.indexOf(",");
  const after = printed.slice(at + 1).trimStart();
  if (comma < 1 || !/\d/.test(after) || /\d/.test(printed.slice(0, at))) return undefined;
  // Words for streets are mostly small: `ul. Gliwicka 88`.
  const address = asAddress(facts.slice(comma + 1), after.charAt(0).toUpperCase() + after.slice(1));
  const name = asHotelName(facts.slice(0, comma), printed.slice(0, at));
  const isRead = address.length === 1 && name.length === 1 && name[0]?.kind === "hotel";
  return isRead ? [...name, ...address] : undefined;
}

/** `two nights at the Hotel Grand Example:` above its address: the name begins with the word for hotels. */
function withNameAtEnd(
  facts: readonly Fact[],
  printed: string,
  end: number,
  [next]: readonly LineReading[],
): readonly Fact[] {
  const found = NAME_AT_END.exec(printed);
  const [, name = ""] = found ?? [];
  if (found === null || next === undefined || next.start > end + 1) return facts;
  if (factsOf(next)[0]?.kind !== "address" || facts.some(({ kind }) => kind === "hotel"))
    return facts;
  const start = end - printed.length + found.index + found[0].indexOf(name);
  const place = { start, end: start + name.length };
  const own: Fact = { kind: "hotel", name: valued(place, capitals(name)), ...place };
  // The words before it say that it is booked.
  const before = facts.flatMap((fact): readonly Fact[] =>
    fact.end <= start ? [{ kind: "known", start: fact.start, end: fact.end }] : [],
  );
  return [...before, own];
}

/** Words that begin with a capital, from the word for hotels to the colon. */
const NAME_AT_END = new RegExp(
  `(?<=[ '])((?=\\p{Lu})${anyOf(wordsFor("hotel"))}(?: (?:\\p{Ll}{1,3} )?\\p{Lu}[\\p{L}'.-]{1,30}){1,5}) ?: *$`,
  "u",
);

/** `Grand Example Hotel, check-in 20 Jan`: the words before the first day of a stay. */
function withNameBeforeDay(facts: readonly Fact[], printed: string): readonly Fact[] {
  const at = facts.findIndex(({ kind }) => kind === "checkIn");
  if (at < 1 || facts.some(({ kind }) => kind === "hotel")) return facts;
  const colon = facts.findLastIndex((fact, index) => index < at && isMark(fact, ":"));
  const before = facts.slice(colon + 1, at);
  const marks = before.findLastIndex((fact) => fact.kind !== "mark") + 1;
  // `Grand Example Hotel, Sydney, check-in`: after a comma is where it is.
  const comma = before.findIndex((fact) => isMark(fact, ","));
  const own = before.slice(0, comma > 0 && comma < marks ? comma : marks);
  const [first, last] = [own[0], own.at(-1)];
  if (first === undefined || last === undefined || marks === before.length) return facts;
  const from = printed.search(/\S/) + first.start - (facts[0]?.start ?? 0);
  const name = printed.slice(from, from + last.end - first.start);
  const label = printed.slice(0, from);
  const isPlaced = before
    .slice(own.length)
    .every((fact) => isWordOfName(fact) || isMark(fact, ","));
  if (!own.every(isWordOfName) || !isPlaced || !isNameOfHotel(name, label)) return facts;
  const words = facts
    .slice(0, colon + 1)
    .map(({ start, end }): Fact => ({ kind: "known", start, end }));
  return [...words, ...(hotelOf(own, name) ?? []), ...facts.slice(at)];
}

/** Whether a name, or the label before it, has a word for hotels. */
function isNameOfHotel(name: string, label: string): boolean {
  if (!/^\p{Lu}/u.test(name)) return false;
  return NAMED_HOTEL.test(name) || HAS_LODGING.test(name) || HAS_HOTEL.test(label);
}

const HAS_HOTEL = new RegExp(`${WORD_START}${anyOf(wordsFor("hotel"))}[^:]{0,40}: *$`);
const HAS_LODGING = new RegExp(WORD_START + anyOf(wordsFor("lodging")));

function isMark(fact: Fact | undefined, mark: string): boolean {
  return fact?.kind === "mark" && fact.text.value === mark;
}

function isWordOfName(fact: Fact): boolean {
  if (fact.kind === "mark") return /[&'.-]/.test(fact.text.value);
  // A word between two places is one of names, too: `Hotel Miradouro do Castelo`.
  if (fact.kind === "link") return fact.end - fact.start > 1;
  return fact.kind === "word" || fact.kind === "known" || (fact.kind === "place" && fact.isBare);
}
