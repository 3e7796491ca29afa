import type { PersonName } from "./people.ts";
import type { Optional, PrintedDate, Read } from "./values.ts";

/** What an element says it belongs to: numbers of segments and of persons, as the record counts them. */
export interface Association {
  readonly segments?: Optional<readonly string[]>;
  readonly persons?: Optional<readonly string[]>;
  /** Persons that it names, whole or cut: `SAMPLEMAN/ARIA`, `SAMPL/A`. */
  readonly named?: readonly PersonName[];
}

/** A flight as another line refers to it: all of what is printed must be the flight's. */
export interface FlightReference {
  readonly airline?: Optional<string>;
  /** The flight's number, with any zeros before it: `0175`. */
  readonly flight?: Optional<string>;
  /** The day it departs. */
  readonly date?: Optional<PrintedDate>;
  readonly origin?: Optional<string>;
  readonly destination?: Optional<string>;
}

export interface LineNode<Kind extends string> {
  readonly kind: Kind;
  /** The number the record gives the element. */
  readonly number?: Optional<string>;
  /** Parts of the line that the rule found no meaning for. */
  readonly unparsed?: readonly Read<string>[] | undefined;
}
