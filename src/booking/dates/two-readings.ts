import type { AirNode, HotelNode, Node, PrintedDate, RailNode, Read } from "../../ast/nodes.ts";
import { onlyOf } from "../../ast/only.ts";
import { firstOnOrAfter, printedDay, weekdayOf, type PlainDay } from "./days.ts";

/*
 * Numeric dates that can be read in two ways, `04/05/2027` or `01/02 (Mon)`, if nothing in their text shows which
 * is right. All dates of a text have the same order.
 */

/** Nobody sells a journey further ahead. */
const FURTHEST_AHEAD = 361;
/** No text still announces a journey further back. */
const FURTHEST_BACK = 30;
/** Wrong readings put the days of a trip whole months apart. */
const MONTH = 28;
const TIMES_LONGER = 3;

type Journey = AirNode | RailNode | HotelNode;

/**
 * Settles such dates by their weekdays if they have no year, and otherwise by nearness: one reading puts them ahead and
 * the other does not, or only one puts the segments in order, or makes a trip of days rather than months. Dates that
 * remain unsettled are removed.
 */
export function withNearDates(
  nodes: readonly Node[],
  reference: PlainDay,
  warnings: string[],
): readonly Node[] {
  if (!nodes.some(isUnsettled)) return nodes;
  const journeys = nodes.filter(isJourney);
  const unsettled = journeys.flatMap(datesOf).filter(hasTwoReadings);
  const ways = [dayFirst, monthFirst];
  const onWeekdays = onlyOf(ways.filter((way) => areOnWeekdays(journeys, way, reference)));
  const read = onWeekdays ?? nearer(ways, journeys, unsettled, reference);
  if (onWeekdays === undefined) warnings.push(read === undefined ? NOT_TAKEN : NEARER);
  return nodes.map((node) => (isJourney(node) && isUnsettled(node) ? withDates(node, read) : node));
}

const NEARER = "A date in figures can be read in two ways; the nearer one is taken.";
const NOT_TAKEN = "A date in figures can be read in two ways; it is not taken.";

function isJourney(node: Node): node is Journey {
  return node.kind === "air" || node.kind === "rail" || node.kind === "hotel";
}

function isUnsettled(node: Node): boolean {
  return isJourney(node) && datesOf(node).some(hasTwoReadings);
}

function datesOf(node: Journey): readonly Read<PrintedDate>[] {
  const last = node.kind === "hotel" ? node.checkOut : node.arrivalDate;
  if (last === undefined) return node.date === undefined ? [] : [node.date];
  return node.date === undefined ? [last] : [node.date, last];
}

function hasTwoReadings({ value }: Read<PrintedDate>): boolean {
  return value.alternative !== undefined;
}

/** Reads a date in one of the two orders. */
type Way = (date: Read<PrintedDate>) => Read<PrintedDate>;

const dayFirst: Way = (date) => date;
const monthFirst: Way = (date) => date.value.alternative ?? date;

/** Whether dates without a year, taken as the next such days, have the printed weekdays. */
function areOnWeekdays(journeys: readonly Journey[], read: Way, reference: PlainDay): boolean {
  return journeys.every((journey) => {
    const { date } = journey;
    const weekday = journey.kind === "hotel" ? undefined : journey.weekday;
    if (date === undefined || weekday === undefined || !hasTwoReadings(date)) return true;
    if (date.value.year !== null) return true;
    const day = firstOnOrAfter(reference - FURTHEST_BACK, read(date).value);
    return day !== null && weekdayOf(day) === weekday.value;
  });
}

/** The order in which the dates are near; undefined if both or none are. */
function nearer(
  ways: readonly Way[],
  journeys: readonly Journey[],
  unsettled: readonly Read<PrintedDate>[],
  reference: PlainDay,
): Way | undefined {
  return (
    onlyOf(ways.filter((read) => unsettled.every((date) => isAhead(read(date), reference)))) ??
    onlyOf(ways.filter((read) => areInOrder(journeys, read))) ??
    shorter(ways, journeys.flatMap(datesOf))
  );
}

function isAhead({ value: date }: Read<PrintedDate>, reference: PlainDay): boolean {
  const day = printedDay(date) ?? -Infinity;
  return day >= reference - FURTHEST_BACK && day <= reference + FURTHEST_AHEAD;
}

function areInOrder(journeys: readonly Journey[], read: Way): boolean {
  const days = journeys.flatMap(({ date }) => (date === undefined ? [] : dayOf(date, read)));
  return days.every((day, index) => index === 0 || day >= (days[index - 1] ?? day));
}

/** The order that makes a trip of days, if the other makes one of months. */
function shorter(ways: readonly Way[], dates: readonly Read<PrintedDate>[]): Way | undefined {
  const [short, long] = ways
    .map((read) => {
      const days = dates.flatMap((date) => dayOf(date, read));
      return { read, length: Math.max(...days) - Math.min(...days) };
    })
    .sort((one, other) => one.length - other.length);
  if (short === undefined || long === undefined) return undefined;
  const isClear = long.length >= MONTH && long.length >= TIMES_LONGER * short.length;
  return isClear ? short.read : undefined;
}

/** The day of a date that prints its year. */
function dayOf(date: Read<PrintedDate>, read: Way): readonly PlainDay[] {
  const day = printedDay(read(date).value);
  return day === null ? [] : [day];
}

/** @param read undefined to skip dates with two readings */
function withDates(node: Journey, read: Way | undefined): Node {
  const settle = (date: Journey["date"]) => {
    return date === undefined || !hasTwoReadings(date) ? date : read?.(date);
  };
  const date = settle(node.date);
  return node.kind === "hotel"
    ? { ...node, date, checkOut: settle(node.checkOut) }
    : { ...node, date, arrivalDate: settle(node.arrivalDate) };
}
