import type { HotelNode, PrintedDate, Read, Weekday } from "../../../ast/nodes.ts";
import { factOf, type Anchor, type Fact, type StayDays } from "../../facts/fact.ts";
import { canBeStay } from "../../facts/stay-days.ts";
import type { Territory } from "../../scopes/territory.ts";

type HotelFact = Extract<Anchor, { kind: "hotel" }>;

/** The stay that a territory describes; undefined without its first day. */
export function hotelOf(
  territory: Territory,
  { name, stay }: Pick<HotelFact, "name" | "stay">,
): HotelNode | undefined {
  const { home } = territory;
  if (stay !== undefined) return hotelWith(stay, name, home, home.facts);
  const all = territory.facts.flat();
  const stating = ownDays(territory) ?? all;
  const facts = territory.facts.filter(isRowOfDays).length > 1 ? stating : all;
  const labelled = dateAfter(stating, "checkIn");
  const [checkIn, checkOut] =
    labelled === undefined ? daysLinked(territory) : [labelled, dateAfter(stating, "checkOut")];
  if (checkIn === undefined) return undefined;
  const days = { checkIn: checkIn.date, weekday: checkIn.weekday, checkOut: checkOut?.date };
  return hotelWith({ ...days, nights: factOf(facts, "nights")?.count }, name, home, facts);
}

function hotelWith(
  { checkIn, weekday, checkOut, nights }: StayDays,
  name: Read<string>,
  { number }: Territory["home"],
  facts: readonly Fact[],
): HotelNode {
  return {
    kind: "hotel",
    number,
    name,
    date: checkIn,
    weekday,
    checkOut,
    nights,
    count: factOf(facts, "rooms")?.count,
    address: factOf(facts, "address")?.address,
    phone: factOf(facts, "phone")?.contact,
    confirmation: confirmationIn(facts),
  };
}

/** The facts of the line with the name, if it has a word for each day of the stay: rows below can be those of other stays. */
function ownDays({ facts, lines, home }: Territory): readonly Fact[] | undefined {
  const own = facts[lines.indexOf(home)] ?? [];
  const areBoth =
    dateAfter(own, "checkIn") !== undefined && dateAfter(own, "checkOut") !== undefined;
  return areBoth ? own : undefined;
}

function isRowOfDays(facts: readonly Fact[]): boolean {
  return facts.filter(({ kind }) => kind === "date").length > 1;
}

/** The number after a word for confirmations; else the first after a word for any reference. */
function confirmationIn(facts: readonly Fact[]): Read<string> | undefined {
  const found = facts.flatMap((fact) => (fact.kind === "locator" && !fact.isOfRecord ? fact : []));
  return (found.find(({ isWeak }) => isWeak !== true) ?? found[0])?.locator;
}

/** Words for the two ends of a journey can stand for those of a stay: one arrives when it begins. */
const ENDS = { checkIn: "arrival", checkOut: "departure" } as const;
/** Those for places stand for the first and the last day: `From: 14.06.2027 | To: 21.06.2027`. */
const FROM_TO = { checkIn: "departure", checkOut: "arrival" } as const;

type Day = Extract<Fact, { kind: "date" }>;

/**
 * The only two days, if nothing but a link stands between them: `10.06.2027 - 17.06.2027`; with a number of nights, any
 * words: `du 1er mai au 8 mai, 7 nuits`. Longer words before them can say that they are those of something else, such as
 * the breakfast.
 */
