import type { Read } from "../../../ast/nodes.ts";
import { valued, type Fact } from "../../facts/fact.ts";
import { LODGING } from "../../lexicon/lodging.ts";
import { isListedWord, wordsFor } from "../../lexicon/lexicon.ts";
import { anyOf, capitals, CAPITALS, LETTERS } from "../../lexicon/words.ts";
import type { Line } from "../lines.ts";
import { isAddressLine } from "./stay-names.ts";
import type { Territory } from "../territory.ts";
import { matchesOf } from "../../../decode/text/matches.ts";

/*
 * The hotel of a letter about a single stay and nothing else, by its name above its address:
 *
 *   Harbour Sample House
 *   Address: 22 Placeholder Quay, Bergen 5003, Norway
 *
 *   Check-in: Thursday 10 June 2027
 *   Check-out: Monday 14 June 2027
 */

/** A line that can be a name, and those below it with an address and a telephone. */
interface Card {
  readonly name: Line;
  readonly lines: readonly Line[];
  readonly address: Read<string>;
  /** The line below them. */
  readonly next: Line | undefined;
}

/** The only stay of a text without journeys; undefined if it is not certain whose name is above an address. */
export function stayByCard(lines: readonly Line[], text: string): Territory | undefined {
  const days = stayIn(lines);
  if (days.length === 0) return undefined;
  const [card, ...others] = lines.flatMap((_, index) => cardAt(lines, index, text) ?? []);
  if (card === undefined) return stayInSentence(lines, days, text);
  if (others.length > 0 || !isOfHotel(card, days, lines, text)) return undefined;
  const { name: home, address } = card;
  const printed = printedOf(home, text);
  const name = valued(printed, capitals(printed.value));
  const anchor: Fact = { kind: "hotel", name, start: name.start, end: name.end };
  const place: Fact = { kind: "address", address, start: address.start, end: address.end };
  const phones = card.lines.map(({ facts }) => facts.filter(({ kind }) => kind === "phone"));
  const stayLines = days.filter((line) => line !== home && !card.lines.includes(line));
  return {
    anchor,
    home,
    lines: [home, ...card.lines, ...stayLines],
    facts: [[anchor], [place], ...phones, ...stayLines.map(withConfirmation)],
  };
}

/**
 * The lines of a text about journeys and stays, with the names of hotels on those above an address and both days of a
 * stay:
 *
 *   Sample House Example City
 *   18 Sample Street, Example City
 *   Checking in: Tue 9 March
 *   Checking out: Thu 11 March
 */
export function withNamesOnCards(lines: readonly Line[], text: string): readonly Line[] {
  if (!lines.some(({ anchors }) => anchors > 0)) return lines;
  const addresses = new Map<Line | undefined, Fact>();
  return lines.map((line, index) => {
    const below = addresses.get(line);
    if (below !== undefined) return { ...line, facts: [below], isProse: false };
    const card = line.anchors > 0 ? undefined : cardAt(lines, index, text);
    if (card === undefined) return line;
    const block = blockAt(lines, index);
    const days = block.filter(
      (each) => isDayOfStay(each, "checkIn") || isDayOfStay(each, "checkOut"),
    );
    const areBoth = days.length === 2 && block.every(({ anchors }) => anchors === 0);
    if (!areBoth || !isOfHotel(card, days, lines, text)) return line;
    const { address } = card;
    const whole: Fact = { kind: "address", address, start: address.start, end: address.end };
    addresses.set(
      card.lines.find((each) => addressOf(each, text) !== undefined),
      whole,
    );
    const name = printedOf(line, text);
    const place = { start: name.start, end: name.end };
    const anchor: Fact = { kind: "hotel", name: valued(place, capitals(name.value)), ...place };
    return { ...line, facts: [anchor], anchors: 1, isProse: false };
  });
}

/** Whether a line begins with a word that means only a day of a stay, and the day. */
function isDayOfStay({ facts: [label, day] }: Line, kind: "checkIn" | "checkOut"): boolean {
  return label?.kind === kind && day?.kind === "date";
}

/** Words with capitals around one for hotels: `your stay at The Example Hotel is confirmed`. */
const NAME_IN_SENTENCE = new RegExp(
  `(?<=[ '\u2019])(?:\\p{Lu}[\\p{L}'\u2019.-]{1,30} ){0,4}(?=\\p{Lu})${anyOf(wordsFor("hotel"))}(?: (?:\\p{Ll}{1,3} )?\\p{Lu}[\\p{L}'\u2019-]{1,30}){0,4}`,
  "gu",
);

/** The stay at a hotel that only sentences name, and always the same. */
function stayInSentence(
  lines: readonly Line[],
  days: readonly Line[],
  text: string,
): Territory | undefined {
  const found = lines.flatMap((home) =>
    home.isProse
      ? matchesOf(text.slice(home.start, home.end), NAME_IN_SENTENCE)
          .map((match) => ({
            home,
            start: home.start + match.index,
            value: capitals(match[0]),
          }))
          .filter(({ value }) => isOwnName(value))
      : [],
  );
  const [first] = found;
  if (first === undefined || found.some(({ value }) => value !== first.value)) return undefined;
  const { home, start, value } = first;
  const place = { start, end: start + value.length };
  const anchor: Fact = { kind: "hotel", name: valued(place, value), ...place };
  return {
    anchor,
    home,
    lines: [home, ...days],
    facts: [[anchor], ...days.map(withConfirmation)],
  };
}

const HOTEL_WORD = new RegExp(`^${anyOf(wordsFor("hotel"))}$`);

