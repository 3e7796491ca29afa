import type { PersonName, Read, Span } from "../../../ast/nodes.ts";
import { SEAT, seatFacts, ticketFacts } from "../../facts/extras.ts";
import { isAnchor, type Fact } from "../../facts/fact.ts";
import { ITEM_NUMBER } from "../../facts/names/item-number.ts";
import { titledAfter } from "../../facts/names/person-titles.ts";
import { withSharedSurname } from "../../facts/names/shared-surnames.ts";
import { ALL_TITLES } from "../../lexicon/titles.ts";
import { areLabels, personsIn } from "../../facts/names/names.ts";
import { typeIn } from "../../facts/names/passenger-types.ts";
import { canBeGivenName } from "../../lexicon/given-names.ts";
import { wordsFor } from "../../lexicon/lexicon.ts";
import { anyOf, CAPITALS, eitherOf, GAP, LETTER, LETTERS } from "../../lexicon/words.ts";
import type { Line } from "../lines.ts";
import { matchesOf } from "../../../decode/text/matches.ts";
import {
  BEGINS_WITH_TITLE,
  isPlace,
  labelIn,
  TravellerLists,
  TYPE,
  TYPE_IN_BRACKETS,
} from "./traveller-lists.ts";

/*
 * Travellers with facts about them after their names, in a list or after a label:
 *
 *   Ms Jane Doe (Adult) - Ticket 117-0000000001      Jane Doe, born 12 March 1980, seat 12A
 *   Jane Doe   26-59 ans, Carte Avantage              Jane Doe (BahnCard 25)
 *   1. MRS JANE DOE  ADT  117-0000000001             Passenger 1: Jane Doe (ADT) e-ticket 117-0000000001
 */

const NUMBER_WORDS = eitherOf(wordsFor("numberWords", "is"));
const TICKET = "\\d{3}[- ]?\\d{10}(?:[-/]\\d{1,2})?(?!\\d)";
const AND = `(?:,| ?/| &|${wordsFor("and")
  .map((word) => ` ${word}`)
  .join("|")})? {0,2}`;
/** What ends an item, or the line. */
const ITEM_END = "(?= {0,20}(?:[,;|\u00b7\u2022(]| [-\u2013\u2014] | {2}|$))";

/** `26-59 ans`, `60+ years` */
const AGE = `\\d{1,3}(?:[-\u2013]\\d{1,3}|\\+)? ?${anyOf(wordsFor("yearsOfAge"))}`;
/** `Carte Avantage Adulte`, `BahnCard 25, 2. Klasse` */
const CARD = anyOf(wordsFor("railCards"));

/** What a line can say of a traveller, by the name of the group. */
const ITEM = new RegExp(
  [
    `(?<type>\\( ?${TYPE}(?:[,;] [^()]{1,20})?\\)|${TYPE})`,
    `(?<ticket>(?:${anyOf(wordsFor("ticket"))}(?: (?:${NUMBER_WORDS}))?#?${GAP})?\\(?${TICKET}(?:${AND}${TICKET}){0,4}\\)?)`,
    `(?<seat>(?:${anyOf(wordsFor("seat"))}${GAP})?${SEAT}(?:${AND}${SEAT}){0,8})`,
    `(?<age>\\( ?${AGE}[^()]{0,40}\\)|${AGE})`,
    `(?<card>\\( ?${CARD}[^()]{0,40}\\)|${CARD}[^,;|()]{0,40}?${ITEM_END})`,
    `(?<other>(?:${LETTER}{1,20} ){0,2}(?:${anyOf(wordsFor("otherDates", "otherLabels", "phone"))})[^,;|()]{0,80}?${ITEM_END}|\\([^()]{0,20}\\d[^()]{0,20}\\)|\\d{1,4}[./-]\\d{1,2}[./-]\\d{2,4}(?!\\d))`,
    // What else is said after the first item.
    `(?<rest>[^ ,;|].{0,80}?)${ITEM_END}`,
  ].join("|"),
  "uy",
);
const SEPARATORS = /(?: {1,20}|[,;:|\u00b7\u2022] ?|[-\u2013\u2014] ){0,6}/y;
/** After a name that a usual given name begins, a card in another column: `Anna Muster   BahnCard 25`. */
const GAP_AND_CARD = new RegExp(`^ {3,40}${CARD}`);
/** Where a name can end. Without a mark, only a type, a ticket or a note in brackets can follow. */
const NAME_END = new RegExp(
  `(?: {0,3}[,;:|\u00b7\u2022] ?| {1,3}[-\u2013\u2014] | {2,20}|(?<mere> (?=\\(|${TYPE}|${TICKET}|${SEAT}|${anyOf(wordsFor("ticket"))})))`,
  "gu",
);

