import type { Fact } from "../../facts/fact.ts";
import type { Line } from "../lines.ts";
import { isOfOtherDay } from "../shared-lines.ts";
import { isDayAfterNight } from "./days.ts";
import { isDay, isDayOfNamedWay, isDayOfWay, isOnlyTime } from "../territory.ts";

/* Which lines state the day of those below them, by what these are. */

/**
 * Whether a line states the day of everything below it, by its words or because it is set apart.
 */
export function isHeadingOf(line: Line, below: readonly Line[]): boolean {
  if (line.isHeading || isDayBeforeArrival(line, below)) return true;
  const [first, second] = below;
  const next = first !== undefined && isNoteOnWay(first) ? second : first;
  if (next === undefined || !(next.isAfterGap || isRule(next))) return false;
  return isDay(line) || (isDayOfWay(line) && hasPlaces(below));
}

/** What precedes the day of a title. */
const OF_TITLES: ReadonlySet<Fact["kind"]> = new Set(["word", "known", "mark", "link"]);

/**
 * Whether a line set apart ends with a day, and the only day below it in its block is the next one, behind the arrival of a
 * flight by night: whatever its words say, the flights leave on the day above.
 *
 *   YOUR WAY THERE - Sunday 14 March 2027
 *
 *   LO 3808   Gdansk (GDN) 17:55 -> Warsaw (WAW) 18:55
 *   LO 97     Warsaw (WAW) 22:50 -> Seoul (ICN) 17:30, Monday 15 March
 */
function isDayBeforeArrival({ facts, isAfterGap, isProse }: Line, below: readonly Line[]): boolean {
  const [day, ...others] = facts.toReversed();
  if (!isAfterGap || isProse || day?.kind !== "date" || day.weekday === undefined) return false;
  if (!isDash(others[0]) || !others.every(isOfTitle)) return false;
  const end = below.findIndex((line, index) => index > 0 && line.isAfterGap);
  const block = below.slice(0, end === -1 ? undefined : end);
  const [only, ...more] = block.filter((line) => line.facts.some(({ kind }) => kind === "date"));
  return only?.anchors === 1 && more.length === 0 && isDayAfterNight(only.facts, day);
}

/** Also a word in capitals that is the code of a place: `DER WEG DORTHIN`. */
function isOfTitle(fact: Fact): boolean {
  return OF_TITLES.has(fact.kind) || (fact.kind === "place" && fact.isBare);
}

/** Not a colon: `Payment due: Sunday 14 March 2027`. */
function isDash(fact: Fact | undefined): boolean {
  return fact?.kind === "link" || (fact?.kind === "mark" && ",-\u2013|".includes(fact.text.value));
}

/** The day and the month of the first date of a line. */
export function dayOf(line: Line | undefined): string | undefined {
  const fact = line?.facts.find(({ kind }) => kind === "date");
  if (fact?.kind !== "date") return undefined;
  const { day, month } = fact.date.value;
  return `${day}.${month}`;
}

/** Whether a line only says how long a way takes, or the like: `Total travel time: 13h55`. */
function isNoteOnWay({ facts, isAfterGap }: Line): boolean {
  return !isAfterGap && facts.length > 0 && facts.every(({ kind }) => kind === "known");
}

/**
 * Whether a line is a word for a departure and its day, set apart above a block that begins with a number and has both
 * times: then it is the day of that block and of those below.
 */
export function isDayOfDeparture(line: Line, below: readonly Line[]): boolean {
  const [next] = below;
  const isApart = line.isAfterGap || line.start === 0;
  if (!isApart || next?.isAfterGap !== true || next.anchors !== 1) return false;
  const [word, ...others] = line.facts.filter(({ kind }) => kind !== "mark");
  if (word?.kind !== "side" || word.side !== "departure" || word.ofPlaces) return false;
  const block = blockBelow(below).flatMap(({ facts }) => facts);
  const isTimed = block.filter(({ kind }) => kind === "time").length === 2;
  return isTimed && others.length === 1 && others[0]?.kind === "date";
}

/**
 * Whether a line with a way and a day begins a block of flights that lead, by their own ways, from its first place to its
 * second one:
 *
 *   New York (JFK) to Rome (FCO) - Tue, Jun 15
 *   TP 208   Dep: 6:30PM   Arr: 6:20AM
 *     JFK to LIS
 *   TP 836   Dep: 7:55AM   Arr: 11:55AM
 *     LIS to FCO
 */
export function isHeadingOfLegs(line: Line, below: readonly Line[]): boolean {
  if (!(line.isAfterGap || line.start === 0) || !isDayOfNamedWay(line)) return false;
  const end = below.findIndex(({ isAfterGap }) => isAfterGap);
  const legs = end === -1 ? below : below.slice(0, end);
  if (legs.length === MOST_LEGS || legs.some(isDayOfNamedWay)) return false;
  const [from, to] = line.facts.flatMap(codesOf);
  const codes = legs.flatMap(({ facts }) => facts.flatMap(codesOf));
  return codes.length > 1 && codes[0] === from && codes.at(-1) === to;
}

/** Whether a line is the day of a block whose entries follow: `*** SATURDAY 12 JUNE 2027 ***`, and `FLIGHT   LH 400` below. */
export function isHeadingOfEntries(line: Line, [first, second]: readonly Line[]): boolean {
  const isApart = line.isAfterGap || line.start === 0;
  if (!isApart || !isDay(line) || first?.isTitleOfEntry !== true) return false;
  return !first.isAfterGap && second?.isAfterGap === false && second.indent > first.indent;
}

/** Details are indented at least so much more than the day above them. */
const LEAST_INDENT = 2;

