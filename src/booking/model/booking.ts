/**
 * The Booking: everything a record contains, in one rich model. The v3 and v4 answers are
 * projections of it; the library returns all of it.
 *
 * Units and zones: dates are `YYYY-MM-DD`; local times are `YYYY-MM-DD HH:MM:SS`, on the clock of
 * the place, without a zone. Anything the text does not say is null or an empty list; nothing is
 * guessed. Indices of persons and flights are zero-based positions in `persons` and `flights`.
 */
import type { Node, PersonName } from "../../ast/nodes.ts";
import type { Fare, FareTerms, Money } from "./fare.ts";
import type { FromText } from "./from-text.ts";

export type * from "./fare.ts";
export type { FromText } from "./from-text.ts";

export interface Booking {
  /** The record locator in the system that printed the record. */
  readonly recordLocator: string | null;
  /** The day the record was created; if only the last update is printed, that day. */
  readonly recordDate: string | null;
  /** The responsible office. */
  readonly office: string | null;
  /** Who asked for the last change, as printed. */
  readonly receivedFrom: string | null;
  /** The name of a group booking. */
  readonly groupName: string | null;
  /** The travellers in the order of the text; a lap infant follows its adult. */
  readonly persons: readonly Person[];
  readonly flights: readonly Flight[];
  readonly trains: readonly Train[];
  readonly hotels: readonly Hotel[];
  readonly cars: readonly Car[];
  readonly otherSegments: readonly OtherSegment[];
  /** Flights that the text says are cancelled or replaced by others. */
  readonly cancelledFlights: readonly Flight[];
  readonly fare: Fare | null;
  readonly tickets: readonly Ticket[];
  readonly airlineLocators: readonly AirlineLocator[];
  readonly ssr: readonly SpecialServiceRequest[];
  readonly osi: readonly OtherServiceInformation[];
  readonly contacts: readonly Contact[];
  readonly remarks: readonly Remark[];
  readonly accounting: readonly AccountingEntry[];
  readonly ticketing: readonly TicketingArrangement[];
  /** How the years of the itinerary were inferred. */
  readonly yearEvidence: YearEvidence;
}

export interface Person extends FromText<PersonName> {
  /** Given names without the title. */
  readonly firstName: string;
  readonly lastName: string;
  /** `MR`, `MRS`, or `""` if there is none. */
  readonly title: string;
  /** The name as printed: `LAST/FIRST TITLE`. */
  readonly printed: string;
  /** Passenger type code: `ADT`, `CHD`, `INF`, `C05`. */
  readonly type: string | null;
  readonly birthDate: string | null;
  /** Index of the adult on whose lap the infant travels. */
  readonly infantOf: number | null;
  readonly identification: string | null;
  readonly frequentFlyer: readonly FrequentFlyer[];
  /** The person's ticket numbers. */
  readonly tickets: readonly string[];
}

export interface FrequentFlyer {
  readonly airline: string;
  /** Without the airline code. */
  readonly number: string;
}

export interface Seat {
  /** `12A`. */
  readonly seat: string;
  readonly person: number | null;
  /** Two letters: `HK`. */
  readonly status: string | null;
}

/** The fields that segments of all kinds share. */
interface Segment extends FromText<Node> {
  /** Two letters: `HK`. */
  readonly status: string | null;
}

/** A flight or a train, from an origin to a destination. */
interface Journey extends Segment {
  readonly bookingClass: string | null;
  readonly seatsBooked: number | null;
  readonly origin: string | null;
  readonly destination: string | null;
  /** `YYYY-MM-DD`: the day of departure, even if the time is not printed. */
  readonly departureDate: string | null;
  readonly departure: string | null;
  readonly equipment: string | null;
  readonly seats: readonly Seat[];
}

/** What is booked in a place: a room, a car, a tour. */
interface LocalSegment extends Segment {
  readonly city: string | null;
  /** The number with which the supplier confirms it. */
  readonly confirmation: string | null;
}

/** The persons and flights that an entry is about. */
interface Association {
  readonly persons: readonly number[];
  readonly flights: readonly number[];
}

export interface Flight extends Journey {
  readonly airline: string;
  /** As printed: `085`, `OPEN`. */
  readonly flight: string;
  readonly landing: string | null;
  /** The printed name of a city in the place of an airport, if nothing shows which of its airports is meant. */
  readonly departureCity: string | null;
  readonly landingCity: string | null;
  readonly departureTerminal: string | null;
  readonly landingTerminal: string | null;
  readonly stops: number | null;
  readonly meal: string | null;
  readonly operatedBy: string | null;
  readonly airlineLocator: string | null;
  /** Segments with the same value are sold together. */
  readonly marriedGroup: string | null;
  readonly flown: boolean;
  /** Computed from the time zones of both airports, else as printed. */
  readonly durationMinutes: number | null;
  readonly distanceKm: number | null;
}

