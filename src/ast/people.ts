import type { Association, LineNode } from "./elements.ts";
import type { Optional, PrintedDate, Read } from "./values.ts";

/** One traveller on a name line. */
export interface PersonName {
  /** The number by which other elements refer to this traveller: `2` or `2.1`. */
  readonly number?: Optional<string>;
  /** Absent if the name shares the surname of the preceding traveller (lap infants). */
  readonly surname?: Optional<string>;
  /** Given names as printed, including a title, whether spaced or glued. */
  readonly given?: Optional<string>;
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

export interface NamesNode extends LineNode<"names"> {
  readonly persons: readonly PersonName[];
  /** The name of the group, if it is printed among the names. */
  readonly group?: Optional<string>;
  /** The record locator, if it ends the line. */
  readonly locator?: Optional<string>;
  /** The system that printed the names glues titles to given names: `JANEMS`. */
  readonly gluesTitles?: boolean;
}

/** The line that names a group booking. */
export interface GroupNode extends LineNode<"group"> {
  readonly name: Read<string>;
  readonly unassigned?: Optional<number>;
  readonly named?: Optional<number>;
}

/** A membership in an airline's frequent-flyer programme. */
export interface MembershipNode extends LineNode<"membership">, Association {
  readonly airline?: Optional<string>;
  readonly membership: Read<string>;
}

export interface ContactNode extends LineNode<"contact">, Association {
  readonly type: "phone" | "email" | "address";
  readonly value: Read<string>;
}
