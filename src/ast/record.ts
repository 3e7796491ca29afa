import type { Association, LineNode } from "./elements.ts";
import type { Optional, PrintedDate, Read } from "./values.ts";

/** The record's own data: locator, office, dates. Several header lines add up. */
export interface HeaderNode extends LineNode<"header"> {
  readonly locator?: Optional<string>;
  /** The locator an agent asked for; it holds where no header prints one. */
  readonly asked?: Optional<string>;
  readonly office?: Optional<string>;
  readonly created?: Optional<PrintedDate>;
  readonly updated?: Optional<PrintedDate>;
}

/** An airline's own locator for its part of the record. */
export interface AirlineLocatorNode extends LineNode<"airlineLocator"> {
  readonly airline: Read<string>;
  readonly locator: Read<string>;
}

export interface RemarkNode extends LineNode<"remark">, Association {
  /** The keyword, as printed: `RM`, `RIR`. */
  readonly type: Read<string>;
  readonly text: Read<string>;
}

/** An element that is read and carries nothing the booking holds: prompts, banners, accounting. */
export interface NoteNode extends LineNode<"note"> {
  readonly about: string;
  readonly text?: Optional<string>;
}

/**
 * A line of running text that adds to the element of another line, whose node has what it says; its
 * own words stand in `unparsed` where they mean nothing.
 */
export type PassageNode = LineNode<"passage">;

/** The title of a section, alone on its line. */
export type TitleNode = LineNode<"title">;

/** A line of a display that is no booking record. */
export interface NotARecordNode extends LineNode<"notARecord"> {
  readonly looksLike:
    | "availability"
    | "fare quote"
    | "ticket image"
    | "history"
    | "name list"
    | "queue list"
    | "schedule";
  /** A day with its year; evidence for the trip's year. */
  readonly dated?: Optional<PrintedDate>;
}
