import type { Optional, PrintedDate, Read } from "./values.ts";

/** One traveller on a name line. */
export interface PersonName {
  /** The number by which other elements refer to this traveller: `2` or `2.1`. */
  readonly number?: Optional<string>;
  /** Absent if the name shares the surname of the preceding traveller (lap infants). */
  readonly surname?: Optional<string>;
  /** Given names as printed, including a title, whether spaced or glued. */
  readonly given?: Optional<string>;
  /** A title before the surname. */
  readonly title?: Optional<string>;
  /** The name as printed. */
  readonly printed: Read<string>;
  /** Passenger type code: `ADT`, `CHD`, `INF`, `C05`. */
  readonly passengerType?: Optional<string>;
  readonly birthDate?: Optional<PrintedDate>;
  readonly identification?: Optional<string>;
  /** An infant with its own item. */
  readonly infant?: boolean;
  /** A lap infant attached to the preceding traveller. */
  readonly infantOfPrevious?: boolean;
  /** The number of the adult, if an infant with its own item names one. */
  readonly infantOf?: Optional<string>;
}

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
