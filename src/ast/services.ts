import type { Association, FlightReference, LineNode } from "./elements.ts";
import type { Optional, PrintedDate, Read } from "./values.ts";

/** A requested or assigned seat. */
export interface PrintedSeat {
  readonly seat: Read<string>;
  /** The number of the person, if printed. */
  readonly person?: Optional<string>;
}

/** A travel document as printed in secure-flight data. */
export interface TravelDocument {
  readonly surname?: Optional<string>;
  readonly given?: Optional<string>;
  readonly birthDate?: Optional<PrintedDate>;
  /** `M`, `F`, `MI`, `FI`, `U`. */
  readonly gender?: Optional<string>;
}

/** Names the flight of the seats and requests below it; a heading without a flight ends that scope. */
export interface FlightHeadingNode
  extends LineNode<"flightHeading">, Pick<Association, "segments">, FlightReference {}

/** The fields that seats and service requests share. */
interface ServiceFields extends Association, FlightReference {
  /** It is for the flight named in the heading above. */
  readonly isBelowHeading?: boolean;
  readonly status?: Optional<string>;
}

/** A row of a seat list: one seat on one flight. */
export interface SeatNode extends LineNode<"seat">, ServiceFields {
  readonly seat: Read<string>;
}

/** A service request for the given flight, date and cities; `airline` is the recipient. */
export interface SsrNode extends LineNode<"ssr">, ServiceFields {
  readonly code: Read<string>;
  readonly count?: Optional<number>;
  /** The free text, without the association. */
  readonly text?: Optional<string>;
  readonly seats?: readonly PrintedSeat[];
  readonly document?: TravelDocument;
  /** The infant that an `INFT` request names. */
  readonly infant?: {
    readonly surname: Read<string>;
    readonly given?: Optional<string>;
    readonly birthDate?: Optional<PrintedDate>;
  };
  /** The birth date of a child. */
  readonly birthDate?: Optional<PrintedDate>;
  readonly frequentFlyer?: Optional<string>;
  /** Ticket number of 13 digits. */
  readonly ticket?: Optional<string>;
  /** The ticket belongs to the person's lap infant. */
  readonly isInfantTicket?: boolean;
}

export interface OsiNode extends LineNode<"osi">, Association {
  readonly airline?: Optional<string>;
  readonly text: Read<string>;
}
