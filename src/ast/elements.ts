import type { PersonName } from "./people.ts";
import type { Optional, PrintedDate, Read } from "./values.ts";

/** The segments and persons that an element refers to, by the numbers the record gives them. */
export interface Association {
  readonly segments?: Optional<readonly string[]>;
  readonly persons?: Optional<readonly string[]>;
  /** Persons referred to by name, in full or truncated: `SAMPLEMAN/ARIA`, `SAMPL/A`. */
  readonly named?: readonly PersonName[];
}

/** A reference to a flight from another line; the flight must match every field that is present. */
export interface FlightReference {
  readonly airline?: Optional<string>;
  /** The flight number, with any leading zeros: `0175`. */
  readonly flight?: Optional<string>;
  /** The day of departure. */
  readonly date?: Optional<PrintedDate>;
  readonly origin?: Optional<string>;
  readonly destination?: Optional<string>;
}

export interface LineNode<Kind extends string> {
  readonly kind: Kind;
  /** The number the record gives the element. */
  readonly number?: Optional<string>;
  /** Parts of the line that the rule did not understand. */
  readonly unparsed?: readonly Read<string>[] | undefined;
}
