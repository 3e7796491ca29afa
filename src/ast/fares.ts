import type { Association, LineNode } from "./elements.ts";
import type { Money, Optional, PrintedDate, Read } from "./values.ts";

/** Ticketing arrangement or deadline. */
export interface TicketingNode extends LineNode<"ticketing">, Association {
  /** `done` when tickets were issued on `date`, `limit` when they must be by then. */
  readonly state: "done" | "limit" | "other";
  readonly date?: Optional<PrintedDate>;
  readonly office?: Optional<string>;
  readonly text?: Optional<string>;
}

export interface TicketNode extends LineNode<"ticket">, Association {
  /** `125-0000000001`, a conjunction ticket's further digits kept: `125-0000000001-02`. */
  readonly ticket: Read<string>;
  /** `ET` electronic, `DT` miscellaneous document, `EV` void, `PT` paper. */
  readonly type?: Optional<string>;
  readonly carrier?: Optional<string>;
  readonly total?: Optional<Money>;
  readonly issued?: Optional<PrintedDate>;
  readonly office?: Optional<string>;
  /** The record's locator, as a ticket image prints it. */
  readonly recordLocator?: Optional<string>;
  /** The ticket is that of the person's lap infant. */
  readonly infant?: boolean;
}

/** Adds to the ticket before it. */
export interface TicketIssueNode extends LineNode<"ticketIssue"> {
  readonly issued?: Optional<PrintedDate>;
  /** The record's locator. */
  readonly recordLocator?: Optional<string>;
}

/** Begins a fare; the fare lines after it add to it. */
export interface FareHeaderNode extends LineNode<"fareHeader">, Association {
  /** `person`: amounts are for each of the persons; `party`: for all of them together. */
  readonly per: "person" | "party";
  /** It is for all travellers of the record. */
  readonly forAll?: boolean;
  readonly passengerType?: Optional<string>;
  readonly passengers?: Optional<number>;
  /** Of the amounts below that print none: those of summary rows. */
  readonly currency?: Optional<string>;
  /** Where one line lists the whole fare. */
  readonly total?: Optional<Money>;
  readonly lastTicketing?: Optional<PrintedDate>;
  readonly validatingCarrier?: Optional<string>;
}

export interface PrintedTax {
  /** Two letters or `XT`; absent in bundles without a code. */
  readonly code?: Optional<string>;
  /** Its currency is empty where none is printed: it is that of the total. */
  readonly money: Read<Money>;
}

/** Adds to the fare before it; a line prints one amount or several. */
export interface FareNode extends LineNode<"fare">, Association {
  /** The header, where the line is a whole fare. */
  readonly header?: FareHeaderNode;
  /** The line is a fare of its own, where the header above it has one already. */
  readonly begins?: boolean;
  readonly base?: Optional<Money>;
  readonly equivalent?: Optional<Money>;
  readonly taxes?: readonly PrintedTax[];
  /** What the bundle among the taxes, `XT`, is made of. */
  readonly bundled?: readonly PrintedTax[];
  readonly total?: Optional<Money>;
  readonly grandTotal?: Optional<Money>;
  readonly passengerType?: Optional<string>;
  readonly passengers?: Optional<number>;
  /**
   * Amounts printed without a label or a tax code. Of all those of a fare, in the order of its
   * lines, the first is the base, the last the total, and one between them the equivalent.
   */
  readonly amounts?: readonly Read<Money>[];
  readonly calculation?: Optional<string>;
  /** A day with its year that the fare's papers carry; evidence for the trip's year. */
  readonly dated?: Optional<PrintedDate>;
  readonly validatingCarrier?: Optional<string>;
  readonly lastTicketing?: Optional<PrintedDate>;
}

/** One row of a fare summary: a passenger type with its price. */
export interface FareRowNode extends LineNode<"fareRow">, Association {
  readonly passengerType?: Optional<string>;
  readonly passengers: Read<number>;
  readonly base: Read<number>;
  readonly taxes: Read<number>;
  readonly total: Read<number>;
  /** Of the row's amounts, where it prints one. */
  readonly currency?: Optional<string>;
  /** The row adds the rows above it up. */
  readonly sum?: boolean;
}
