import type { AirNode, PrintedDate, Read } from "../../../ast/nodes.ts";
import { distanceKilometres, elapsedMinutes, findPlace, folded } from "../../../reference/index.ts";
import type { Fact } from "../../facts/fact.ts";
import { wordsFor } from "../../lexicon/lexicon.ts";
import { ALL_TITLES, withoutDot } from "../../lexicon/titles.ts";
import type { Line } from "../../scopes/lines.ts";
import { isNameOf } from "../../facts/places.ts";
import { daysAfter } from "../day-offsets.ts";
import type { Found } from "../repeats.ts";

/*
 * Arrivals of flights that leave on one day of a plan and land on the next:
 *
 *   Day 1 - Thursday 13 May 2027
 *   Flight AF 473, departs Mauritius (MRU) at 21:40. Night on board.
 *
 *   Day 2 - Friday 14 May 2027
 *   Arrival in Paris CDG at 06:25.
 */

/** How a sentence tells of an arrival: where, when, and from which of its facts it is known. */
interface Arrival {
  readonly place: PlaceFact;
  readonly time: Extract<Fact, { kind: "time" }>;
  readonly facts: readonly Fact[];
}

type PlaceFact = Extract<Fact, { kind: "place" }>;

/** Gives flights without an arrival the one that the next day of the plan begins with. */
export function withArrivalsOfNextDay(
  found: readonly Found[],
  lines: readonly Line[],
  text: string,
): readonly Found[] {
  return found.map((each) => {
    const { node, territory } = each;
    if (node.kind !== "air" || !isOpen(node)) return each;
    const below = arrivalBelow(node, lines.slice(lines.indexOf(territory.home) + 1), text);
    if (below === undefined) return each;
    const { lines: own, arrival, day } = below;
    const landed = landing(node, arrival, day, territory.facts.flat());
    if (landed === undefined) return each;
    const whole = {
      ...territory,
      lines: [...territory.lines, ...own],
      facts: [...territory.facts, ...own.map((line) => arrival.facts.filter(isIn(line)))],
    };
    return { ...each, node: landed, territory: whole };
  });
}

function isOpen({ date, departure, arrival, arrivalDate, arrivalDays }: AirNode): boolean {
  const isLeaving = date !== undefined && departure !== undefined;
  return isLeaving && (arrival ?? arrivalDate ?? arrivalDays) === undefined;
}

function isIn({ start, end }: Line) {
  return (fact: Fact) => fact.start >= start && fact.end <= end;
}

type DateFact = Extract<Fact, { kind: "date" }>;

/** The arrival at the start of the first day below a flight, if that is the day after and no other journey is between. */
function arrivalBelow({ date }: AirNode, below: readonly Line[], text: string) {
  const at = below.findIndex(({ facts }) => facts.some(isDated));
  const first = below[at];
  if (first === undefined || below.slice(0, at).some(isOfOther)) return undefined;
  // `Group B`, above the day: the plan of others.
  if (below[at - 1]?.isAfterGap === true && !first.isAfterGap) return undefined;
  const [day, ...others] = first.facts.filter(isDated);
  const next = date && daysAfter(date, 1);
  if (day?.kind !== "date" || others.length > 0 || next === undefined) return undefined;
  return isSameDay(day.date, next) ? arrivalOn(day, first, below[at + 1], text) : undefined;
}

/** The arrival that a day begins with: behind it, or on the next line. */
function arrivalOn(day: DateFact, first: Line, second: Line | undefined, text: string) {
  if (first.anchors > 0) return undefined;
  const behind = first.facts.slice(first.facts.indexOf(day) + 1);
  const own = arrivalIn(behind.slice(behind.findIndex(isNoMark)), text);
  if (own !== undefined) return { lines: [first], arrival: own, day };
  if (second === undefined || second.isAfterGap || second.anchors > 0) return undefined;
  const arrival = arrivalIn(second.facts, text);
  return arrival && { lines: [first, second], arrival, day };
}

function isDated({ kind }: Fact): boolean {
  return kind === "date" || kind === "unclearDate";
}

function isNoMark({ kind }: Fact): boolean {
  return kind !== "mark";
}

function isSameDay({ value }: Read<PrintedDate>, { value: other }: Read<PrintedDate>): boolean {
  const isSameYear = value.year === null || other.year === null || value.year === other.year;
  const isClear = value.alternative === undefined && other.alternative === undefined;
  return isClear && isSameYear && value.day === other.day && value.month === other.month;
}

/** Whether a line between a flight and the next day can be about another journey, or another end of it. */
function isOfOther({ facts, anchors, cancelled }: Line): boolean {
  return anchors + cancelled.length > 0 || facts.some(isOfWay);
}

function isOfWay({ kind }: Fact): boolean {
  return kind === "place" || kind === "pair" || kind === "side";
}

