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
 * What a segment says about the order of time: journeys run forward, stays lie among them, and a
 * segment that only keeps the record alive lies anywhere after them.
 */
export type SegmentRole = "journey" | "stay" | "retention";

/** One segment of the itinerary, with the lines that qualify it. */
export class Segment {
  readonly role: SegmentRole;
  /** The line that books it. */
  readonly source: SegmentNode;
  /** What that line says, and what lines add that repeat it. */
  private printed: SegmentNode;
  /** The further legs of a flight that goes on under its number. */
  readonly legs: LegNode[] = [];
  /** The calendar day the segment begins; null until its year is known, or where it has none. */
  day: PlainDay | null = null;
  operator: Read<string> | undefined;
  stations: StationNamesNode | undefined;
  terminals: TerminalsNode | undefined;
  marriage: MarriageNode | undefined;
  readonly seats = new SeatList();
  /** Its index in the flights; null where it is none. */
  flight: number | null = null;

  constructor(node: SegmentNode) {
    this.source = node;
    this.printed = node;
    this.role = roleOf(node);
    if (node.kind === "air") this.takeOperator(node.operatedBy);
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
        // Under a further leg stands where the flight lands in the end.
        if (this.legs.length === 0) this.terminals ??= node;
        else this.terminals = { ...this.terminals, ...node, ...departureOf(this.terminals) };
        break;
    }
  }

  /** Adds the next leg of the flight. */
  addLeg(leg: LegNode): void {
    if (this.printed.kind !== "air") return;
    this.legs.push(leg);
    // Where the leg before it landed is not where the flight does.
    if (this.terminals !== undefined)
      this.terminals = { kind: "terminals", ...departureOf(this.terminals) };
  }

  /** The leg that leads to where the flight lands; undefined where its own line does. */
  get lastLeg(): LegNode | undefined {
    return this.isWholeFlight ? undefined : this.legs.at(-1);
  }

  /** Whether the itinerary prints it, and not a display alone that verifies itineraries. */
  get isWholeFlight(): boolean {
    return this.printed.kind !== "air" || this.printed.verifies !== true;
  }

  /** Takes over what a line adds that repeats the flight. */
  verify(row: AirNode): void {
    if (this.printed.kind !== "air") return;
    const { equipment, meals, stops, elapsed, miles } = row;
    this.printed = { equipment, meals, stops, elapsed, miles, ...withoutGaps(this.printed) };
    this.takeOperator(row.operatedBy);
  }

  /** Takes over what such a line added before the flight itself was printed. */
  takeOver(verification: Segment): void {
    if (verification.printed.kind === "air") this.verify(verification.printed);
    this.operator = verification.operator ?? this.operator;
    this.terminals = verification.terminals;
    this.legs.push(...verification.legs);
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
    if (this.operator === undefined || operator.value.length > this.operator.value.length)
      this.operator = operator;
  }
}

function departureOf(
  terminals: TerminalsNode | undefined,
): Pick<TerminalsNode, "departureTerminal"> {
  const departureTerminal = terminals?.departureTerminal;
  return departureTerminal === undefined ? {} : { departureTerminal };
}

/** A node without the fields that nothing was printed for. */
function withoutGaps(node: AirNode): AirNode {
  const { kind, airline, flight } = node;
  const printed: Partial<AirNode> = Object.fromEntries(
    Object.entries(node).filter(([, value]) => value !== undefined),
  );
  return { ...printed, kind, airline, flight };
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