/** Whether a name has a word that means nothing else: not `Hotel Booking`. */
function isOwnName(name: string): boolean {
  const words = name.split(" ").filter((word) => !HOTEL_WORD.test(word));
  const own = words.filter((word) => word.length > 3);
  return own.length > 0 && !own.some(isListedWord);
}

/** The block of the first and the last day of the only stay. */
function stayIn(lines: readonly Line[]): readonly Line[] {
  const firsts = lines.filter((line) => isDay(line, "checkIn", "arrival"));
  const lasts = lines.filter((line) => isDay(line, "checkOut", "departure"));
  const [[first], [last]] = [firsts, lasts];
  if (first === undefined || last === undefined || firsts.length + lasts.length > 2) return [];
  const block = blockAt(lines, lines.indexOf(first));
  const isStay = first.facts[0]?.kind === "checkIn" && last.facts[0]?.kind === "checkOut";
  const hasNights = block.some(({ facts }) => facts.some(({ kind }) => kind === "nights"));
  return block.includes(last) && (isStay || hasNights) ? block : [];
}

/** Whether a line begins with the label of a day of a stay, and the day. */
function isDay(
  { facts: [label, day] }: Line,
  kind: "checkIn" | "checkOut",
  side: "arrival" | "departure",
): boolean {
  const isLabel = label?.kind === kind || (label?.kind === "side" && label.side === side);
  return isLabel && day?.kind === "date";
}

/** The lines around one, up to the next gap on both sides. */
function blockAt(lines: readonly Line[], index: number): readonly Line[] {
  let [start, end] = [index, index + 1];
  while (start > 0 && lines[start]?.isAfterGap === false) start--;
  while (lines[end]?.isAfterGap === false) end++;
  return lines.slice(start, end);
}

/** Words that begin with a capital, or are short: `Maison d'Exemple & Spa`. */
const NAME_WORD = new RegExp(
  `^(?:[${CAPITALS}][${LETTERS}'.-]{0,30}|[${LETTERS}]{1,3}|[${LETTERS}]'[${CAPITALS}][${LETTERS}]{1,30}|&)$`,
);
const MOST_WORDS = 7;

function isName(printed: string): boolean {
  const words = printed.split(" ");
  return (
    words.length > 1 && words.length <= MOST_WORDS && words.every((word) => NAME_WORD.test(word))
  );
}

/** The card that begins with a line, if nothing precedes it in its block. */
function cardAt(lines: readonly Line[], index: number, text: string): Card | undefined {
  const name = lines[index];
  if (name === undefined || (index > 0 && !name.isAfterGap) || name.isDivider) return undefined;
  if (!isName(printedOf(name, text).value)) return undefined;
  const below = blockAt(lines, index).slice(1);
  const isOther = (line: Line) =>
    addressOf(line, text) === undefined && line.facts[0]?.kind !== "phone";
  const end = below.findIndex(isOther);
  const own = end === -1 ? below : below.slice(0, end);
  const addresses = own.flatMap((line) => addressOf(line, text) ?? []);
  const [first, last] = [addresses[0], addresses.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const value = addresses.map((part) => capitals(part.value)).join(", ");
  const address = valued({ start: first.start, end: last.end }, value);
  return { name, lines: own, address, next: belowCard(lines, index + own.length + 1) };
}

/** The first line below a card that says something or begins a block: not `Get directions`. */
function belowCard(lines: readonly Line[], from: number): Line | undefined {
  return lines.find(
    ({ isAfterGap, isNote, facts }, index) =>
      index >= from && (isAfterGap || !isNote || facts.some(({ kind }) => !OF_NOTES.has(kind))),
  );
}

const OF_NOTES: ReadonlySet<Fact["kind"]> = new Set(["word", "known", "mark", "link"]);

function addressOf({ facts, start, end }: Line, text: string): Read<string> | undefined {
  const [first] = facts;
  if (first?.kind === "address") return first.address;
  const printed = text.slice(start, end);
  if (!isAddressLine(facts, printed)) return undefined;
  const whole = printedOf({ start, end }, text);
  // A telephone number can be beside it.
  const [value = ""] = whole.value.split(/ {2,}/, 1);
  return { value, start: whole.start, end: whole.start + value.length };
}

function printedOf({ start, end }: Pick<Line, "start" | "end">, text: string): Read<string> {
  const value = text.slice(start, end).trim();
  const from = text.indexOf(value, start);
  return { value, start: from, end: from + value.length };
}

/**
 * Whether a name is that of the hotel and not of the one who writes or stays: a word of it says so, or the guest has
 * another one and the days of the stay are directly below it, or in the next block if it is named again.
 */
function isOfHotel(
  { name, next }: Card,
  days: readonly Line[],
  lines: readonly Line[],
  text: string,
): boolean {
  const printed = printedOf(name, text).value;
  if (LODGING.test(printed)) return true;
  const guests = lines.flatMap(({ facts }) =>
    facts.flatMap((fact) => (fact.kind === "person" ? (fact.person.surname?.value ?? []) : [])),
  );
  const words = capitals(printed).split(" ");
  if (guests.length === 0 || guests.some((guest) => words.includes(guest))) return false;
  if (next === undefined || !days.includes(next)) return false;
  return !next.isAfterGap || text.split(printed).length > 2;
}

/** The facts of a line about the stay: what would be the locator of a record is the hotel's confirmation. */
function withConfirmation({ facts }: Line): readonly Fact[] {
  return facts.map((fact) =>
    fact.kind === "locator" && fact.isWeak !== true ? { ...fact, isOfRecord: false } : fact,
  );
}
