import type { Node } from "../../ast/nodes.ts";

/**
 * Finds the numbered elements that a page break prints a second time: same number, same kind, same
 * printed values.
 *
 * Numbers rise down a page, so as long as they do, nothing is compared.
 */
export class Repeats {
  private highest = -1;
  private readonly numbered: Node[] = [];
  /** Made when a number falls for the first time. */
  private byReading: Map<string, Node> | null = null;

  /** The node that this one repeats; null for a new one. */
  findOriginal(node: Node): Node | null {
    const number = node.number?.value;
    // Amounts of a fare are numbered within it, if at all: two fares may well be equal.
    if (number === undefined || node.kind === "fare" || node.kind === "fareRow") return null;
    const value = Number(number);
    if (this.byReading === null && value > this.highest) {
      this.highest = value;
      this.numbered.push(node);
      return null;
    }
    this.byReading ??= new Map(this.numbered.map((earlier) => [readingOf(earlier), earlier]));
    const reading = readingOf(node);
    const original = this.byReading.get(reading);
    if (original === undefined) this.byReading.set(reading, node);
    return original ?? null;
  }
}

/** What a node says, wherever it stands in the text. */
function readingOf(node: Node): string {
  return JSON.stringify(node, (key, value: unknown) =>
    key === "start" || key === "end" ? undefined : value,
  );
}
