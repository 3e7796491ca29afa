import type { Association, FlightReference, LineNode } from "./elements.ts";
import type { Optional, PrintedDate, Read } from "./values.ts";

/** A seat asked for or given. */
export interface PrintedSeat {
  readonly seat: Read<string>;
  /** The person's number, where printed. */
  readonly person?: Optional<string>;
}

/** A travel document, as secure-flight data prints it. */
export interface TravelDocument {
  readonly surname?: Optional<string>;
  readonly given?: Optional<string>;
  readonly birthDate?: Optional<PrintedDate>;
  /** `M`, `F`, `MI`, `FI`, `U`. */
  readonly gender?: Optional<string>;
}

/** Names the flight that the seats and requests below are about; one without any ends it. */
export interface FlightHeadingNode
  extends LineNode<"flightHeading">, Pick<Association, "segments">, FlightReference {}

/** A row of a list of seats: one seat on one flight. */
export interface SeatNode extends LineNode<"seat">, Association, FlightReference {
  /** The flight is the one whose heading stands above. */
  readonly isBelowHeading?: boolean;
  readonly seat: Read<string>;
  readonly status?: Optional<string>;
}

/** A request; flight, date and cities are those it is about, `airline` is the one it goes to. */
export interface SsrNode extends LineNode<"ssr">, Association, FlightReference {
  /** The flight is the one whose heading stands above. */
  readonly isBelowHeading?: boolean;
  readonly code: Read<string>;
  readonly status?: Optional<string>;
  readonly count?: Optional<number>;
  /** The free text, without association. */
  readonly text?: Optional<string>;
  readonly seats?: readonly PrintedSeat[];
  readonly document?: TravelDocument;
  /** The infant an `INFT` names. */
  readonly infant?: {
    readonly surname: Read<string>;
    readonly given?: Optional<string>;
    readonly birthDate?: Optional<PrintedDate>;
  };
  /** A child's birth date. */
  readonly birthDate?: Optional<PrintedDate>;
  readonly frequentFlyer?: Optional<string>;
  /** 13 digits. */
  readonly ticket?: Optional<string>;
  /** The ticket is that of the person's lap infant. */
  readonly isInfantTicket?: boolean;
}

export interface OsiNode extends LineNode<"osi">, Association {
  readonly airline?: Optional<string>;
  readonly text: Read<string>;
}
