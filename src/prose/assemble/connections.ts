import type { AirNode, Node, PrintedDate, Read } from "../../ast/nodes.ts";
import type { Fact } from "../facts/fact.ts";
import type { Line } from "../scopes/lines.ts";
import type { Territory } from "../scopes/territory.ts";
import { isOfOtherDay } from "../scopes/shared-lines.ts";
import { daysAfter } from "./day-offsets.ts";

/*
 * Flights without a day of their own that continue from the flight above:
 *
 *   Tuesday, 12 January 2027
 *   06:55 Hamburg (HAM) - 08:05 Munich (MUC)   LH 2055
 *
 *   09:40 Munich (MUC) - 11:25 Naples (NAP)    LH 1926
 */

/** An element, and what it was read from. */
export interface Found {
  readonly territory: Territory;
  readonly node: Node;
}

/**
 * The elements of some territories. A flight that its sentence gives no day continues from that of the sentence before:
 *
 *     On 6 March you fly at 07:05 with LH 133 from Stuttgart to Frankfurt, landing at 08:00.
 *     At 09:20 LH 1174 takes you to Funchal, arriving at 12:25.
 *
 * @param read returns what a territory describes, or undefined
 */
export function foundIn(
  lines: readonly Line[],
  territories: readonly Territory[],
  text: string,
  read: (territory: Territory) => Node | undefined,
): readonly Found[] {
  const found: Found[] = [];
  for (const territory of territories) {
    const node = read(territory) ?? goingOn(territory, found.at(-1), lines, text, read);
    if (node !== undefined) found.push({ territory, node });
  }
  return found;
}

/** Whether the only day that is said of a flight is that on which it lands, soon after it leaves: `landing at 03:30 on 9 May`. */
function isDayOfLanding(said: Fact, { arrivalDate }: AirNode, leaving: Read<PrintedDate>): boolean {
  return arrivalDate?.start === said.start && canLandAfter(arrivalDate, leaving);
}

/** The flight of a territory without a day of departure, with the day on which the flight above lands, if it continues from there. */
function goingOn(
  territory: Territory,
  above: Found | undefined,
  lines: readonly Line[],
  text: string,
  read: (territory: Territory) => Node | undefined,
): Node | undefined {
  const { home, facts } = territory;
  const [landing, ...others] = facts.flat().filter(isOfDay);
  if (above?.node.kind !== "air" || others.length > 0) return undefined;
  const day = landingDay(above.node)?.date;
  if (day === undefined || !isInSameBlock(above.territory.home, home, lines)) return undefined;
  const ofDay: Fact = { kind: "date", date: day, start: day.start, end: day.end };
  const node = read({ ...territory, facts: [[ofDay], ...facts] });
  if (node?.kind !== "air" || !isLater(node, above.node)) return undefined;
  if (landing !== undefined && !isDayOfLanding(landing, node, day)) return undefined;
  return from(above.node, node, SENTENCE.test(text.slice(home.start, home.end)));
}

/** A flight from where the one above lands; only a sentence may leave that out. */
function from(above: AirNode, node: AirNode, isSentence: boolean): AirNode | undefined {
  const { destination } = above;
  const { origin, originName } = node;
  if (originName !== undefined) return undefined;
  if (origin === undefined) return isSentence ? { ...node, origin: destination } : undefined;
  return origin.value === destination?.value ? node : undefined;
}

function isLater({ departure }: AirNode, { arrival }: AirNode): boolean {
  return departure !== undefined && arrival !== undefined && departure.value > arrival.value;
}

/** Whether no gap is between a line and one below it. */
function isInSameBlock(above: Line, below: Line, lines: readonly Line[]): boolean {
  const [from, to] = [lines.indexOf(above), lines.indexOf(below)];
  return to > from && !lines.slice(from + 1, to + 1).some(({ isAfterGap }) => isAfterGap);
}

const SENTENCE = /^[^\n]{0,200}\p{L} \p{Ll}{2,20} [^\n]{0,200}[.!?] *$/u;

function isOfDay({ kind }: Fact): boolean {
  return kind === "date" || kind === "unclearDate" || kind === "days";
}

/** Gives such flights the day on which the flight above lands. */
export function withConnectingDays(
  found: readonly Found[],
  lines: readonly Line[],
): readonly Found[] {
  let above: Found | undefined;
  /** The day of a heading that does not apply to the flight above any more. */
  let over: Read<PrintedDate> | undefined;
  return found.map((each) => {
    const isApart = above !== undefined && isOtherDayBetween(above, each, lines);
    const day = each.node.kind === "air" ? each.node.date : undefined;
    const node = isApart ? each.node : connected(each, above?.node, over);
    over = day !== undefined && node.kind === "air" && node.date === undefined ? day : undefined;
    above = node === each.node ? each : { ...each, node };
    return above;
  });
}

