/**
 * The vocabulary every grammar speaks: what a line of a booking record can say, whatever system
 * printed it. A grammar builds these nodes; the mapper reads them; neither knows the other.
 *
 * A field is absent where the text does not print it. Every printed value is a `Read`: the value
 * with its place, as half-open offsets in the joined text of the `Document` (see `src/decode/engine`).
 */

/** A half-open range of offsets. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A value read from the text, with its place. */
export interface Read<T> extends Span {
  readonly value: T;
  /** The text, where no terminal prints it so, and it is read as what it must mean: `1740A`. */
  readonly mended?: string;
}

/** A printed day. `month` is 1 to 12; `year` has four digits, or is null where none is printed. */
export interface PrintedDate {
  readonly day: number;
  readonly month: number;
  /** As printed: of two digits, below 100, the century is left open. */
  readonly year: number | null;
}

/** Minutes after local midnight, 0 to 1439. */
export type Clock = number;

/** 1 is Monday, 7 is Sunday. */
export type Weekday = number;

/** An amount of money. `amount` is the printed decimal number; `currency` an ISO 4217 code. */
export interface Money {
  readonly currency: string;
  readonly amount: number;
}

type Optional<T> = Read<T> | undefined;

/** What an element says it belongs to: numbers of segments and of persons, as the record counts them. */
export interface Association {
  readonly segments?: Optional<readonly string[]>;
  readonly persons?: Optional<readonly string[]>;
  /** Persons that it names, whole or cut: `SAMPLEMAN/ARIA`, `SAMPL/A`. */
  readonly named?: readonly PersonName[];
}

/** A flight as another line refers to it: all of what is printed must be the flight's. */
export interface FlightReference {
  readonly airline?: Optional<string>;
  /** The flight's number, with any zeros before it: `0175`. */
  readonly flight?: Optional<string>;
  /** The day it departs. */
  readonly date?: Optional<PrintedDate>;
  readonly origin?: Optional<string>;
  readonly destination?: Optional<string>;
}

interface LineNode<Kind extends string> {
  readonly kind: Kind;
  /** The number the record gives the element. */
  readonly number?: Optional<string>;
  /** Parts of the line that the rule found no meaning for. */
  readonly unparsed?: readonly Read<string>[] | undefined;
}

/** One traveller of a name line. */
export interface PersonName {
  /** How the record refers to this traveller elsewhere: `2`, or `2.1`. */
  readonly number?: Optional<string>;
  /** Absent where the name shares the surname of the traveller before it (lap infants). */
  readonly surname?: Optional<string>;
  /** Given names with a title, spaced or glued, as printed. */
  readonly given?: Optional<string>;
  /** The name as printed. */
  readonly printed: Read<string>;
  /** Passenger type code: `ADT`, `CHD`, `INF`, `C05`. */
  readonly passengerType?: Optional<string>;
  readonly birthDate?: Optional<PrintedDate>;
  readonly identification?: Optional<string>;
  /** An infant, on an item of its own. */
  readonly infant?: boolean;
  /** A lap infant that hangs on the traveller before it. */
  readonly infantOfPrevious?: boolean;
  /** The number of the traveller on whose lap it is, where an item of its own says it. */
  readonly infantOf?: Optional<string>;
}

export interface NamesNode extends LineNode<"names"> {
  readonly persons: readonly PersonName[];
  /** The name of the group they belong to, where it stands among them. */
  readonly group?: Optional<string>;
  /** The record's locator, where it ends the line. */
  readonly locator?: Optional<string>;
  /** The system that printed them glues titles to given names: `JANEMS`. */
  readonly gluesTitles?: boolean;
}

/** A group booking's own line. */
export interface GroupNode extends LineNode<"group"> {
  readonly name: Read<string>;
  readonly unassigned?: Optional<number>;
  readonly named?: Optional<number>;
}

/** The record's own data: locator, office, dates. Several header lines add up. */
export interface HeaderNode extends LineNode<"header"> {
  readonly locator?: Optional<string>;
  /** The locator an agent asked for; it holds where no header prints one. */
  readonly asked?: Optional<string>;
  readonly office?: Optional<string>;
  readonly created?: Optional<PrintedDate>;
  readonly updated?: Optional<PrintedDate>;
}

/** Where and when a segment lies, in what the segments of all kinds share. */
interface SegmentFields {
  readonly status?: Optional<string>;
  /** Seats, rooms, cars: the number after the status. */
  readonly count?: Optional<number>;
  readonly date?: Optional<PrintedDate>;
  readonly weekday?: Optional<Weekday>;
}

interface JourneyFields extends SegmentFields {
  readonly origin?: Optional<string>;
  readonly destination?: Optional<string>;
  readonly departure?: Optional<Clock>;
  readonly arrival?: Optional<Clock>;
  readonly arrivalDate?: Optional<PrintedDate>;
  readonly arrivalWeekday?: Optional<Weekday>;
  /** The printed day marker: days between departure and arrival date, -1 to 3. */
  readonly arrivalDays?: Optional<number>;
  readonly bookingClass?: Optional<string>;
  readonly equipment?: Optional<string>;
}

