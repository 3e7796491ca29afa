import { flightIdentity } from "../../ast/flight-identity.ts";
import type { AirNode, Node } from "../../ast/nodes.ts";
import { isTimeless } from "./repeated-flights.ts";
import type { Segment } from "./segments.ts";

/**
 * Finds numbered elements that are printed again, after a page break or by another display: with the same number, kind
 * and printed values. A flight can be printed again with fewer values.
 */
export class Repeats {
  private readonly byKind = new Map<Node["kind"], NumberedNodes>();

  /** The node that this one repeats; null if it is new. */
  findOriginal(node: Node): Node | null {
    const number = node.number?.value;
    // Amounts are numbered within their fare, if at all, and two fares can be equal.
    if (number === undefined || node.kind === "fare" || node.kind === "fareRow") return null;
    let known = this.byKind.get(node.kind);
    if (known === undefined) this.byKind.set(node.kind, (known = new NumberedNodes()));
    return known.findOriginal(node, Number(number));
  }
}

/**
 * The numbered nodes of one kind. Their numbers increase down a page; nothing is compared as long as
 * they do.
 */
class NumberedNodes {
  private highest = -1;
  private readonly increasing: Node[] = [];
  /** Created when a number first decreases. */
  private byReading: Map<string, Node> | null = null;
  /** The flights by their keys; created when one may be printed again. */
  private byFlight: Map<string, Node> | null = null;

  findOriginal(node: Node, number: number): Node | null {
    if (this.byReading === null && number > this.highest) {
      this.highest = number;
      this.increasing.push(node);
      return null;
    }
    this.byReading ??= new Map(this.increasing.map((earlier) => [readingOf(earlier), earlier]));
    const reading = readingOf(node);
    const original = this.byReading.get(reading) ?? this.fuller(node);
    if (original === undefined) {
      this.byReading.set(reading, node);
      this.byFlight?.set(flightKeyOf(node), node);
    }
    return original ?? null;
  }

  /** The flight that a line prints again with fewer values. */
  private fuller(node: Node): Node | undefined {
    // Without its times, a flight can be the heading of seats or requests.
    if (node.kind !== "air" || isTimeless(node)) return undefined;
    this.byFlight ??= new Map(this.increasing.map((earlier) => [flightKeyOf(earlier), earlier]));
    const earlier = this.byFlight.get(flightKeyOf(node));
    return earlier?.kind === "air" && hasAllOf(earlier, node) ? earlier : undefined;
  }
}

/** Removes each flight that is printed again below, with the same number and all of its values. */
export function dropShorter(segments: Segment[]): void {
  const last = new Map<string, Segment>();
  const kept = segments.toReversed().filter((segment) => {
    const { node, operator, legs } = segment;
    if (node.kind !== "air" || node.number === undefined) return true;
    const key = flightKeyOf(node);
    const below = last.get(key);
    if (below === undefined) last.set(key, segment);
    if (below?.node.kind !== "air" || !hasAllOf(below.node, node) || legs.length > 0) return true;
    below.operator ??= operator;
    return false;
  });
  if (kept.length < segments.length) segments.splice(0, segments.length, ...kept.reverse());
}

/** The number of the element and what identifies its flight; the same for all that is no flight. */
function flightKeyOf(node: Node): string {
  return node.kind === "air" ? `${node.number?.value} ${flightIdentity(node)}` : "";
}

/** Whether a flight has the values of another, and perhaps more. */
function hasAllOf(fuller: AirNode, shorter: AirNode): boolean {
  const values = new Map<string, unknown>(Object.entries(fuller));
  return Object.entries(shorter).every(
    ([key, value]) =>
      BESIDE_THE_POINT.has(key) ||
      value === undefined ||
      readingOf(values.get(key)) === readingOf(value),
  );
}

/**
 * Properties that do not identify an element: its place, and a page mark or other words after it.
 */
const BESIDE_THE_POINT: ReadonlySet<string> = new Set(["start", "end", "unparsed"]);

/** The content of a node, regardless of its position in the text. */
function readingOf(printed: unknown): string {
  return JSON.stringify(printed, (key, value: unknown) =>
    BESIDE_THE_POINT.has(key) ? undefined : value,
  );
}