/**
 * Whether a line is the day of the lines below it, which all are indented up to the next day:
 *
 *   25/06/2027 - venerdì
 *     VOLO   AZ 1736   Catania 18:50 - Roma 20:10
 *   26/06/2027 - sabato
 *     Visita della città
 */
export function isHeadingOfIndented(line: Line, below: readonly Line[]): boolean {
  const [next] = below;
  if (!isDay(line) || next === undefined || next.isAfterGap || isOnlyTime(next)) return false;
  const end = below.findIndex((each) => each.isAfterGap || isDay(each));
  const own = end === -1 ? below : below.slice(0, end);
  return own.length > 0 && own.every(({ indent }) => indent >= line.indent + LEAST_INDENT);
}

/** What the number of a day can consist of: `DAY` is also a place. */
const BEFORE_DAY: ReadonlySet<Fact["kind"]> = new Set(["word", "mark", "link", "known", "place"]);
const OF_PROGRAMME: ReadonlySet<Fact["kind"]> = new Set(["word", "mark", "place", "link", "known"]);

/**
 * Whether a line is the day of a programme and where it is spent, and what happens on it is on the lines below:
 * `SATURDAY 3 APRIL 2027: LYON - PARIS - TOKYO`, also after its number: `DAY 1 · SATURDAY`.
 */
export function isDayOfProgramme(line: Line, below: readonly Line[]): boolean {
  const [next] = below;
  const { isAfterGap, isProse, start } = line;
  if (line.isNumberedDay && isFollowedByDay(below)) return false;
  if (!(isAfterGap || start === 0) || isProse || next === undefined) return false;
  const [day, mark, ...where] = fromDay(line);
  if (day?.kind !== "date" || day.weekday === undefined) return false;
  return areWhere(mark, where) && !next.isAfterGap && !isOnlyTime(next);
}

/** Whether what follows the day is a mark and where it is spent. */
function areWhere(mark: Fact | undefined, facts: readonly Fact[]): boolean {
  if (mark?.kind !== "mark" && mark?.kind !== "link") return false;
  const isNamed = facts.some(({ kind }) => kind === "place" || kind === "link");
  return isNamed && facts.every(({ kind }) => OF_PROGRAMME.has(kind));
}

/** The facts of a line without what is before its day: a mark, or the number of the day. */
function fromDay({ facts, isNumberedDay }: Line): readonly Fact[] {
  if (isNumberedDay) return facts.slice(facts.findIndex(({ kind }) => !BEFORE_DAY.has(kind)));
  return facts.filter(({ kind }, at) => at > 0 || kind !== "mark");
}

/** Whether a line up to the next gap or to the next day of a programme can begin another day. */
function isFollowedByDay(below: readonly Line[]): boolean {
  const end = below.findIndex(({ isAfterGap, isNumberedDay }) => isAfterGap || isNumberedDay);
  const own = end === -1 ? below : below.slice(0, end);
  const isOfOther = (fact: Fact) =>
    fact.kind === "date" ? fact.weekday !== undefined : isOfOtherDay(fact);
  return own.some(({ isParting, facts }) => isParting || facts.some(isOfOther));
}

/** The flights of a way with connections are on fewer lines. */
export const MOST_LEGS = 16;

/** Whether a line is the day of search results, below the way that they are about. */
export function isHeadingOfResults(line: Line, above: Line | undefined): boolean {
  return line.isDayOfResults && !line.isAfterGap && above !== undefined && hasPlaces([above]);
}

/** Whether a line is only a day, below one that only separates journeys: `Return flight`. */
export function isDayBelowTitle(line: Line, above: Line | undefined): boolean {
  return above?.isParting === true && isDay(line);
}

/**
 * Whether a line sums up a way, and the flights below have times of their own, or places if the line has no times: they
 * begin with those of the way.
 */
export function isHeadingOfSummary(line: Line, below: readonly Line[]): boolean {
  if (!line.isSummaryOfWay) return false;
  const [start] = line.facts.flatMap(timesOf);
  if (start !== undefined) return below.flatMap(({ facts }) => facts.flatMap(timesOf))[0] === start;
  const [from] = line.facts.flatMap(codesOf);
  return from !== undefined && below.flatMap(({ facts }) => facts.flatMap(codesOf))[0] === from;
}

function timesOf(fact: Fact): readonly number[] {
  return fact.kind === "time" ? [fact.clock.value] : [];
}

/** The codes of places that are none among words. */
function codesOf(fact: Fact): readonly string[] {
  if (fact.kind === "pair") return [fact.origin.value, fact.destination.value];
  return fact.kind === "place" && !fact.isBare ? [fact.code.value] : [];
}

/** This many lines below a heading show whether they have places of their own. */
const MOST_IN_BLOCK = 5;

/** The lines below a heading, up to a gap or to the next one. */
function blockBelow(below: readonly Line[]): readonly Line[] {
  const end = below.findIndex((line, index) => index > 0 && (line.isAfterGap || isDayOfWay(line)));
  return below.slice(0, end === -1 ? MOST_IN_BLOCK : Math.min(end, MOST_IN_BLOCK));
}

/** Whether the block below a heading has both places of a journey by itself. */
export function hasPlaces(below: readonly Line[]): boolean {
  const facts = blockBelow(below).flatMap((line) => line.facts);
  return (
    facts.some(({ kind }) => kind === "pair") ||
    facts.filter(({ kind }) => kind === "place").length > 1
  );
}

const SHORTEST_RULE = 8;

/** `----------`, which underlines what is above it. */
function isRule({ facts }: Line): boolean {
  return facts.length >= SHORTEST_RULE && facts.every(({ kind }) => kind === "mark");
}
