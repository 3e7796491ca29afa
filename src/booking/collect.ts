import type {
  AirlineLocatorNode,
  AirNode,
  ContactNode,
  FareHeaderNode,
  FareNode,
  FareRowNode,
  FlightHeadingNode,
  HeaderNode,
  MembershipNode,
  NamesNode,
  Node,
  OsiNode,
  PrintedDate,
  Read,
  RemarkNode,
  SeatNode,
  SsrNode,
  TicketingNode,
  TicketIssueNode,
  TicketNode,
} from "../ast/nodes.ts";
import { Quote } from "./fares/quotes.ts";
import { RepeatedFlights } from "./itinerary/repeated-flights.ts";
import { Repeats } from "./itinerary/repeats.ts";
import { Segment, type SegmentNode } from "./itinerary/segments.ts";

/** Everything a record says, sorted by kind, in the order of the text and without repeats. */
export class Collection {
  readonly headers: HeaderNode[] = [];
  groupName: Read<string> | undefined;
  readonly names: NamesNode[] = [];
  /** Names that a fare lists. */
  readonly quotedNames: NamesNode[] = [];
  readonly segments: Segment[] = [];
  readonly requests: SsrNode[] = [];
  readonly osi: OsiNode[] = [];
  readonly contacts: ContactNode[] = [];
  readonly remarks: RemarkNode[] = [];
  readonly ticketing: TicketingNode[] = [];
  readonly tickets: TicketNode[] = [];
  readonly locators: AirlineLocatorNode[] = [];
  readonly quotes: Quote[] = [];
  /** Days with years that go with the trip. */
  readonly papers: PrintedDate[] = [];

  readonly seats: SeatNode[] = [];
  readonly memberships: MembershipNode[] = [];

  private readonly repeats = new Repeats();
  private readonly segmentOf = new Map<Node, Segment>();
  /** The flights that lines of another kind may repeat; made when the first one may. */
  private flights: RepeatedFlights | null = null;
  /** The flight that the seats and requests below its heading are about. */
  private heading: FlightHeadingNode | null = null;
  /** The segment that a line may qualify. */
  private segment: Segment | null = null;
  /** The fare that a line may add to. */
  private quote: Quote | null = null;

  constructor(nodes: readonly Node[]) {
    for (const node of nodes) {
      if (node.kind === "passage") continue;
      const original = this.repeats.findOriginal(node);
      if (original === null) this.take(node);
      else this.takeRepeat(original);
    }
  }

  /** What follows a repeated line adds to nothing new. */
  private takeRepeat(original: Node): void {
    const segment = this.segmentOf.get(original);
    this.segment = segment?.node === original ? segment : null;
    if (original.kind === "fareHeader") this.quote = new Quote(original);
  }

  private take(node: Node): void {
    switch (node.kind) {
      case "air":
      case "rail":
      case "hotel":
      case "car":
      case "other":
        this.takeSegment(node);
        break;
      case "operatedBy":
      case "stationNames":
      case "marriage":
      case "terminals":
        this.segment?.qualify(node);
        break;
      case "leg":
        this.segment?.addLeg(node);
        break;
      case "note":
        break;
      case "title":
        this.heading = null;
        break;
      default:
        this.segment = null;
        this.takeElement(node);
    }
  }

  private takeSegment(node: SegmentNode): void {
    this.quote = null;
    this.heading = null;
    if (node.kind === "air" && (node.verifies === true || this.flights !== null))
      this.segment = this.takeFlight(node, (this.flights ??= new RepeatedFlights(this.segments)));
    else this.segment = this.addSegment(new Segment(node));
  }

  private addSegment(segment: Segment): Segment {
    this.segments.push(segment);
    this.segmentOf.set(segment.source, segment);
    return segment;
  }

