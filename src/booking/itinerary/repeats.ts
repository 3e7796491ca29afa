import type { Node } from "../../ast/nodes.ts";

/**
 * Finds numbered elements that are printed again after a page break: with the same number, kind and
 * printed values.
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

  findOriginal(node: Node, number: number): Node | null {
    if (this.byReading === null && number > this.highest) {
      this.highest = number;
      this.increasing.push(node);
      return null;
    }
    this.byReading ??= new Map(this.increasing.map((earlier) => [readingOf(earlier), earlier]));
    const reading = readingOf(node);
    const original = this.byReading.get(reading);
    if (original === undefined) this.byReading.set(reading, node);
    return original ?? null;
  }
}

/**
 * Properties that do not identify an element: its place, and a page mark or other words after it.
 */
const BESIDE_THE_POINT: ReadonlySet<string> = new Set(["start", "end", "unparsed"]);

/** The content of a node, regardless of its position in the text. */
function readingOf(node: Node): string {
  return JSON.stringify(node, (key, value: unknown) =>
    BESIDE_THE_POINT.has(key) ? undefined : value,
  );
}
