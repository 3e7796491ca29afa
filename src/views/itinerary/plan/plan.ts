/**
 * An itinerary for travellers, ready to be laid out: only texts, each in its language, on one line, and without
 * characters that act on a terminal or on what surrounds them. They are not escaped for any format.
 */
import type { Direction, Language } from "../wording/language.ts";
import type { Agency } from "../options/schema.ts";

export interface Plan {
  readonly language: Language;
  readonly direction: Direction;
  /** `Itinerary` */
  readonly title: string;
  readonly agency: Agency;
  /** What separates a label and its value on one line: `: `. */
  readonly colon: string;
  /** One for each record, and for each traveller if they have their own. */
  readonly parts: readonly PlanPart[];
  /** Says that this is not a ticket. */
  readonly disclaimer: string;
  /** What somebody has to check before sending the itinerary: unread lines and doubts. */
  readonly caveats: readonly string[];
}

export interface PlanPart {
  /** `Itinerary for Ms Anna Berger` */
  readonly heading: string;
  readonly references: readonly PlanRow[];
  /** The heading above the travellers, and who they are. */
  readonly travellersTitle: string;
  readonly travellers: readonly PlanTraveller[];
  readonly journeyTitle: string;
  /** In the order of travel. */
  readonly entries: readonly PlanEntry[];
  readonly sections: readonly PlanSection[];
}

export interface PlanRow {
  readonly label: string;
  /** Empty if the label says it all. */
  readonly value: string;
}

export interface PlanTraveller {
  /** `Ms Anna Berger` */
  readonly name: string;
  /** `adult`, `ticket 057-1234567890`, `seat 12A on AF 457` */
  readonly details: readonly string[];
}

export interface PlanSection {
  readonly title: string;
  readonly groups: readonly PlanGroup[];
}

export interface PlanGroup {
  /** Whom or what it is about; null for the whole booking. */
  readonly heading: string | null;
  readonly rows: readonly PlanRow[];
}

export type PlanEntry = PlanSegment | PlanLayover;

/** An entry that is booked. */
export type PlanSegment = PlanRide | PlanStay | PlanOther;

/** The properties of all entries that are booked. */
interface Booked {
  /** `Flight` */
  readonly label: string;
  /** `AF 457`, `HOTEL EXEMPLE`; null if the record does not say. */
  readonly name: string | null;
  readonly status: PlanStatus | null;
  readonly rows: readonly PlanRow[];
}

export interface PlanStatus {
  readonly text: string;
  readonly isConfirmed: boolean;
}

export interface PlanRide extends Booked {
  readonly kind: "flight" | "train";
  /** `Air France` */
  readonly carrier: string | null;
  readonly departure: PlanStop;
  readonly arrival: PlanStop;
}

export interface PlanStop {
  /** `Departure` */
  readonly label: string;
  /** `Tue, 24 Nov 2026` */
  readonly date: string | null;
  /** `18:55`, or that the record does not say. */
  readonly clock: string | null;
  /** `+1`: the days since the departure. */
  readonly dayShift: string | null;
  readonly code: string | null;
  /** `Guarulhos International Airport, Guarulhos, São Paulo, Brazil` */
  readonly place: string | null;
  /** `terminal 3` */
  readonly terminal: string | null;
}

export interface PlanLayover {
  readonly kind: "layover";
  /** `Layover in Paris CDG: 2 hr 5 min` */
  readonly text: string;
  /** Whether the next ride departs after the arrival. */
  readonly isPossible: boolean;
  /** `overnight`, `change of airport: ORY to CDG` */
  readonly remarks: readonly string[];
}

export interface PlanStay extends Booked {
  readonly kind: "hotel" | "car";
  readonly from: PlanRow | null;
  readonly to: PlanRow | null;
  /** `2 nights` */
  readonly between: string | null;
}

export interface PlanOther extends Booked {
  readonly kind: "other";
}
