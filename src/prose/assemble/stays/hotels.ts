import type { HotelNode, PrintedDate, Read, Weekday } from "../../../ast/nodes.ts";
import { factOf, type Fact } from "../../facts/fact.ts";
import type { Territory } from "../../scopes/territory.ts";

/** The stay that a territory describes; undefined without its first day. */
export function hotelOf(territory: Territory, name: Read<string>): HotelNode | undefined {
  const facts = territory.facts.flat();
  const labelled = dateAfter(facts, "checkIn");
  const [checkIn, checkOut] =
    labelled === undefined ? daysLinked(territory) : [labelled, dateAfter(facts, "checkOut")];
  if (checkIn === undefined) return undefined;
  return {
    kind: "hotel",
    number: territory.home.number,
    name,
    date: checkIn.date,
    weekday: checkIn.weekday,
    checkOut: checkOut?.date,
    nights: factOf(facts, "nights")?.count,
    count: factOf(facts, "rooms")?.count,
    address: factOf(facts, "address")?.address,
    phone: factOf(facts, "phone")?.contact,
    confirmation: confirmationIn(facts),
  };
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
  const days = facts.filter((fact) => fact.kind === "date");
  const [first, last, ...others] = days;
  if (first === undefined || last === undefined || others.length > 0) return [];
  const [link, ...more] = facts.slice(facts.indexOf(first) + 1, facts.indexOf(last));
  if (link === undefined || more.length > 0 || last.start - first.end > LONGEST_LINK) return [];
  const hasNights = factOf(facts, "nights") !== undefined;
  const line = territory.facts.find((each) => each.includes(first)) ?? [];
  const before = line.slice(0, line.indexOf(first)).filter(isWord);
  const isLed = hasNights && before.every(({ start, end }) => end - start <= LONGEST_LEAD);
  if (before.length > 1 || (before.length === 1 && !isLed)) return [];
  return isLink(link) || (hasNights && isWord(link)) ? days : [];
}

/** `from`. */
const LONGEST_LEAD = 4;
/** `until`, with the spaces around it. */
const LONGEST_LINK = 7;

function isLink(fact: Fact): boolean {
  if (fact.kind === "mark") return /[-\u2013\u2014>\u2192]/.test(fact.text.value);
  return fact.kind === "link" || (fact.kind === "side" && fact.side === "arrival");
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
