import type { Association, LineNode } from "./elements.ts";
import type { Optional, PrintedDate, Read } from "./values.ts";

/** One traveller of a name line. */
export interface PersonName {
  /** How the record refers to this traveller elsewhere: `2`, or `2.1`. */
  readonly number?: Optional<string>;
  /** Absent where the name shares the surname of the traveller before it (lap infants). */
  readonly surname?: Optional<string>;
  /** Given names with a title, spaced or glued, as printed. */
  readonly given?: Optional<string>;
  /** The name as printed. */
  readonly printed: Read<string>;
  /** Passenger type code: `ADT`, `CHD`, `INF`, `C05`. */
  readonly passengerType?: Optional<string>;
  readonly birthDate?: Optional<PrintedDate>;
  readonly identification?: Optional<string>;
  /** An infant, on an item of its own. */
  readonly infant?: boolean;
  /** A lap infant that hangs on the traveller before it. */
  readonly infantOfPrevious?: boolean;
  /** The number of the traveller on whose lap it is, where an item of its own says it. */
  readonly infantOf?: Optional<string>;
}

export interface NamesNode extends LineNode<"names"> {
  readonly persons: readonly PersonName[];
  /** The name of the group they belong to, where it stands among them. */
  readonly group?: Optional<string>;
  /** The record's locator, where it ends the line. */
  readonly locator?: Optional<string>;
  /** The system that printed them glues titles to given names: `JANEMS`. */
  readonly gluesTitles?: boolean;
}

/** A group booking's own line. */
export interface GroupNode extends LineNode<"group"> {
  readonly name: Read<string>;
  readonly unassigned?: Optional<number>;
  readonly named?: Optional<number>;
}

/** A membership in an airline's programme. */
export interface MembershipNode extends LineNode<"membership">, Association {
  readonly airline?: Optional<string>;
  readonly membership: Read<string>;
}

export interface ContactNode extends LineNode<"contact">, Association {
  readonly type: "phone" | "email" | "address";
  readonly value: Read<string>;
}
