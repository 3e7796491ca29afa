import type { Association, LineNode } from "./elements.ts";
import type { Optional, PrintedDate, Read } from "./values.ts";

/** Data about the record itself: locator, office, dates. Several header lines are combined. */
export interface HeaderNode extends LineNode<"header"> {
  readonly locator?: Optional<string>;
  /** The locator an agent asked for; used if no header prints one. */
  readonly asked?: Optional<string>;
  /** The locator that somebody wrote next to the record; used if nothing else gives one. */
  readonly noted?: Optional<string>;
  /** Whether the word before it also precedes the numbers of hotels and cars: `CONF: ZQ7KXA`. */
  readonly isAnyReference?: boolean;
  readonly office?: Optional<string>;
  readonly created?: Optional<PrintedDate>;
  readonly updated?: Optional<PrintedDate>;
}

/** The locator that an airline's own system gives its part of the record. */
export interface AirlineLocatorNode extends LineNode<"airlineLocator"> {
  readonly airline: Read<string>;
  readonly locator: Read<string>;
}

export interface RemarkNode extends LineNode<"remark">, Association {
  /** The keyword, as printed: `RM`, `RIR`. */
  readonly type: Read<string>;
  readonly text: Read<string>;
}

/** Who asked for the last change to the record. */
export interface ReceivedNode extends LineNode<"received"> {
  /** As printed: `JANE`, `P/JANE`. */
  readonly from?: Optional<string>;
}

/**
 * What is printed on the tickets or kept for the accounts: an endorsement, a form of payment, a
 * commission, a tour code.
 */
export interface AccountingNode extends LineNode<"accounting">, Association {
  /** The keyword or the title of the section, as printed: `FE`, `FOP`, `ACCOUNTING DATA`. */
  readonly type: Read<string>;
  readonly text?: Optional<string>;
  /** Whether it is about the passengers without their lap infants, or about these alone. */
  readonly party?: "passengers" | "infants" | undefined;
  /** The airline that the text consists of, if it is the validating carrier. */
  readonly validatingCarrier?: Optional<string>;
}

/** An element that carries no booking data: prompts, banners. */
export interface NoteNode extends LineNode<"note"> {
  readonly about: string;
  readonly text?: Optional<string>;
}

/**
 * A line of running text that contributes to the element of another line. The other line's node
 * carries the meaning; words without meaning are in `unparsed`.
 */
export interface PassageNode extends LineNode<"passage"> {
  /** The parts that repeat what the text says elsewhere. */
  readonly repeats?: readonly Read<string>[];
}

/** A line that no rule read. What is printed below it may belong to it, not to the line above. */
export interface UnreadNode extends LineNode<"unread"> {
  /** It has no digit, so it is no segment. */
  readonly isWords?: boolean;
}

/** A section title on a line by itself. */
export type TitleNode = LineNode<"title">;

/** A line of a display that is not a booking record. */
export interface NotARecordNode extends LineNode<"notARecord"> {
  readonly looksLike:
    | "availability"
    | "fare quote"
    | "ticket image"
    | "history"
    | "name list"
    | "queue list"
    | "schedule"
    | "seat map";
  /** A full date, as evidence for the year of the trip. */
  readonly dated?: Optional<PrintedDate>;
}