/** An item number or a mark, and a word for travellers. */
const LABEL = new RegExp(
  `^ {0,8}(?:(?:${ITEM_NUMBER}|[-*\\u2022]) {1,3})?(?:(${anyOf(wordsFor("nameLabels", "namesLabels"))})(?: {0,2}(?:no\\.? ?)?\\d{1,2})?|${anyOf(wordsFor("adults", "children", "infants"))} {0,2}\\d{1,2})(?: ?\\(\\d{1,2}[^()\\n]{0,20}\\))? {0,20}[:\\uff1a] {0,12}`,
);

/** The lines of a text; those with facts after the name of a traveller have the traveller and these facts. */
export function withListedTravellers(lines: readonly Line[], text: string): readonly Line[] {
  const lists = new TravellerLists(text);
  let isMeeting = false;
  const parties: PersonName[][] = [];
  const read = lines.map((line, index) => {
    const title = line.facts.find((fact) => fact.kind === "travellers");
    if (title !== undefined) {
      isMeeting = title.isMeeting;
      parties.push([]);
      lists.begin(labelIn(title, text));
      return line;
    }
    const listed = lists.labelFor(line, lines[index + 1]);
    // Of those who meet, a day of birth or an age shows who travels.
    const list = isMeeting && !hasBirthDayIn(line, text) ? undefined : listed;
    const found = withFacts(line, list, text);
    if (listed !== undefined) parties.at(-1)?.push(...personsOf(found, listed, text));
    return found;
  });
  const swapped = new Map(
    parties.flatMap((party) => {
      const ordered = withSharedSurname(party);
      return party.flatMap((person, index) => {
        const other = ordered[index];
        return other === undefined || other === person ? [] : [[person, other] as const];
      });
    }),
  );
  return swapped.size === 0 ? read : read.map((line) => withOrder(line, swapped));
}

/** A line with the traveller whom it names; `list` is the title of the list to which it belongs. */
function withFacts(line: Line, list: string | undefined, text: string): Line {
  if (line.facts.some(({ kind }) => kind === "person"))
    return hasTicketAfter(line, text)
      ? withTraveller(line, list ?? "", text)
      : withTitles(line, list);
  return list === undefined && !canBeLabelled(line) ? line : withTraveller(line, list, text);
}

/** A line of a list, whose label tells titles from names. */
function withTitles(line: Line, label: string | undefined): Line {
  if (label === undefined) return line;
  const facts = line.facts.map((fact) =>
    fact.kind === "person" ? { ...fact, person: titledAfter(fact.person, label) } : fact,
  );
  return { ...line, facts };
}

/** Whom a line of a list names, by its facts or by nothing but a name. */
function personsOf(line: Line, list: string, text: string): readonly PersonName[] {
  const persons = line.facts.flatMap((fact) => (fact.kind === "person" ? fact.person : []));
  const printed = persons.length > 0 ? undefined : printedOf(line, text);
  return printed === undefined ? persons : personsIn(printed, undefined, list);
}

function withOrder(line: Line, swapped: ReadonlyMap<PersonName, PersonName>): Line {
  if (!line.facts.some((fact) => fact.kind === "person" && swapped.has(fact.person))) return line;
  const facts = line.facts.map((fact) =>
    fact.kind === "person" ? { ...fact, person: swapped.get(fact.person) ?? fact.person } : fact,
  );
  return { ...line, facts };
}

const BORN = new RegExp(`(?: {2}|, ?)${anyOf(wordsFor("otherDates"))}:? {0,3}\\d{1,2}[./ -]`);

function hasBirthDayIn({ start, end }: Line, text: string): boolean {
  return BORN.test(text.slice(start, end));
}

const SLASHED_TICKET = new RegExp(
  `^ {0,8}(?:\\d{1,2}\\. ?)?[${CAPITALS}][${LETTERS} '-]{1,40}/[${LETTERS} '-]{1,40}? {2,20}${TICKET} *$`,
);

/** `DOE/JANE MS      117-0000000001`: whether a ticket without a word for it is after a name. */
function hasTicketAfter({ start, end, facts }: Line, text: string): boolean {
  return (
    facts.filter(({ kind }) => kind === "person").length === 1 &&
    !facts.some(({ kind }) => kind === "ticket") &&
    SLASHED_TICKET.test(text.slice(start, end))
  );
}

/** Whether a line begins with a label and something that is more than a name. */
function canBeLabelled({ facts: [first] }: Line): boolean {
  return first?.kind === "word" && /[:\uff1a]/.test(first.text.value);
}