export interface Train extends Journey {
  readonly number: string | null;
  readonly carrier: string | null;
  readonly operator: string | null;
  /** Station codes as printed; the name of a station printed without a code. */
  readonly origin: string | null;
  readonly destination: string | null;
  readonly originName: string | null;
  readonly destinationName: string | null;
  readonly arrival: string | null;
  readonly coach: string | null;
  readonly confirmation: string | null;
}

export interface Hotel extends LocalSegment {
  readonly name: string | null;
  readonly address: string | null;
  readonly checkIn: string | null;
  readonly checkOut: string | null;
  readonly chain: string | null;
  readonly rooms: number | null;
  readonly room: string | null;
  readonly nights: number | null;
  readonly rate: Money | null;
  readonly phone: string | null;
}

export interface Car extends LocalSegment {
  readonly company: string | null;
  readonly companyName: string | null;
  readonly count: number | null;
  readonly carType: string | null;
  readonly pickUpDate: string | null;
  /** `HH:MM`. */
  readonly pickUpTime: string | null;
  readonly pickUpPlace: string | null;
  readonly dropOffDate: string | null;
  readonly dropOffTime: string | null;
  readonly dropOffPlace: string | null;
  readonly rate: Money | null;
  readonly total: Money | null;
}

export interface OtherSegment extends LocalSegment {
  /** The keyword, as printed: `TUR`, `MIS`. */
  readonly type: string;
  readonly service: string | null;
  readonly provider: string | null;
  readonly toCity: string | null;
  readonly date: string | null;
  readonly endDate: string | null;
  readonly name: string | null;
  readonly text: string | null;
  /** The segment only keeps the record alive and involves no travel. */
  readonly retention: boolean;
}

export interface Ticket extends Association {
  /** `125-0000000001`. */
  readonly number: string;
  readonly type: string | null;
  readonly carrier: string | null;
  readonly issued: string | null;
  readonly total: Money | null;
  readonly office: string | null;
  /** The coupons in the image of the ticket; null if there are none. */
  readonly terms: FareTerms | null;
}

export interface AirlineLocator {
  readonly airline: string;
  readonly locator: string;
}

export interface SpecialServiceRequest extends Association {
  readonly code: string;
  readonly airline: string | null;
  readonly status: string | null;
  readonly text: string | null;
}

export interface OtherServiceInformation {
  readonly airline: string | null;
  readonly text: string;
  readonly persons: readonly number[];
}

export interface Contact {
  readonly type: "phone" | "email" | "address";
  readonly value: string;
  readonly persons: readonly number[];
}

export interface Remark {
  readonly type: string;
  readonly text: string;
}

/** What is printed on the tickets or kept for the accounts: an endorsement, a form of payment. */
export interface AccountingEntry extends Association {
  /** The keyword or the title of the section, as printed: `FE`, `FOP`, `ACCOUNTING DATA`. */
  readonly type: string;
  readonly text: string | null;
}

export interface TicketingArrangement {
  readonly state: "done" | "limit" | "other";
  readonly date: string | null;
  /** `HH:MM` on that date, on the clock of whoever printed it; null if it is not printed. */
  readonly clock: string | null;
  readonly office: string | null;
  readonly text: string | null;
}

/**
 * The part of a combined booking that comes from one record: the values the record states once, and
 * the indices of its entries in the lists of the booking.
 */
export interface RecordPart
  extends
    Pick<
      Booking,
      | "recordLocator"
      | "recordDate"
      | "office"
      | "receivedFrom"
      | "groupName"
      | "fare"
      | "airlineLocators"
      | "ticketing"
      | "yearEvidence"
    >,
    Indices<IndexedList> {}

/** The lists whose entries are referred to by index. */
export type IndexedList =
  | "persons"
  | "flights"
  | "trains"
  | "hotels"
  | "cars"
  | "otherSegments"
  | "cancelledFlights"
  | "tickets"
  | "ssr"
  | "osi"
  | "contacts"
  | "remarks"
  | "accounting";

/** For each list of the booking, positions in it. */
type Indices<List extends keyof Booking> = Readonly<Record<List, readonly number[]>>;

export interface YearEvidence {
  readonly by: "printed years" | "weekdays" | "record date" | "reference date" | "none";
  readonly warnings: readonly string[];
}
