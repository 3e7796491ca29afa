/** The prices of a record; amounts are in units of their currency. */
import type { Node } from "../../ast/nodes.ts";
import type { FromText } from "./from-text.ts";

export interface Money {
  readonly currency: string;
  readonly amount: number;
}

export interface Tax {
  readonly code: string;
  readonly amount: number;
  readonly currency: string;
}

export interface Fare {
  /** The currency of `total` and `taxes`; also of `base` if `baseCurrency` is null. */
  readonly currency: string | null;
  /** For the whole party. */
  readonly total: number | null;
  /** For the whole party, in `baseCurrency` or, if that is null, in `currency`. */
  readonly base: number | null;
  readonly baseCurrency: string | null;
  /** For the whole party, added up by code. */
  readonly taxes: readonly Tax[];
  readonly passengers: readonly PassengerFare[];
  readonly lastTicketingDate: string | null;
  readonly validatingCarrier: string | null;
}

/** The price per person for persons who pay the same. */
export interface PassengerFare {
  /** The persons it applies to, if the text names them. */
  readonly persons: readonly number[];
  readonly type: string | null;
  readonly count: number;
  readonly base: number | null;
  readonly tax: number | null;
  readonly total: number | null;
  /** The terms of the fare for these persons; null if it has none. */
  readonly terms: FareTerms | null;
}

/** The terms of a fare or a ticket, that is, everything but its amounts. */
export interface FareTerms extends FromText<Node> {
  readonly validatingCarrier: string | null;
  readonly endorsements: readonly string[];
  /** Sentences about changes and refunds. */
  readonly penalties: readonly string[];
  readonly coupons: readonly Coupon[];
}

/** The terms of a fare or a ticket for one flight, or for several flights that are priced alike. */
export interface Coupon extends FromText<Node> {
  /** Its number on a ticket. */
  readonly coupon: number | null;
  /** The flights of the record that it is for. */
  readonly flights: readonly number[];
  readonly fareBasis: string | null;
  /** As printed: `1PC`, `23K`. */
  readonly baggage: string | null;
  readonly notValidBefore: string | null;
  readonly notValidAfter: string | null;
}
