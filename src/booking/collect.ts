import type {
  AccountingNode,
  AirlineLocatorNode,
  AirNode,
  ContactNode,
  CouponNode,
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
import { TicketImage } from "./fares/tickets.ts";
import {
  dropAnsweredEntries,
  isTimeless,
  RepeatedFlights,
  TimedFlights,
} from "./itinerary/repeated-flights.ts";
import { dropShorter, Repeats } from "./itinerary/repeats.ts";
import { headingOf, seatRowOf, withHeading } from "./itinerary/headings.ts";
import { Qualifiers } from "./itinerary/qualifiers.ts";
import { Segment, type SegmentNode } from "./itinerary/segments.ts";

/** The nodes of a record sorted by kind, in the order of the text and without repeats. */
export class Collection {
  readonly headers: HeaderNode[] = [];
  groupName: Read<string> | undefined;
  readonly names: NamesNode[] = [];
  /** Names listed by a fare. */
  readonly quotedNames: NamesNode[] = [];
  readonly segments: Segment[] = [];
  /** The flights that the text says are cancelled. */
  readonly cancelled: Segment[] = [];
  readonly requests: SsrNode[] = [];
  readonly osi: OsiNode[] = [];
  readonly contacts: ContactNode[] = [];
  readonly remarks: RemarkNode[] = [];
  readonly accounting: AccountingNode[] = [];
  /** Who asked for the last change. */
  receivedFrom: Read<string> | undefined;
  readonly ticketing: TicketingNode[] = [];
  readonly tickets: TicketNode[] = [];
  readonly images: TicketImage[] = [];
  readonly locators: AirlineLocatorNode[] = [];
  readonly quotes: Quote[] = [];
  /** Full dates that help to determine the year of the trip. */
  readonly datedEvidence: PrintedDate[] = [];

  /** The rows of seat lists, each with the flight of the heading above it. */
  readonly seats: { readonly node: Node; readonly row: SeatNode }[] = [];
  readonly memberships: MembershipNode[] = [];

  /** Whether the text has a line that no rule reads and that can be a segment. */
  hasUnread = false;

  private readonly qualifiers = new Qualifiers(this.segments);
  private readonly repeats = new Repeats();
  private readonly segmentOf = new Map<Node, Segment>();
  /** The flights that verification lines may repeat; created with the first such line. */
  private flights: RepeatedFlights | null = null;
  /** The flights that headings may repeat; created with the first flight without times. */
  private timed: TimedFlights | null = null;
  /** The heading that names the flight of the seats and requests below it. */
  private heading: FlightHeadingNode | null = null;
  /** The fare that the next line may add to. */
  private quote: Quote | null = null;
  /** The ticket whose image the next line may belong to. */
  private image: TicketImage | null = null;

  constructor(nodes: readonly Node[]) {
    for (const node of nodes) {
      if (node.kind === "passage") continue;
      const original = this.repeats.findOriginal(node);
      if (original === null) this.collect(node);
      else this.collectRepeat(original);
    }
    this.qualifiers.close();
    dropAnsweredEntries(this.segments);
    dropShorter(this.segments);
  }

  /** Lets the following lines qualify the original of a repeated line. */
  private collectRepeat(original: Node): void {
    const segment = this.segmentOf.get(original);
    this.qualifiers.beginAgain(segment?.node === original ? segment : null);
    if (original.kind === "fareHeader") this.quote = new Quote(original);
  }

  /** The lines whose content nothing in the booking has, because what they are about is not there. */
  get strays(): readonly Node[] {
    return this.qualifiers.strays;
  }

  private collect(node: Node): void {
    switch (node.kind) {
      case "air":
      case "rail":
      case "hotel":
      case "car":
      case "other":
        this.collectSegment(node);
        break;
      case "operatedBy":
      case "stationNames":
      case "marriage":
      case "terminals":
        this.qualifiers.add(node);
        break;
      case "leg":
        this.qualifiers.addLeg(node);
        break;
      case "note":
        break;
      case "title":
        this.heading = null;
        break;
      case "unread":
        if (node.isWords === true) break;
        this.hasUnread = true;
        this.qualifiers.begin(null);
        break;
      default:
        this.qualifiers.begin(null);
        this.collectElement(node);
    }
  }

  private collectSegment(node: SegmentNode): void {
    this.quote = null;
    this.image = null;
    this.heading = null;
    const row = node.kind === "air" ? seatRowOf(node) : null;
    if (row !== null) this.seats.push({ node, row });
    if (node.kind === "air" && node.entered !== true && isTimeless(node) && this.isRepeated(node)) {
      this.qualifiers.begin(null);
      this.heading = headingOf(node);
      return;
    }
    const segment =
      node.kind === "air" && (node.verifies === true || this.flights !== null)
        ? this.collectFlight(node, (this.flights ??= new RepeatedFlights(this.segments)))
        : this.addSegment(new Segment(node));
    this.qualifiers.begin(segment);
  }

  private isRepeated(node: AirNode): boolean {
    return (this.timed ??= new TimedFlights(this.segments)).has(node);
  }

  private addSegment(segment: Segment): Segment {
    this.timed?.add(segment);
    this.segments.push(segment);
    this.segmentOf.set(segment.source, segment);
    return segment;
  }

  /** Adds a flight, merged with its verification line, which can be printed before or after it. */
  private collectFlight(node: AirNode, flights: RepeatedFlights): Segment {
    const known = flights.repeatedBy(node);
    if (known !== undefined && node.verifies === true) {
      known.addVerification(node);
      return known;
    }
    const segment = new Segment(node);
    if (known !== undefined) {
      segment.mergeVerification(known);
      this.segments.splice(this.segments.indexOf(known), 1);
      this.segmentOf.delete(known.source);
      flights.remove(known);
    }
    flights.add(segment);
    return this.addSegment(segment);
  }

  private collectElement(node: Node): void {
    switch (node.kind) {
      case "cancelled":
        this.cancelled.push(new Segment(node.flight));
        break;
      case "flightHeading":
        this.heading = node;
        break;
      case "seat":
        this.seats.push({ node, row: withHeading(node, this.heading) });
        break;
      case "membership":
        this.memberships.push(node);
        break;
      case "ssr":
        this.requests.push(withHeading(node, this.heading));
        break;
      case "remark":
        this.remarks.push(node);
        break;
      case "received":
        this.receivedFrom ??= node.from;
        break;
      case "accounting":
        this.collectAccounting(node);
        break;
      case "contact":
        this.contacts.push(node);
        break;
      case "ticketing":
        this.ticketing.push(node);
        break;
      case "osi":
        this.osi.push(node);
        break;
      case "airlineLocator":
        this.locators.push(node);
        break;
      default:
        this.collectPrice(node);
    }
  }

  private collectAccounting(node: AccountingNode): void {
    this.accounting.push(node);
    if (node.validatingCarrier !== undefined) this.quoteAt(null).addCarrier(node);
  }

  private collectPrice(node: Node): void {
    switch (node.kind) {
      case "ticket":
        this.collectTicket(node);
        break;
      case "ticketIssue":
        this.collectTicketIssue(node);
        break;
      case "coupon":
        this.collectCoupon(node);
        break;
      case "fareHeader":
      case "fare":
      case "fareRow":
        this.collectFare(node);
        break;
      default:
        this.collectRecordData(node);
    }
  }

  private collectTicket(node: TicketNode): void {
    // Amounts below a ticket belong to the ticket.
    this.quote = null;
    this.tickets.push(node);
    this.image = node.image === true ? new TicketImage(node) : null;
    if (this.image !== null) this.images.push(this.image);
  }

  private collectCoupon(node: CouponNode): void {
    if (node.ofTicket === true) {
      this.image?.addCoupon(node);
      return;
    }
    this.quote?.addCoupon(node);
    // The last day alone can be months after the trip.
    if (node.notBefore?.value.year != null) this.addDatedEvidence(node.notBefore);
  }

  private collectTicketIssue(node: TicketIssueNode): void {
    const { issued, recordLocator, endorsement, ofImage = false } = node;
    if (endorsement !== undefined) this.image?.endorse(endorsement);
    const ticket = ofImage && this.image === null ? undefined : this.tickets.pop();
    if (ticket !== undefined) {
      const locator = ticket.recordLocator ?? recordLocator;
      const issue = { issued: ticket.issued ?? issued, recordLocator: locator };
      this.tickets.push(Object.assign({}, ticket, issue));
    } else if (ofImage) this.addDatedEvidence(issued);
  }

  private collectRecordData(node: Node): void {
    this.heading = null;
    switch (node.kind) {
      case "header":
        this.quote = null;
        this.image = null;
        this.headers.push(node);
        break;
      case "group":
        this.groupName ??= node.name;
        break;
      case "names":
        this.collectNames(node);
        break;
      case "notARecord":
        this.addDatedEvidence(node.dated);
        break;
    }
  }

  private collectNames(node: NamesNode): void {
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

  private collectFare(node: FareHeaderNode | FareNode | FareRowNode): void {
    if (node.kind === "fare" && node.header !== undefined) this.collectFare(node.header);
    const quote = this.quoteAt(node.kind === "fareHeader" ? node : null);
    if (node.kind === "fareRow") {
      quote.addRow(node);
      return;
    }
    this.addDatedEvidence(node.lastTicketing);
    if (node.kind !== "fare") return;
    this.addDatedEvidence(node.dated);
    const isNext = node.begins === true && quote.isDetailed;
    (isNext ? this.beginQuote(quote.header) : quote).add(node);
  }

  /** The fare that a line adds to; a header begins one. */
  private quoteAt(header: FareHeaderNode | null): Quote {
    return header === null && this.quote !== null ? this.quote : this.beginQuote(header);
  }

  private beginQuote(header: FareHeaderNode | null): Quote {
    this.quote = new Quote(header);
    this.quotes.push(this.quote);
    return this.quote;
  }

  private addDatedEvidence(dated: Read<PrintedDate> | undefined): void {
    if (dated !== undefined) this.datedEvidence.push(dated.value);
  }
}
