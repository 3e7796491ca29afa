import type {
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
  NoteNode,
  PassageNode,
  TitleNode,
  NotARecordNode,
} from "./record.ts";
import type {
  AirNode,
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
 * The vocabulary every grammar speaks: what a line of a booking record can say, whatever system
 * printed it. A grammar builds these nodes; the mapper reads them; neither knows the other.
 *
 * A field is absent where the text does not print it. Every printed value is a `Read`: the value
 * with its place, as half-open offsets in the joined text of the `Document` (see `src/decode/engine`).
 */

export type * from "./elements.ts";
export type * from "./fares.ts";
export type * from "./people.ts";
export type * from "./record.ts";
export type * from "./segments.ts";
export type * from "./services.ts";
export type * from "./values.ts";

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
