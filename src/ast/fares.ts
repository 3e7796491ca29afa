import type { Association, FlightReference, LineNode } from "./elements.ts";
import type { Clock, Money, Optional, PrintedDate, Read } from "./values.ts";

/** Ticketing arrangement or deadline. */
export interface TicketingNode extends LineNode<"ticketing">, Association {
  /** `done`: tickets were issued on `date`; `limit`: they must be issued by `date`. */
  readonly state: "done" | "limit" | "other";
  readonly date?: Optional<PrintedDate>;
  /** The hour of that date by which they must be issued; `text` has it as well. */
  readonly clock?: Optional<Clock>;
  readonly office?: Optional<string>;
  readonly text?: Optional<string>;
}

/** What a ticket or the line below it prints about its issue. */
interface TicketIssue {
  readonly issued?: Optional<PrintedDate>;
  /** The record locator that a ticket image prints. */
  readonly recordLocator?: Optional<string>;
}

export interface TicketNode extends LineNode<"ticket">, Association, TicketIssue {
  /** `125-0000000001`, or with the extra digits of a conjunction ticket: `125-0000000001-02`. */
  readonly ticket: Read<string>;
  /** `ET` electronic, `DT` miscellaneous document, `EV` void, `PT` paper. */
  readonly type?: Optional<string>;
  readonly carrier?: Optional<string>;
  readonly total?: Optional<Money>;
  readonly office?: Optional<string>;
  /** The ticket belongs to the person's lap infant. */
  readonly infant?: boolean;
  /** The line begins the image of the ticket, whose coupons follow. */
  readonly image?: boolean;
}

/** Adds to the preceding ticket. */
export interface TicketIssueNode extends LineNode<"ticketIssue">, TicketIssue {
  readonly endorsement?: Optional<string>;
  /** The line belongs to the image of a ticket; without its head, it says nothing about a ticket. */
  readonly ofImage?: boolean;
}

/** What a fare or a ticket says about one of its flights, or about several that are priced alike. */
export interface CouponNode
  extends LineNode<"coupon">, FlightReference, Pick<Association, "segments"> {
  /** The coupon is that of the ticket image above; else it belongs to the fare above. */
  readonly ofTicket?: boolean;
  /** The line is about the flight between its cities, whichever coupon that has. */
  readonly ofPair?: boolean;
  /** The line adds to the coupon above. */
  readonly continues?: boolean;
  /** The number of the coupon on its ticket. */
  readonly coupon?: Optional<number>;
  readonly fareBasis?: Optional<string>;
  /** `1PC`, `23K`, `NIL`. */
  readonly baggage?: Optional<string>;
  readonly notBefore?: Optional<PrintedDate>;
  readonly notAfter?: Optional<PrintedDate>;
}

/** What both the head of a fare and the lines below it can print. */
interface FareTerms {
  readonly passengerType?: Optional<string>;
  readonly passengers?: Optional<number>;
  readonly total?: Optional<Money>;
  readonly lastTicketing?: Optional<PrintedDate>;
  readonly validatingCarrier?: Optional<string>;
}

/** Begins a fare, to which the following fare lines add. */
export interface FareHeaderNode extends LineNode<"fareHeader">, Association, FareTerms {
  /** `person`: amounts are per person; `party`: they are for all persons together. */
  readonly per: "person" | "party";
  /** The fare applies to all travellers of the record. */
  readonly forAll?: boolean;
  /** The currency of amounts below that print none, such as those of summary rows. */
  readonly currency?: Optional<string>;
}

export interface PrintedTax {
  /** Two letters or `XT`; absent for bundled taxes without a code. */
  readonly code?: Optional<string>;
  /** The currency is empty if none is printed; the currency of the total then applies. */
  readonly money: Read<Money>;
}

/** Adds one or more amounts to the preceding fare. */
export interface FareNode extends LineNode<"fare">, Association, FareTerms {
  /** The header, if the line is a complete fare. */
  readonly header?: FareHeaderNode;
  /** The line begins another fare if the header above it already has one. */
  readonly begins?: boolean;
  /** Whom the amounts are for, if the line itself says so; otherwise the header does. */
  readonly per?: FareHeaderNode["per"];
  readonly base?: Optional<Money>;
  readonly equivalent?: Optional<Money>;
  readonly taxes?: readonly PrintedTax[];
  /** The taxes that make up the bundled tax `XT`. */
  readonly bundled?: readonly PrintedTax[];
  readonly grandTotal?: Optional<Money>;
  /**
   * Amounts printed without a label or tax code. Across all lines of a fare, in order, the first is
   * the base, the last is the total, and a single one in between is the equivalent.
   */
  readonly amounts?: readonly Read<Money>[];
  readonly calculation?: Optional<string>;
  /** The fare bases of all flights of the fare, in their order. */
  readonly fareBases?: readonly Read<string>[];
  /** The fare bases of the passenger type, without their flights; a single one is that of all flights. */
  readonly basesOfType?: Optional<string>;
  readonly endorsement?: Optional<string>;
  /** A sentence about changes or refunds. */
  readonly penalty?: Optional<string>;
  /** The numbers of the rows of a summary that the line is about, if it is not about all. */
  readonly rows?: Optional<readonly string[]>;
  /** A full date printed with the fare, as evidence for the year of the trip. */
  readonly dated?: Optional<PrintedDate>;
}

/** One row of a fare summary: a passenger type with its price. */
export interface FareRowNode extends LineNode<"fareRow">, Association {
  readonly passengerType?: Optional<string>;
  readonly passengers: Read<number>;
  readonly base: Read<number>;
  readonly taxes: Read<number>;
  readonly total: Read<number>;
  /** The currency of the row's amounts, if printed. */
  readonly currency?: Optional<string>;
  /** The row is the sum of the rows above it. */
  readonly sum?: boolean;
}