const BETWEEN: ReadonlySet<Fact["kind"]> = new Set([
  "word",
  "known",
  "mark",
  "link",
  "side",
  "terminals",
]);
/** What else arrives, and where else one does: ships, trains, persons, hotels. */
const OTHERS: ReadonlySet<string> = new Set(
  [
    ...wordsFor("notFlights", "train", "trip", "station", "transfers", "rentalCar"),
    ...[...wordsFor("hotel", "lodging"), ...ALL_TITLES],
  ].map(withoutDot),
);

/** What some facts say from a word for the arrival up to their first time: a single place, and no word but those of names. */
function arrivalIn(all: readonly Fact[], text: string): Arrival | undefined {
  const [word, ...after] = all;
  if (word?.kind !== "side" || word.side !== "arrival" || word.ofPlaces) return undefined;
  const end = after.findIndex(({ kind }) => kind === "time");
  const time = after[end];
  const between = after.slice(0, Math.max(0, end));
  const [place, ...others] = between.filter((fact) => fact.kind === "place");
  if (time?.kind !== "time" || place?.kind !== "place" || others.length > 0) return undefined;
  if (place.isUnsettled === true || !between.every((fact) => isOfArrival(fact, place, text)))
    return undefined;
  const words = between.filter(({ kind }) => kind === "word");
  const name = words.map(({ start, end: last }) => text.slice(start, last)).join(" ");
  if (name !== "" && !isNameOf(place.code.value, name)) return undefined;
  return { place, time, facts: [word, ...between, time] };
}

/** Whether a fact can be between the word for an arrival and its time: a word only if it is of the name before the code. */
function isOfArrival(fact: Fact, place: PlaceFact, text: string): boolean {
  if (fact === place) return true;
  if (!BETWEEN.has(fact.kind)) return false;
  if (fact.kind === "side") return fact.ofPlaces;
  if (fact.kind === "mark") return !/[.;:!?]/.test(fact.text.value);
  const printed = text.slice(fact.start, fact.end);
  if (OTHERS.has(withoutDot(printed))) return false;
  return fact.kind !== "word" || (fact.end <= place.start && /^\p{Lu}/u.test(printed));
}

/** Between two places that no word names together are more kilometres than trains and ships go in a night. */
const FAR_KM = 1500;
const SPEED_KM_PER_MINUTE = 14;
/** Between the times that airlines print and the ground. */
const ON_GROUND = 40;
const SLOWER = 0.15;
const LEAST_SLOWER = 60;

/** Whether it takes as long from one place to another as a flight without a stop. */
function isDirect(
  node: AirNode,
  [from, to]: readonly [string, string],
  { clock }: Arrival["time"],
  { date: landed }: DateFact,
): boolean {
  const [start, end] = [findPlace(from), findPlace(to)];
  const { date, departure } = node;
  if (start === undefined || end === undefined || start.zone === "" || end.zone === "")
    return false;
  if (date === undefined || departure === undefined) return false;
  const kilometres = distanceKilometres(start, end) ?? 0;
  const at = (zone: string, { value }: Read<PrintedDate>, minutes: number) => ({
    zone,
    year: value.year ?? date.value.year ?? SOME_YEAR,
    month: value.month,
    day: value.day,
    minutes,
  });
  const minutes = elapsedMinutes(
    at(start.zone, date, departure.value),
    at(end.zone, landed, clock.value),
  );
  const expected = ON_GROUND + kilometres / SPEED_KM_PER_MINUTE;
  const most = Math.max(LEAST_SLOWER, expected * SLOWER);
  return kilometres > FAR_KM && Math.abs(minutes - expected) < most;
}

/** `via Johannesburg (JNB)`, in the lines about a flight. */
function isOtherPlace(fact: Fact, origin: string): boolean {
  return fact.kind === "pair" || (fact.kind === "place" && fact.code.value !== origin);
}

/** In another year, the clocks change a few days earlier or later. */
const SOME_YEAR = 2027;

/** A flight with such an arrival, if it can be its own: in the place that it goes to, or far from where it leaves. */
function landing(
  node: AirNode,
  arrival: Arrival,
  day: DateFact,
  facts: readonly Fact[],
): AirNode | undefined {
  const { date, weekday } = day;
  const { code } = arrival.place;
  const { time } = arrival;
  const { origin, originName, destination, destinationName } = node;
  const whole = { ...node, arrival: time.clock, arrivalDate: date, arrivalWeekday: weekday };
  if (destination !== undefined) return destination.value === code.value ? whole : undefined;
  if (destinationName !== undefined) {
    const isIn = folded(findPlace(code.value)?.city ?? "") === folded(destinationName.value);
    return isIn ? { ...whole, destination: code, destinationName: undefined } : undefined;
  }
  if (origin === undefined || originName !== undefined) return undefined;
  if (facts.some((fact) => isOtherPlace(fact, origin.value))) return undefined;
  return isDirect(node, [origin.value, code.value], time, day)
    ? { ...whole, destination: code }
    : undefined;
}
