import type {
  CouponNode,
  TicketingNode,
  TicketNode,
  TicketIssueNode,
  FareHeaderNode,
  FareNode,
  FareRowNode,
} from "./fares.ts";
import type { NamesNode, GroupNode, MembershipNode, ContactNode } from "./people.ts";
import type {
  HeaderNode,
  AirlineLocatorNode,
  RemarkNode,
  ReceivedNode,
  AccountingNode,
  NoteNode,
  PassageNode,
  TitleNode,
  UnreadNode,
  NotARecordNode,
} from "./record.ts";
import type {
  AirNode,
  CancelledNode,
  LegNode,
  RailNode,
  SurfaceNode,
  HotelNode,
  CarNode,
  OtherSegmentNode,
  OperatedByNode,
  StationNamesNode,
  MarriageNode,
  TerminalsNode,
} from "./segments.ts";
import type { FlightHeadingNode, SeatNode, SsrNode, OsiNode } from "./services.ts";

/*
 * The vocabulary shared by all grammars: everything a line of a booking record can say, whichever
 * system printed it. Grammars build these nodes and the mapper reads them; neither knows the other.
 *
 * A field is absent if the text does not print it. Every printed value is a `Read`: the value with
 * its half-open range of offsets in the joined text of the `Document` (see `src/decode/engine`).
 */

export type * from "./elements.ts";
export type * from "./fares.ts";
export type * from "./people.ts";
export type * from "./record.ts";
export type * from "./segments.ts";
export type * from "./services.ts";
export type * from "./values.ts";

/** The meaning of one line. */
export type Node =
  | NamesNode
  | GroupNode
  | HeaderNode
  | AirNode
  | CancelledNode
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
  | CouponNode
  | FareHeaderNode
  | FareNode
  | FareRowNode
  | AirlineLocatorNode
  | RemarkNode
  | ReceivedNode
  | AccountingNode
  | NoteNode
  | PassageNode
  | TitleNode
  | UnreadNode
  | NotARecordNode;
