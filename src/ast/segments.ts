import type { Association, LineNode } from "./elements.ts";
import type { Clock, Money, Optional, PrintedDate, Read, Weekday } from "./values.ts";

/** The fields that segments of all kinds share. */
export interface SegmentFields {
  readonly status?: Optional<string>;
  /** The number after the status: seats, rooms or cars. */
  readonly count?: Optional<number>;
  readonly date?: Optional<PrintedDate>;
  readonly weekday?: Optional<Weekday>;
}

export interface JourneyFields extends SegmentFields {
  readonly origin?: Optional<string>;
  readonly destination?: Optional<string>;
  readonly departure?: Optional<Clock>;
  readonly arrival?: Optional<Clock>;
  readonly arrivalDate?: Optional<PrintedDate>;
  readonly arrivalWeekday?: Optional<Weekday>;
  /** The printed arrival day mark: days from departure to arrival, -1 to 3. */
  readonly arrivalDays?: Optional<number>;
  readonly bookingClass?: Optional<string>;
  readonly equipment?: Optional<string>;
}

/** The fields that flights and their legs share. */
interface FlightFields extends JourneyFields {
  readonly meals?: Optional<string>;
  /** Duration in minutes. */
  readonly elapsed?: Optional<number>;
  readonly miles?: Optional<number>;
}

interface Terminals {
  readonly departureTerminal?: Optional<string>;
  readonly arrivalTerminal?: Optional<string>;
}

interface StationNames {
  readonly originName?: Optional<string>;
  readonly destinationName?: Optional<string>;
}

/** The fields of what is booked in a place, with a number that confirms it. */
interface LocalFields extends SegmentFields {
  readonly city?: Optional<string>;
  readonly confirmation?: Optional<string>;
}

export interface AirNode extends LineNode<"air">, FlightFields, Terminals {
  readonly airline: Read<string>;
  /** As printed: `085`, `4417A`, `OPEN`. */
  readonly flight: Read<string>;
  readonly stops?: Optional<number>;
  readonly airlineLocator?: Optional<string>;
  /** The locator of another airline that takes part in the flight. */
  readonly partnerLocator?:
    | { readonly airline: Read<string>; readonly locator: Read<string> }
    | undefined;
  readonly operatedBy?: Optional<string>;
  /** A seat on the flight, and the traveller to whom it belongs. */
  readonly seat?:
    | (Pick<Association, "persons" | "named"> & {
        readonly seat: Read<string>;
        /** What the line prints of both. */
        readonly printed: Read<string>;
      })
    | undefined;
  readonly married?: Optional<string>;
  readonly flown?: Optional<boolean>;
  /** The line repeats a flight of the itinerary with additional details. */
  readonly verifies?: boolean;
  /** The line is the entry that asks for the flight, which may not have been sold. */
  readonly entered?: boolean;
  /** The printed name of a city in the place of an airport, if nothing shows which of its airports is meant. */
  readonly originName?: Optional<string>;
  readonly destinationName?: Optional<string>;
  /** Further cities with several airports, if nothing shows which airport is meant. */
  readonly unclearCities?: readonly string[];
}

/** A flight that, according to the text, does not take place, or not for these travellers. */
export interface CancelledNode extends LineNode<"cancelled"> {
  readonly flight: AirNode;
}

/** The next leg of the preceding flight, which continues under the same number. */
export interface LegNode extends LineNode<"leg">, FlightFields {}

export interface RailNode extends LineNode<"rail">, JourneyFields, StationNames {
  readonly train?: Optional<string>;
  /** The carrier's code: `2C`, `2V`. */
  readonly carrier?: Optional<string>;
  readonly operator?: Optional<string>;
  readonly coach?: Optional<string>;
  readonly seats?: readonly Read<string>[] | undefined;
  readonly confirmation?: Optional<string>;
}

/** A gap in the itinerary that the traveller covers on their own. */
export type SurfaceNode = LineNode<"surface">;

export interface HotelNode extends LineNode<"hotel">, LocalFields {
  readonly chain?: Optional<string>;
  /** `date` of the segment fields is the check-in. */
  readonly checkOut?: Optional<PrintedDate>;
  readonly nights?: Optional<number>;
  readonly name?: Optional<string>;
  readonly address?: Optional<string>;
  readonly room?: Optional<string>;
  readonly rate?: Optional<Money>;
  readonly phone?: Optional<string>;
}

export interface CarNode extends LineNode<"car">, LocalFields {
  readonly company?: Optional<string>;
  readonly companyName?: Optional<string>;
  /** `date` of the segment fields is the pick-up. */
  readonly dropOff?: Optional<PrintedDate>;
  readonly pickUpTime?: Optional<Clock>;
  readonly dropOffTime?: Optional<Clock>;
  readonly pickUpPlace?: Optional<string>;
  readonly dropOffPlace?: Optional<string>;
  readonly carType?: Optional<string>;
  readonly rate?: Optional<Money>;
  readonly total?: Optional<Money>;
}

/** Tour, insurance, limousine, ancillary service, miscellaneous. */
export interface OtherSegmentNode extends LineNode<"other">, LocalFields {
  /** The keyword, as printed: `TUR`, `MIS`. */
  readonly type: Read<string>;
  /** The service code of a structured miscellaneous segment: `TOR`, `INS`. */
  readonly service?: Optional<string>;
  readonly provider?: Optional<string>;
  readonly toCity?: Optional<string>;
  readonly endDate?: Optional<PrintedDate>;
  readonly name?: Optional<string>;
  readonly text?: Optional<string>;
  /** The segment only keeps the record alive and involves no travel. */
  readonly retention?: boolean;
}

/** Names the operator of the preceding segment; `operator` is absent if the line is a placeholder. */
export interface OperatedByNode extends LineNode<"operatedBy"> {
  readonly operator?: Optional<string>;
}

/** Names the stations of the preceding rail segment. */
export interface StationNamesNode extends LineNode<"stationNames">, StationNames {
  readonly origin?: Optional<string>;
  readonly destination?: Optional<string>;
  readonly trainType?: Optional<string>;
}

/** Names the married group of the preceding segment: `A01`. */
export interface MarriageNode extends LineNode<"marriage"> {
  readonly group: Read<string>;
}

/** Terminals of the preceding segment. */
export interface TerminalsNode extends LineNode<"terminals">, Terminals {
  /** The cities of the flight that a list names; else the line is about the flight above. */
  readonly origin?: Optional<string>;
  readonly destination?: Optional<string>;
  /**
   * The city of the first terminal. The line can be about an earlier flight than the last one above
   * it.
   */
  readonly city?: Optional<string>;
}
