import type { Node } from "../ast/nodes.ts";
import { isJourney, keyOfJourney } from "./belonging.ts";

/**
 * Parts what the lines of one reading say where an itinerary is counted anew under a record that is
 * whole: what is counted anew is of another record. A page that is printed again holds the same
 * journeys, and an itinerary alone can be counted in any way.
 */
export function countedAnew(nodes: readonly Node[]): readonly (readonly Node[])[] {
  const records: Node[][] = [];
  let record = new Count();
  let first = 0;
  for (const [index, node] of nodes.entries()) {
    if (record.isBegunAnewBy(node)) {
      records.push(nodes.slice(first, index));
      first = index;
      record = new Count();
    }
    record.take(node);
  }
  return [...records, nodes.slice(first)];
}

/** How far a record is counted. */
class Count {
  private isWhole = false;
  private highest = 0;
  private readonly journeys = new Set<string>();

  take(node: Node): void {
    if (node.kind === "names" || (node.kind === "header" && node.locator !== undefined))
      this.isWhole = true;
    if (!isJourney(node)) return;
    this.journeys.add(keyOfJourney(node));
    this.highest = Math.max(this.highest, numberOf(node) ?? 0);
  }

  isBegunAnewBy(node: Node): boolean {
    if (!this.isWhole || !isJourney(node) || (node.kind === "air" && node.verifies === true))
      return false;
    const number = numberOf(node);
    return number !== null && number <= this.highest && !this.journeys.has(keyOfJourney(node));
  }
}

function numberOf({ number }: Node): number | null {
  return number === undefined ? null : Number(number.value);
}
