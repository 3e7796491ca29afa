import type {
  AirNode,
  CarNode,
  Clock,
  HotelNode,
  LegNode,
  MarriageNode,
  OperatedByNode,
  OtherSegmentNode,
  PrintedDate,
  RailNode,
  Read,
  StationNamesNode,
  TerminalsNode,
  Weekday,
} from "../../ast/nodes.ts";
import type { PlainDay } from "../dates/days.ts";
import { isTrain } from "./rail-carriers.ts";
import { SeatList } from "./seat-list.ts";
import { valueOf } from "../model/values.ts";

export type SegmentNode = AirNode | RailNode | HotelNode | CarNode | OtherSegmentNode;

/** A line about the segment before it. */
export type QualifierNode = OperatedByNode | StationNamesNode | MarriageNode | TerminalsNode;

/**
 * How a segment relates to the others in time: journeys are in chronological order, stays are among
 * them, and a retention segment, which only keeps the record alive, is anywhere after them.
 */
export type SegmentRole = "journey" | "stay" | "retention";

/** One segment of the itinerary, with the lines that qualify it. */
export class Segment {
  readonly role: SegmentRole;
  /** The line that books it. */
  readonly source: SegmentNode;
  /** The content of that line, combined with that of lines that repeat it. */
  private printed: SegmentNode;
  /** Further legs of a flight that continues under the same number. */
  readonly legs: LegNode[] = [];
  /** The calendar day the segment begins; null until its year is known or if it has no date. */
  day: PlainDay | null = null;
  operator: Read<string> | undefined;
  stations: StationNamesNode | undefined;
  terminals: TerminalsNode | undefined;
  marriage: MarriageNode | undefined;
  readonly seats = new SeatList();
  /** The index in the booking's flights; null if the segment is not a flight. */
  flight: number | null = null;

  constructor(node: SegmentNode) {
    this.source = node;
    this.printed = node;
    this.role = roleOf(node);
    if (node.kind === "air") this.addOperator(node.operatedBy);
  }

  get node(): SegmentNode {
    return this.printed;
  }

  get date(): PrintedDate | undefined {
    return this.node.date?.value;
  }

  get weekday(): Weekday | null {
    return valueOf(this.node.weekday);
  }

  get arrivalDate(): PrintedDate | undefined {
    const { node } = this;
    return node.kind === "air" || node.kind === "rail" ? node.arrivalDate?.value : undefined;
  }

  /** Whether it is a train, even if printed like a flight. */
  get isTrain(): boolean {
    return this.node.kind === "rail" || (this.node.kind === "air" && isTrain(this.node));
  }

  /** Adds the information of a line below the segment. */
  qualify(node: QualifierNode): void {
    switch (node.kind) {
      case "operatedBy":
        this.addOperator(node.operator);
        break;
      case "stationNames":
        this.stations ??= node;
        break;
      case "marriage":
        this.marriage ??= node;
        break;
      case "terminals":
        // Below a further leg, the terminals are those of the final arrival.
        if (this.legs.length === 0) this.terminals ??= node;
        else this.terminals = { ...this.terminals, ...node, ...departureOf(this.terminals) };
        break;
    }
  }

  /** Adds terminals that a list prints; those below the flight count more. */
  addTerminals({ departureTerminal, arrivalTerminal }: TerminalsNode): void {
    const own = this.terminals;
    this.terminals = {
      kind: "terminals",
      departureTerminal: own?.departureTerminal ?? departureTerminal,
      arrivalTerminal: own?.arrivalTerminal ?? arrivalTerminal,
    };
  }

  /** Adds the next leg of the flight. */
  addLeg(leg: LegNode): void {
    if (this.printed.kind !== "air") return;
    this.legs.push(leg);
    // The arrival terminal of the previous leg is not that of the flight.
    if (this.terminals !== undefined)
      this.terminals = { kind: "terminals", ...departureOf(this.terminals) };
  }

  /** The leg with the final arrival; undefined if the flight's own line prints it. */
  get lastLeg(): LegNode | undefined {
    return this.isInItinerary ? undefined : this.legs.at(-1);
  }

  /** Whether the itinerary itself prints the segment, not only a display that verifies it. */
  get isInItinerary(): boolean {
    return this.printed.kind !== "air" || this.printed.verifies !== true;
  }

  /** Adds the details of a verification line that repeats the flight. */
  addVerification(row: AirNode): void {
    if (this.printed.kind !== "air") return;
    const { equipment, meals, stops, elapsed, miles } = row;
    this.printed = { equipment, meals, stops, elapsed, miles, ...withoutGaps(this.printed) };
    this.addOperator(row.operatedBy);
  }

  /** Merges a verification that was printed before the flight itself. */
  mergeVerification(verification: Segment): void {
    if (verification.printed.kind === "air") this.addVerification(verification.printed);
    this.operator = verification.operator ?? this.operator;
    this.terminals = verification.terminals;
    this.legs.push(...verification.legs);
  }

  /** The name of the segment in warnings: `Segment 4 (BA 117)`. */
  label(): string {
    const name = nameOf(this.node);
    return this.node.number === undefined
      ? `Segment ${name}`
      : `Segment ${this.node.number.value} (${name})`;
  }

  /**
   * Keeps the first operator, unless it is the flight of one (`AY1234`) or the beginning of the
   * other.
   */
  private addOperator(operator: Read<string> | undefined): void {
    if (operator === undefined) return;
    const known = this.operator?.value ?? "";
    if (
      operator.value.length > known.length &&
      (IS_FLIGHT.test(known) || operator.value.startsWith(known))
    )
      this.operator = operator;
  }
}

/** `AY1234`, `AY 1234 B`, `AY`. */
const IS_FLIGHT = /^[A-Z\d]{2}(?: ?\d{1,4}(?: ?[A-Z])?)?$/;

function departureOf(
  terminals: TerminalsNode | undefined,
): Pick<TerminalsNode, "departureTerminal"> {
  const departureTerminal = terminals?.departureTerminal;
  return departureTerminal === undefined ? {} : { departureTerminal };
}

/** A node without its undefined fields. */
function withoutGaps(node: AirNode): AirNode {
  const { kind, airline, flight } = node;
  const printed: Partial<AirNode> = Object.fromEntries(
    Object.entries(node).filter(([, value]) => value !== undefined),
  );
  return { ...printed, kind, airline, flight };
}

/** The printed times and days of a journey. */
export interface PrintedJourney {
  readonly departure?: Read<Clock> | undefined;
  readonly arrival?: Read<Clock> | undefined;
  readonly arrivalDate?: Read<PrintedDate> | undefined;
  readonly arrivalDays?: Read<number> | undefined;
  readonly arrivalWeekday?: Read<Weekday> | undefined;
}

function roleOf(node: SegmentNode): SegmentRole {
  if (node.kind === "air" || node.kind === "rail") return "journey";
  return node.kind === "other" && node.retention === true ? "retention" : "stay";
}

function nameOf(node: SegmentNode): string {
  if (node.kind === "air") return `${node.airline.value} ${node.flight.value}`;
  if (node.kind === "rail") return node.train === undefined ? "train" : `train ${node.train.value}`;
  return node.kind === "other" ? node.type.value : node.kind;
}
