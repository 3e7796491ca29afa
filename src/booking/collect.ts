import type {
  AirlineLocatorNode,
  ContactNode,
  FareHeaderNode,
  FareNode,
  FareRowNode,
  GroupNode,
  HeaderNode,
  NamesNode,
  Node,
  OsiNode,
  PrintedDate,
  Read,
  RemarkNode,
  SsrNode,
  TicketingNode,
  TicketNode,
} from "../ast/nodes.ts";
import { Quote } from "./quotes.ts";
import { Repeats } from "./repeats.ts";
import { Segment, type SegmentNode } from "./segments.ts";

/** Everything a record says, sorted by kind, in the order of the text and without repeats. */
export class Collection {
  readonly headers: HeaderNode[] = [];
  group: GroupNode | null = null;
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

  private readonly repeats = new Repeats();
  /** The segment that a line may qualify. */
  private segment: Segment | null = null;
  /** The fare that a line may add to. */
  private quote: Quote | null = null;

  constructor(nodes: readonly Node[]) {
    for (const node of nodes) {
      const original = this.repeats.findOriginal(node);
      if (original === null) this.take(node);
      else this.takeRepeat(original);
    }
  }

  /** What follows a repeated line adds to nothing new. */
  private takeRepeat(original: Node): void {
    this.segment = this.segments.find(({ node }) => node === original) ?? null;
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
      case "note":
        break;
      default:
        this.segment = null;
        this.takeElement(node);
    }
  }

  private takeSegment(node: SegmentNode): void {
    this.quote = null;
    this.segment = new Segment(node);
    this.segments.push(this.segment);
  }

  private takeElement(node: Node): void {
    switch (node.kind) {
      case "ssr":
        this.requests.push(node);
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

  private takeRecord(node: Node): void {
    switch (node.kind) {
      case "header":
        this.quote = null;
        this.headers.push(node);
        break;
      case "group":
        this.group ??= node;
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
    this.quote.add(node);
  }

  private takePaper(dated: Read<PrintedDate> | undefined): void {
    if (dated !== undefined) this.papers.push(dated.value);
  }
}