function withTraveller(line: Line, list: string | undefined, text: string): Line {
  const printed = printedOf(line, text);
  if (printed === undefined) return line;
  if (line.anchors > 0 && !FLIGHT_OF_SEAT.test(printed.value)) return line;
  const [head = "", own] = LABEL.exec(printed.value) ?? [];
  if (head === "" && list === undefined) return line;
  const found = travellerIn(printed, head.length, own ?? list ?? "");
  const isInFound = (fact: Fact) =>
    found.some(({ start, end }) => fact.start < end && start < fact.end);
  if (found.length === 0 || line.facts.some((fact) => isAnchor(fact) && !isInFound(fact)))
    return line;
  const others = line.facts.flatMap((fact): readonly Fact[] => {
    if (isInFound(fact)) return [];
    return [OF_ITSELF.has(fact.kind) ? fact : { kind: "known", start: fact.start, end: fact.end }];
  });
  const facts = [...found, ...others].sort((one, other) => one.start - other.start);
  return { ...line, facts, anchors: 0 };
}

/** `12A (LH 454)` */
const FLIGHT_OF_SEAT = /\d[A-L] \([A-Z\d]{2} ?\d{1,4}\)/;

/** The traveller with whose name a line about their ticket or seat begins, wherever the line is. */
export function travellerBefore(line: Line, text: string): PersonName | undefined {
  const printed = printedOf(line, text);
  const [first] = printed === undefined ? [] : travellerIn(printed, 0, "");
  if (first?.kind !== "person") return undefined;
  return areLabels(first.person.printed.value) ? undefined : first.person;
}

/**
 * Whether a line that names nobody begins like a traveller: with a title, a number among others, or what can be a name,
 * or with any words before a ticket, a seat or a passenger type.
 */
export function isLikeTraveller(line: Line, isListed: boolean, text: string): boolean {
  const printed = printedOf(line, text);
  if (line.anchors > 0 || printed === undefined) return false;
  if (line.facts.some(({ kind }) => kind === "person" || kind === "travellers")) return false;
  if (NUMBERED.test(printed.value)) return true;
  if (!isListed) return false;
  if (BEGINS_WITH_TITLE.test(printed.value)) return true;
  if (TYPE_IN_BRACKETS.test(printed.value)) return !areLabels(printed.value);
  const first = line.facts.findIndex(({ kind }) => kind === "ticket" || kind === "seat");
  if (first !== -1) return line.facts.slice(0, first).some(({ kind }) => kind === "word");
  return matchesOf(printed.value, NAME_END).some(({ index }) => {
    const name = partOf(printed, 0, index);
    return personsIn(name).length === 1 && !areLabels(name.value);
  });
}

const NUMBERED = new RegExp(
  `^ {0,8}${anyOf(wordsFor("nameLabels", "adults", "children", "infants"))} {0,2}\\d{1,2} {0,20}[:\\uff1a] {0,12}${LETTER}`,
);
/** `Seat BOD-LGW: 12A`, below a traveller. */
const BEGINS_WITH_LABEL = new RegExp(
  `^ {0,40}${anyOf(wordsFor("seat", "ticket", "otherLabels", "recordLocator", "total", "price", "phone", "bookingClass"))}(?! {0,40}$)`,
);

/** Whether a line below a traveller begins with the label of something else. */
export function beginsWithLabel(line: string): boolean {
  return BEGINS_WITH_LABEL.test(line);
}

/** No line of a list is longer. */
const LONGEST = 400;
/** What keeps its meaning beside a traveller; a day is not that of a journey. */
const OF_ITSELF: ReadonlySet<Fact["kind"]> = new Set(["word", "mark", "email", "phone", "locator"]);

function printedOf({ start, end }: Line, text: string): Read<string> | undefined {
  return end - start > LONGEST ? undefined : { value: text.slice(start, end), start, end };
}

/** A part of a printed text. */
export function partOf({ value, start }: Read<string>, from: number, to: number): Read<string> {
  return { value: value.slice(from, to), start: start + from, end: start + to };
}

/**
 * The traveller whose name begins a text, and what follows about them; nothing if something else follows.
 *
 * @param from where the name begins, after its label
 */