/**
 * Whether a line that begins another day of a programme is between two journeys, or one that belongs to neither of them and
 * states a day or separates journeys: `Back on Sunday`, `Return - Wed 4 August 2027, 05:25 - 13:35`.
 */
function isOtherDayBetween(above: Found, below: Found, lines: readonly Line[]): boolean {
  const [from, to] = [above, below].map(({ territory }) => lines.indexOf(territory.home));
  const own = new Set([...above.territory.lines, ...below.territory.lines]);
  return lines
    .slice((from ?? 0) + 1, (to ?? 0) + 1)
    .some(
      (line) =>
        line.isNumberedDay || (!own.has(line) && (line.isParting || line.facts.some(saysOtherDay))),
    );
}

/** Short names of weekdays are also parts of other names: `Francisco S\u00e1 Carneiro`. */
function saysOtherDay(fact: Fact): boolean {
  return isOfOtherDay(fact) && fact.end - fact.start > 3;
}

/** @param over the day of a heading that does not apply any more */
function connected(
  { node, territory }: Found,
  above: Node | undefined,
  over: Read<PrintedDate> | undefined,
): Node {
  if (node.kind !== "air" || above?.kind !== "air") return node;
  if (over !== undefined && node.date === over) return withoutDay(node);
  if (node.date !== undefined) return node.date === above.date ? afterNight(node, above) : node;
  // Days that contradict each other are not a missing day; that of the arrival can be said alone.
  const isOther = (fact: Fact) =>
    fact.kind === "unclearDate" || (fact.kind === "date" && fact.date !== node.arrivalDate);
  if (territory.facts.flat().some(isOther)) return node;
  const day = landingDay(above);
  if (day === undefined || node.origin?.value !== above.destination?.value) return node;
  if (!isLater(node, above) || !canLandAfter(node.arrivalDate, day.date)) return node;
  return { ...node, ...day };
}

/** Whether a flight can land on a day, if any is said, that leaves on another: on the same or on the next one. */
function canLandAfter(landing: Read<PrintedDate> | undefined, leaving: Read<PrintedDate>): boolean {
  if (landing === undefined) return true;
  const isOn = (date: Read<PrintedDate> | undefined) =>
    date?.value.day === landing.value.day && date.value.month === landing.value.month;
  return isOn(leaving) || isOn(daysAfter(leaving, 1));
}

/**
 * A flight with the day of the heading above it, from where the one above lands on the day after: it leaves on that
 * day, too. If only the clocks show that the flight above lands after midnight, or that nobody could take both on one day, its
 * day is unknown.
 */
function afterNight(node: AirNode, above: AirNode): AirNode {
  const { date } = node;
  if (date === undefined || node.origin?.value !== above.destination?.value) return node;
  if (!isMarked(above))
    return landsBeforeItLeaves(above) || isEarlier(node, above) ? withoutDay(node) : node;
  if (!landsAfterNight(node, above)) return node;
  if (above.arrivalDate !== undefined)
    return { ...node, date: above.arrivalDate, weekday: above.arrivalWeekday };
  return { ...node, date: daysAfter(date, 1), weekday: undefined };
}

/** Whether a mark or a date says on which day a flight lands. */
function isMarked({ arrivalDays, arrivalDate }: AirNode): boolean {
  return (arrivalDays?.value ?? 0) !== 0 || arrivalDate !== undefined;
}

function withoutDay(node: AirNode): AirNode {
  return { ...node, date: undefined, weekday: undefined };
}

function landsBeforeItLeaves({ departure, arrival }: AirNode): boolean {
  return departure !== undefined && arrival !== undefined && arrival.value < departure.value;
}

/** Whether a flight leaves, by the clock, before another one lands. */
function isEarlier({ departure }: AirNode, { arrival }: AirNode): boolean {
  return departure !== undefined && arrival !== undefined && departure.value < arrival.value;
}

/** Whether the flight above lands on the next day, as a mark or a date says, and this one leaves after that. */
function landsAfterNight(node: AirNode, above: AirNode): boolean {
  const { date, arrivalDate, arrivalDays } = above;
  const next = date && daysAfter(date, 1)?.value;
  const isNext = arrivalDate?.value.day === next?.day && arrivalDate?.value.month === next?.month;
  return (arrivalDays?.value === 1 || isNext) && isLater(node, above);
}

/** The day on which a flight lands, if it is printed; undefined if it is after midnight and nothing names the day. */
function landingDay({ date, weekday, arrivalDate, arrivalWeekday, ...air }: AirNode) {
  if (air.destination === undefined) return undefined;
  if (arrivalDate !== undefined) return { date: arrivalDate, weekday: arrivalWeekday };
  const isSameDay = air.arrivalDays === undefined || air.arrivalDays.value === 0;
  const isAfter = (air.arrival?.value ?? -1) > (air.departure?.value ?? Infinity);
  return isSameDay && isAfter && date !== undefined ? { date, weekday } : undefined;
}