export interface AirNode extends LineNode<"air">, JourneyFields {
  readonly airline: Read<string>;
  /** As printed: `085`, `4417A`, `OPEN`. */
  readonly flight: Read<string>;
  readonly departureTerminal?: Optional<string>;
  readonly arrivalTerminal?: Optional<string>;
  readonly stops?: Optional<number>;
  readonly meals?: Optional<string>;
  readonly airlineLocator?: Optional<string>;
  readonly operatedBy?: Optional<string>;
  readonly married?: Optional<string>;
  readonly flown?: Optional<boolean>;
  /** Minutes under way. */
  readonly elapsed?: Optional<number>;
  readonly miles?: Optional<number>;
  /** The line repeats a flight of the itinerary, to add to it. */
  readonly verifies?: boolean;
}

/** The next leg of the flight before it, which goes on under the same number. */
export interface LegNode extends LineNode<"leg">, JourneyFields {
  readonly meals?: Optional<string>;
  readonly elapsed?: Optional<number>;
  readonly miles?: Optional<number>;
}

export interface RailNode extends LineNode<"rail">, JourneyFields {
  readonly train?: Optional<string>;
  /** The carrier's code: `2C`, `2V`. */
  readonly carrier?: Optional<string>;
  readonly operator?: Optional<string>;
  readonly originName?: Optional<string>;
  readonly destinationName?: Optional<string>;
  readonly coach?: Optional<string>;
  readonly seats?: Optional<readonly string[]>;
  readonly confirmation?: Optional<string>;
}

/** A gap in the itinerary that the traveller covers on their own. */
export type SurfaceNode = LineNode<"surface">;

export interface HotelNode extends LineNode<"hotel">, SegmentFields {
  readonly chain?: Optional<string>;
  readonly city?: Optional<string>;
  /** `date` of the segment fields is the check-in. */
  readonly checkOut?: Optional<PrintedDate>;
  readonly nights?: Optional<number>;
  readonly name?: Optional<string>;
  readonly address?: Optional<string>;
  readonly room?: Optional<string>;
  readonly rate?: Optional<Money>;
  readonly confirmation?: Optional<string>;
  readonly phone?: Optional<string>;
}

export interface CarNode extends LineNode<"car">, SegmentFields {
  readonly company?: Optional<string>;
  readonly companyName?: Optional<string>;
  readonly city?: Optional<string>;
  /** `date` of the segment fields is the pick-up. */
  readonly dropOff?: Optional<PrintedDate>;
  readonly pickUpTime?: Optional<Clock>;
  readonly dropOffTime?: Optional<Clock>;
  readonly pickUpPlace?: Optional<string>;
  readonly dropOffPlace?: Optional<string>;
  readonly carType?: Optional<string>;
  readonly rate?: Optional<Money>;
  readonly total?: Optional<Money>;
  readonly confirmation?: Optional<string>;
}

/** Tour, insurance, limousine, ancillary service, miscellaneous. */
export interface OtherSegmentNode extends LineNode<"other">, SegmentFields {
  /** The keyword, as printed: `TUR`, `MIS`. */
  readonly type: Read<string>;
  /** What a structured miscellaneous segment says it is: `TOR`, `INS`. */
  readonly service?: Optional<string>;
  readonly provider?: Optional<string>;
  readonly city?: Optional<string>;
  readonly toCity?: Optional<string>;
  readonly endDate?: Optional<PrintedDate>;
  readonly name?: Optional<string>;
  readonly text?: Optional<string>;
  readonly confirmation?: Optional<string>;
  /** The segment only keeps the record alive: no travel. */
  readonly retention?: boolean;
}

/** Names who flies the segment before it; absent `operator` where the line is a placeholder. */
export interface OperatedByNode extends LineNode<"operatedBy"> {
  readonly operator?: Optional<string>;
}

/** Names the stations of the rail segment before it. */
export interface StationNamesNode extends LineNode<"stationNames"> {
  readonly origin?: Optional<string>;
  readonly originName?: Optional<string>;
  readonly destination?: Optional<string>;
  readonly destinationName?: Optional<string>;
  readonly trainType?: Optional<string>;
}

/** Says how the segment before it is married: `A01`. */
export interface MarriageNode extends LineNode<"marriage"> {
  readonly group: Read<string>;
}

/** Terminals of the segment before it. */
export interface TerminalsNode extends LineNode<"terminals"> {
  readonly departureTerminal?: Optional<string>;
  readonly arrivalTerminal?: Optional<string>;
}

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

/** A membership in an airline's programme. */
export interface MembershipNode extends LineNode<"membership">, Association {
  readonly airline?: Optional<string>;
  readonly membership: Read<string>;
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

export interface ContactNode extends LineNode<"contact">, Association {
  readonly type: "phone" | "email" | "address";
  readonly value: Read<string>;
}

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

/** What a line can say. */
export type Node =
  | NamesNode
  | GroupNode
  | HeaderNode
  | AirNode
  | LegNode
  | RailNode
  | SurfaceNode
  | HotelNode
  | CarNode
  | OtherSegmentNode
  | OperatedByNode
  | StationNamesNode
  | MarriageNode
  | TerminalsNode
  | FlightHeadingNode
  | SeatNode
  | MembershipNode
  | SsrNode
  | OsiNode
  | ContactNode
  | TicketingNode
  | TicketNode
  | TicketIssueNode
  | FareHeaderNode
  | FareNode
  | FareRowNode
  | AirlineLocatorNode
  | RemarkNode
  | NoteNode
  | PassageNode
  | TitleNode
  | NotARecordNode;
