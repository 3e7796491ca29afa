import type { Node } from "../../ast/nodes.ts";
import type { Booking } from "../../booking/model/booking.ts";
import type { PlainDay } from "../../booking/dates/days.ts";
import { mapBooking } from "../../booking/map.ts";
import { isObject } from "../../reference/tables.ts";

/**
 * Finds what a line adds to a booking without a place in the text: what is missing without the
 * line.
 */
export class Additions {
  private readonly nodes: readonly Node[];
  private readonly referenceDate: PlainDay;
  private readonly whole: object;

  /** @param nodes everything the lines of the record say */
  constructor(nodes: readonly Node[], referenceDate: PlainDay) {
    this.nodes = nodes;
    this.referenceDate = referenceDate;
    this.whole = this.bookingOf(nodes);
  }

  /** The names of the booking's fields and entries: `recordLocator`, `ssr[0]`, `fare.total`. */
  of(lines: ReadonlySet<Node>): readonly string[] {
    const others = this.nodes.filter((node) => !lines.has(node));
    return missing(this.whole, this.bookingOf(others), "");
  }

  private bookingOf(nodes: readonly Node[]): object {
    return placeless(mapBooking(nodes, { referenceDate: this.referenceDate }).booking);
  }
}

/** The answer has places for these entries; every line contributes to the years. */
const PLACED: ReadonlySet<string> = new Set([
  "flights",
  "trains",
  "hotels",
  "cars",
  "otherSegments",
  "yearEvidence",
] satisfies (keyof Booking)[]);

/** The parts of a booking that have no places in the text. */
function placeless(booking: Booking): object {
  const persons = booking.persons.map(({ frequentFlyer, tickets }) => ({ frequentFlyer, tickets }));
  const others = Object.entries(booking).filter(([key]) => !PLACED.has(key));
  // Keyed by index, which other persons do not change.
  return { ...Object.fromEntries(others), persons: Object.fromEntries(persons.entries()) };
}

function missing(whole: unknown, rest: unknown, path: string): readonly string[] {
  if (JSON.stringify(whole) === JSON.stringify(rest)) return [];
  if (Array.isArray(whole)) {
    const left = (Array.isArray(rest) ? rest : []).map((each) => JSON.stringify(each));
    return whole.flatMap((each: unknown, index) => {
      const found = left.indexOf(JSON.stringify(each));
      if (found === -1) return [`${path}[${index}]`];
      left.splice(found, 1);
      return [];
    });
  }
  if (!isObject(whole) || !isObject(rest)) return [path];
  return Object.entries(whole).flatMap(([key, each]) =>
    missing(each, rest[key], path === "" ? key : `${path}.${key}`),
  );
}
