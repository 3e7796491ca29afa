import type {
  AirNode,
  CarNode,
  Clock,
  HotelNode,
  MarriageNode,
  OperatedByNode,
  OtherSegmentNode,
  PrintedDate,
  RailNode,
  Read,
  StationNamesNode,
  TerminalsNode,
  Weekday,
} from "../ast/nodes.ts";
import type { Seat } from "./booking.ts";
import type { PlainDay } from "./days.ts";
import { isTrain } from "./rail-carriers.ts";
import { valueOf } from "./values.ts";

export type SegmentNode = AirNode | RailNode | HotelNode | CarNode | OtherSegmentNode;

/** A line about the segment before it. */
export type QualifierNode = OperatedByNode | StationNamesNode | MarriageNode | TerminalsNode;

/**
 * What a segment says about the order of time: journeys run forward, stays lie among them, and a
 * segment that only keeps the record alive lies anywhere after them.
 */
export type SegmentRole = "journey" | "stay" | "retention";

/** One segment of the itinerary, with the lines that qualify it. */
export class Segment {
  readonly node: SegmentNode;
  readonly role: SegmentRole;
  /** The calendar day the segment begins; null until its year is known, or where it has none. */
  day: PlainDay | null = null;
  operator: string | null = null;
  stations: StationNamesNode | undefined;
  terminals: TerminalsNode | undefined;
  marriage: MarriageNode | undefined;
  readonly seats: Seat[] = [];
  /** Its index in the flights; null where it is none. */
  flight: number | null = null;

  constructor(node: SegmentNode) {
    this.node = node;
    this.role = roleOf(node);
    if (node.kind === "air") this.takeOperator(node.operatedBy);
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

  /** Whether it is a train, whatever line printed it. */
  get isTrain(): boolean {
    return this.node.kind === "rail" || (this.node.kind === "air" && isTrain(this.node));
  }

  /** Takes over what a line below the segment says about it. */
  qualify(node: QualifierNode): void {
    switch (node.kind) {
      case "operatedBy":
        this.takeOperator(node.operator);
        break;
      case "stationNames":
        this.stations ??= node;
        break;
      case "marriage":
        this.marriage ??= node;
        break;
      case "terminals":
        this.terminals ??= node;
        break;
    }
  }

  /** How a warning names the segment: `Segment 4 (BA 117)`. */
  label(): string {
    const name = nameOf(this.node);
    return this.node.number === undefined
      ? `Segment ${name}`
      : `Segment ${this.node.number.value} (${name})`;
  }

  /** Of several operators the longest says most: `NORDIC REG FOR FINNAIR` more than `AY1234`. */
  private takeOperator(operator: Read<string> | undefined): void {
    if (operator === undefined) return;
    if (this.operator === null || operator.value.length > this.operator.length)
      this.operator = operator.value;
  }
}

/** Clocks and days of a segment that goes somewhere, as printed. */
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
