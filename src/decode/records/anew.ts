import type { Node } from "../../ast/nodes.ts";
import type { LineReading } from "../engine/line-reading.ts";
import { isJourney, keyOfJourney } from "./belonging.ts";

/**
 * Parts the lines of a reading where a record begins anew, though nothing in the text shows it but
 * what the lines say:
 *
 * - An itinerary is counted anew under a record that is whole. A page that is printed again holds the
 *   same journeys, and an itinerary alone can be counted in any way.
 * - Another locator stands between journeys.
 */
export function begunAnew(lines: readonly LineReading[]): readonly (readonly LineReading[])[] {
  const lastJourney = lines.findLastIndex(({ node }) => node !== null && isJourney(node));
  const records: LineReading[][] = [];
  let record = new Count();
  let first = 0;
  for (const [index, { node }] of lines.entries()) {
    if (node === null) continue;
    if (index <= lastJourney && record.endsBefore(node)) {
      records.push(lines.slice(first, index));
      first = index;
      record = new Count();
    }
    record.take(node);
  }
  return [...records, lines.slice(first)];
}

/** How far a record is counted. */
class Count {
  private locator: string | null = null;
  private hasNames = false;
  private highest = 0;
  private readonly journeys = new Set<string>();

  take(node: Node): void {
    // A page that begins again with its head is counted from its head.
    if (isHead(node)) this.highest = 0;
    if (node.kind === "names") this.hasNames = true;
    if (isHead(node)) this.locator ??= node.locator?.value ?? null;
    else if (isJourney(node)) {
      this.journeys.add(keyOfJourney(node));
      this.highest = Math.max(this.highest, numberOf(node) ?? 0);
    }
  }

  endsBefore(node: Node): boolean {
    if (isHead(node)) return this.isOfAnother(node.locator?.value ?? null);
    return isJourney(node) && this.isCountedAnewBy(node);
  }

  private isOfAnother(locator: string | null): boolean {
    return (
      this.journeys.size > 0 &&
      this.locator !== null &&
      locator !== null &&
      locator !== this.locator
    );
  }

  private isCountedAnewBy(node: Extract<Node, { kind: "air" | "rail" }>): boolean {
    const isWhole = this.hasNames || this.locator !== null;
    if (!isWhole || (node.kind === "air" && node.verifies === true)) return false;
    const number = numberOf(node);
    return number !== null && number <= this.highest && !this.journeys.has(keyOfJourney(node));
  }
}

/** A line of the record's head: a header, or names, of which either can print the locator. */
function isHead(node: Node): node is Extract<Node, { kind: "header" | "names" }> {
  return node.kind === "header" || node.kind === "names";
}

function numberOf({ number }: Node): number | null {
  return number === undefined ? null : Number(number.value);
}