function travellerIn(text: Read<string>, from: number, label: string): readonly Fact[] {
  if (beginsWithLabel(text.value.slice(from))) return [];
  const isTitled = BEGINS_WITH_TITLE.test(text.value.slice(from));
  const isGiven = canBeGivenName(text.value.slice(from).trimStart().split(" ", 1)[0]);
  for (const { 0: mark, index, groups } of nameEndsIn(text, from, label)) {
    const name = partOf(text, from, index);
    const items =
      index <= from
        ? undefined
        : itemsIn(
            text,
            index + mark.length,
            isTitled || (isGiven && GAP_AND_CARD.test(text.value.slice(index))),
          );
    if (items === undefined || isDoubtful(name.value)) continue;
    if (groups?.mere !== undefined && areLabels(name.value)) continue;
    const [only, ...others] = personsIn(name, undefined, label);
    if (only === undefined || others.length > 0 || isPlace(name.value)) continue;
    const start = from === 0 ? only.printed.start : text.start;
    return [personFact(only, items, { start, end: name.end }), ...items.flatMap(factsOf)];
  }
  return [];
}

/** Where a name that begins a text can end. */
function nameEndsIn(text: Read<string>, from: number, label: string) {
  const ends = matchesOf(text.value, NAME_END);
  return ends.filter(({ 0: mark, index }, at) => {
    const next = ends[at + 1]?.index ?? text.value.length;
    const after = partOf(text, index + mark.length, next);
    return mark.trim() !== "," || !goesOn(partOf(text, from, index), after, label);
  });
}

const TITLED_SURNAME = new RegExp(`${BEGINS_WITH_TITLE.source}[^ ,]{1,40}$`);

/** `Mr Doe, John`: whether the given name is after the comma that follows a title and a single word. */
function goesOn(name: Read<string>, after: Read<string>, label: string): boolean {
  if (!TITLED_SURNAME.test(name.value) || areLabels(after.value)) return false;
  const whole = { value: `${name.value}, ${after.value}`, start: name.start, end: after.end };
  const [only, ...others] = personsIn(whole, undefined, label);
  return only?.given !== undefined && others.length === 0;
}

/** `Doe Sample, Jane`: a name, or a traveller and a word about them. */
function isDoubtful(name: string): boolean {
  const [before = "", after] = name.split(",", 2);
  const words = before.replace(ITEM_HEAD, "").replace(TITLE_BEFORE, "").trim();
  return after !== undefined && words.includes(" ");
}

const TITLE_BEFORE = new RegExp(`^${anyOf(ALL_TITLES)}\\.? `);
const ITEM_HEAD = new RegExp(`^ *(?:${ITEM_NUMBER} *|[-*\u2022] )?`);

const KINDS = ["type", "ticket", "seat", "age", "card", "other", "rest"] as const;

interface Item {
  readonly kind: (typeof KINDS)[number];
  readonly text: Read<string>;
}

/**
 * What follows a name; undefined if its beginning says nothing of a traveller.
 *
 * @param isTitled whether a title shows that it is a name
 */
function itemsIn(text: Read<string>, from: number, isTitled: boolean): readonly Item[] | undefined {
  const items: Item[] = [];
  for (let at = from; ;) {
    SEPARATORS.lastIndex = at;
    at += SEPARATORS.exec(text.value)?.[0].length ?? 0;
    ITEM.lastIndex = at;
    const found = ITEM.exec(text.value);
    if (found === null) return items.length === 0 ? undefined : items;
    const kind = KINDS.find((each) => found.groups?.[each] !== undefined) ?? "rest";
    const item = partOf(text, at, at + found[0].length);
    const isUnsure = kind === "rest" || (kind === "card" && !item.value.startsWith("("));
    if (isUnsure && items.length === 0 && !isTitled) return undefined;
    if (kind === "type" && isAnother(items)) return undefined;
    items.push({ kind, text: item });
    at += found[0].length;
  }
}

/** `Ada Doe (adult), Ben Doe (child)`: whether a type after these items is that of somebody else. */
function isAnother(items: readonly Item[]): boolean {
  return items.at(-1)?.kind === "rest" && items.some(({ kind }) => kind === "type");
}

function personFact(person: PersonName, items: readonly Item[], span: Span): Fact {
  const [type, ...others] = items.filter(({ kind }) => kind === "type");
  const isTyped = type !== undefined && others.length === 0 && person.passengerType === undefined;
  const typed = isTyped ? { ...person, passengerType: typeIn(type.text) } : person;
  return { kind: "person", person: typed, ...span };
}

function factsOf({ kind, text }: Item): readonly Fact[] {
  if (kind === "ticket") return ticketFacts(text);
  if (kind === "seat") return seatFacts(text);
  return OF_KNOWN.has(kind) ? [{ kind: "known", start: text.start, end: text.end }] : [];
}

/** What the answer does not hold, or holds with the name. */
const OF_KNOWN: ReadonlySet<Item["kind"]> = new Set(["type", "age", "card"]);
