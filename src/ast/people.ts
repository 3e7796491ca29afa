import type { Association, LineNode, PersonName } from "./elements.ts";
import type { Optional, Read } from "./values.ts";

export interface NamesNode extends LineNode<"names"> {
  readonly persons: readonly PersonName[];
  /** The name of the group, if it is printed among the names. */
  readonly group?: Optional<string>;
  /** The record locator, if it ends the line. */
  readonly locator?: Optional<string>;
  /** The system that printed the names glues titles to given names: `JANEMS`. */
  readonly gluesTitles?: boolean;
  /** Somebody wrote the names next to the record: they count if nothing contradicts them. */
  readonly noted?: boolean;
  /** It follows words for a journey, which can also say where that leads. */
  readonly ofJourney?: boolean;
  /** Only the salutation of an email names them. */
  readonly isReader?: boolean;
  /** The text lists further travellers whose names are not read. */
  readonly isIncomplete?: boolean;
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