  /** A flight that a line may repeat: the display that verifies an itinerary can stand above it too. */
  private takeFlight(node: AirNode, flights: RepeatedFlights): Segment {
    const known = flights.repeatedBy(node);
    if (known !== undefined && node.verifies === true) {
      known.verify(node);
      return known;
    }
    const segment = new Segment(node);
    if (known !== undefined) {
      segment.takeOver(known);
      this.segments.splice(this.segments.indexOf(known), 1);
      this.segmentOf.delete(known.source);
      flights.remove(known);
    }
    flights.add(segment);
    return this.addSegment(segment);
  }

  private takeElement(node: Node): void {
    switch (node.kind) {
      case "flightHeading":
        this.heading = node;
        break;
      case "seat":
        this.seats.push(this.underHeading(node));
        break;
      case "membership":
        this.memberships.push(node);
        break;
      case "ssr":
        this.requests.push(this.underHeading(node));
        break;
      case "remark":
        this.remarks.push(node);
        break;
      case "contact":
        this.contacts.push(node);
        break;
      case "ticketing":
        this.ticketing.push(node);
        break;
      case "ticket":
        // The amounts below a ticket are its own.
        this.quote = null;
        this.tickets.push(node);
        break;
      case "ticketIssue":
        this.takeTicketIssue(node);
        break;
      case "osi":
        this.osi.push(node);
        break;
      case "airlineLocator":
        this.locators.push(node);
        break;
      case "fareHeader":
      case "fare":
      case "fareRow":
        this.takeFare(node);
        break;
      default:
        this.takeRecord(node);
    }
  }

  private takeTicketIssue({ issued, recordLocator }: TicketIssueNode): void {
    const ticket = this.tickets.pop();
    if (ticket === undefined) return;
    this.tickets.push({
      ...ticket,
      issued: ticket.issued ?? issued,
      recordLocator: ticket.recordLocator ?? recordLocator,
    });
  }

  /** A row with what the heading above it says of the flight. */
  private underHeading<T extends SeatNode | SsrNode>(node: T): T {
    if (this.heading === null || node.isBelowHeading !== true) return node;
    const { segments, airline, flight, date, origin, destination } = this.heading;
    return {
      ...node,
      segments,
      airline: node.airline ?? airline,
      flight,
      date,
      origin,
      destination,
    };
  }

  private takeRecord(node: Node): void {
    this.heading = null;
    switch (node.kind) {
      case "header":
        this.quote = null;
        this.headers.push(node);
        break;
      case "group":
        this.groupName ??= node.name;
        break;
      case "names":
        this.takeNames(node);
        break;
      case "notARecord":
        this.takePaper(node.dated);
        break;
    }
  }

  private takeNames(node: NamesNode): void {
    this.groupName ??= node.group;
    if (node.locator !== undefined) this.headers.push({ kind: "header", locator: node.locator });
    // A fare names its passengers before its amounts; names below them begin a record.
    if (this.quote === null || this.quote.isPriced) {
      this.quote = null;
      this.names.push(node);
      return;
    }
    this.quotedNames.push(node);
    this.quote.names.push(node);
  }

  private takeFare(node: FareHeaderNode | FareNode | FareRowNode): void {
    if (node.kind === "fare" && node.header !== undefined) this.takeFare(node.header);
    if (node.kind === "fareHeader" || this.quote === null) {
      this.quote = new Quote(node.kind === "fareHeader" ? node : null);
      this.quotes.push(this.quote);
    }
    if (node.kind === "fareRow") {
      this.quote.addRow(node);
      return;
    }
    this.takePaper(node.lastTicketing);
    if (node.kind !== "fare") return;
    this.takePaper(node.dated);
    if (node.begins === true && this.quote.isDetailed) {
      this.quote = new Quote(this.quote.header);
      this.quotes.push(this.quote);
    }
    this.quote.add(node);
  }

  private takePaper(dated: Read<PrintedDate> | undefined): void {
    if (dated !== undefined) this.papers.push(dated.value);
  }
}