function daysLinked(territory: Territory): readonly (Day | undefined)[] {
  const facts = territory.facts.flat();
  const all = facts.filter((fact) => fact.kind === "date");
  // `Wed 5 May   Hotel: Grand Example (5 May - 7 May, 2 nights)`
  const days = isSameDay(all[0], all[1]) ? all.slice(1) : all;
  const [first, last, ...others] = days;
  if (first === undefined || last === undefined || others.length > 0) return [];
  const between = facts.slice(facts.indexOf(first) + 1, facts.indexOf(last));
  if (between.length === 0 || last.start - first.end > LONGEST_LINK) return [];
  const nights = factOf(facts, "nights")?.count.value;
  if (nights !== undefined && !canBeStay(first.date.value, last.date.value, nights)) return [];
  const line = territory.facts.find((each) => each.includes(first)) ?? [];
  const hasNights = nights !== undefined;
  return isLed(line.slice(0, line.indexOf(first)), hasNights) && areLink(between, hasNights)
    ? days
    : [];
}

/** Whether there are no words before the days, or a short one if a number of nights shows what they are. */
function isLed(before: readonly Fact[], hasNights: boolean): boolean {
  // What is before a comma or in brackets tells where it is: `Hotel Grand Example, Sample Bay, 3 May to 5 May, 2 nights`.
  const from = hasNights ? before.findLastIndex(isEndOfPlace) + 1 : 0;
  const [word, ...others] = before.slice(from).filter(isWord);
  if (word === undefined) return true;
  return others.length === 0 && hasNights && word.end - word.start <= LONGEST_LEAD;
}

function isEndOfPlace(fact: Fact): boolean {
  return fact.kind === "mark" && /[,)|\u00b7]/.test(fact.text.value);
}

/** Whether what is between the days is a link, or words such as `t/m` if a number of nights shows what they are. */
function areLink(between: readonly Fact[], hasNights: boolean): boolean {
  const [link, ...others] = between;
  if (link !== undefined && others.length === 0 && isLink(link)) return true;
  return hasNights && between.every((fact) => isWord(fact) || isStroke(fact));
}

function isSameDay(one: Day | undefined, other: Day | undefined): boolean {
  const [a, b] = [one?.date.value, other?.date.value];
  return a !== undefined && a.day === b?.day && a.month === b.month;
}

/** `from`. */
const LONGEST_LEAD = 4;
/** `until`, with the spaces around it. */
const LONGEST_LINK = 7;

function isLink(fact: Fact): boolean {
  if (fact.kind === "mark") return /[-\u2013\u2014>\u2192]/.test(fact.text.value);
  return fact.kind === "link" || (fact.kind === "side" && fact.side === "arrival");
}

function isStroke(fact: Fact): boolean {
  return fact.kind === "mark" && fact.text.value === "/";
}

function isWord({ kind }: Fact): boolean {
  return kind === "word" || kind === "known";
}

/** Whether a day and no time follows: `Arrivée 02/02/2027 - Départ 03/02/2027`. */
function isDay(fact: Fact | undefined, next: Fact | undefined): boolean {
  return fact?.kind === "date" && next?.kind !== "time";
}

/** The date that follows such a word, before any other of these words. */
function dateAfter(
  facts: readonly Fact[],
  word: "checkIn" | "checkOut",
): { readonly date: Read<PrintedDate>; readonly weekday?: Read<Weekday> } | undefined {
  // The same word can be the title of all of it (`ZAKWATEROWANIE`), or end a sentence below (`bis 18 Uhr am Anreisetag`).
  const named = facts.flatMap(({ kind }, index) => (kind === word ? index : []));
  if (named.length > 0) return named.flatMap((from) => dateBelow(facts, from) ?? []).at(-1);
  const from = facts.findIndex(
    (fact, index) =>
      fact.kind === "side" &&
      fact.side === (fact.ofPlaces ? FROM_TO : ENDS)[word] &&
      ((fact.isLabel && !fact.ofPlaces) || isDay(facts[index + 1], facts[index + 2])),
  );
  return from === -1 ? undefined : dateBelow(facts, from);
}

/** The first date after a word, before any other word for an end. */
function dateBelow(facts: readonly Fact[], from: number): Day | undefined {
  const next = facts
    .slice(from + 1)
    .find(({ kind }) => ["checkIn", "checkOut", "side", "date"].includes(kind));
  return next?.kind === "date" ? next : undefined;
}
