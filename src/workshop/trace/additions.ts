import type { Node } from "../../ast/nodes.ts";
import type { Booking } from "../../booking/model/booking.ts";
import type { PlainDay } from "../../booking/dates/days.ts";
import { mapBooking } from "../../booking/map.ts";
import { isObject } from "../../reference/tables.ts";

/** Finds what a line adds to a record that no place in the text tells: without it, that is missing. */
export class Additions {
  private readonly nodes: readonly Node[];
  private readonly referenceDate: PlainDay;
  private readonly whole: object;

  /** Takes all that the lines of the record say. */
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

/** Of these entries the answer has places; the years are every line's. */
const PLACED: ReadonlySet<string> = new Set([
  "flights",
  "trains",
  "hotels",
  "cars",
  "otherSegments",
  "yearEvidence",
] satisfies (keyof Booking)[]);

/** What of a booking has no places in the text. */
function placeless(booking: Booking): object {
  const persons = booking.persons.map(({ frequentFlyer, tickets }) => ({ frequentFlyer, tickets }));
  const others = Object.entries(booking).filter(([key]) => !PLACED.has(key));
  // Persons by their indices, which no other person moves.
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
