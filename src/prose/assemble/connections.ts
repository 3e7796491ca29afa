import type { AirNode, Node, PrintedDate, Read } from "../../ast/nodes.ts";
import type { Territory } from "../scopes/territories.ts";

/*
 * Flights without a day of their own that go on from the flight above:
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

/** Gives such flights the day on which the flight above lands. */
export function withConnectingDays<T extends Found>(found: readonly T[]): readonly T[] {
  let above: AirNode | undefined;
  return found.map((each) => {
    const node = connected(each, above);
    above = node.kind === "air" ? node : undefined;
    return node === each.node ? each : { ...each, node };
  });
}

function connected({ node, territory }: Found, above: AirNode | undefined): Node {
  if (node.kind !== "air" || above === undefined) return node;
  if (node.date !== undefined) return node.date === above.date ? behindNight(node, above) : node;
  // Days that contradict each other are no missing day.
  if (territory.facts.flat().some(({ kind }) => kind === "date" || kind === "unclearDate"))
    return node;
  const day = landingDay(above);
  if (day === undefined || node.origin?.value !== above.destination?.value) return node;
  const isLater = (node.departure?.value ?? -1) > (above.arrival?.value ?? Infinity);
  return isLater ? { ...node, ...day } : node;
}

/**
 * A flight with the day of the heading above it, from where the one above lands on the day after: it leaves on that
 * day, too.
 */
function behindNight(node: AirNode, above: AirNode): AirNode {
  const { date } = node;
  if (date === undefined || node.origin?.value !== above.destination?.value) return node;
  const isLater = (node.departure?.value ?? -1) > (above.arrival?.value ?? Infinity);
  if (above.arrivalDays?.value !== 1 || !isLater) return node;
  if (above.arrivalDate !== undefined) return { ...node, date: above.arrivalDate };
  return { ...node, date: dayAfter(date), weekday: undefined };
}

/** Undefined if it is unclear: without a year, February can have another last day. */
function dayAfter(date: Read<PrintedDate>): Read<PrintedDate> | undefined {
  const { day, month, year, alternative } = date.value;
  if (alternative !== undefined || (year === null && day > 27)) return undefined;
  const next = new Date(Date.UTC(year ?? 2000, month - 1, day + 1));
  const value = {
    day: next.getUTCDate(),
    month: next.getUTCMonth() + 1,
    year: year && next.getUTCFullYear(),
  };
  return { ...date, value };
}

/** The day on which a flight lands, if it is printed; undefined if it is after midnight and nothing names the day. */
function landingDay({ date, weekday, arrivalDate, arrivalWeekday, ...air }: AirNode) {
  if (air.destination === undefined) return undefined;
  if (arrivalDate !== undefined) return { date: arrivalDate, weekday: arrivalWeekday };
  const isSameDay = air.arrivalDays === undefined || air.arrivalDays.value === 0;
  const isAfter = (air.arrival?.value ?? -1) > (air.departure?.value ?? Infinity);
  return isSameDay && isAfter && date !== undefined ? { date, weekday } : undefined;
}
