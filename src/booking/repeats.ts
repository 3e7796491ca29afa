import type { Node } from "../ast/nodes.ts";

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
  private byNumber: Map<string, Node[]> | null = null;

  /** The node that this one repeats; null for a new one. */
  findOriginal(node: Node): Node | null {
    const number = node.number?.value;
    // Amounts of a fare are numbered within it, if at all: two fares may well be equal.
    if (number === undefined || node.kind === "fare" || node.kind === "fareRow") return null;
    this.numbered.push(node);
    const value = Number(number);
    if (this.byNumber === null && value > this.highest) {
      this.highest = value;
      return null;
    }
    return this.lookUp(number, node);
  }

  private lookUp(number: string, node: Node): Node | null {
    if (this.byNumber === null) {
      this.byNumber = new Map();
      for (const earlier of this.numbered)
        if (earlier !== node) this.listOf(earlier.number?.value ?? "").push(earlier);
    }
    const list = this.listOf(number);
    const original = list.find((other) => isSameReading(node, other));
    if (original === undefined) list.push(node);
    return original ?? null;
  }

  private listOf(number: string): Node[] {
    this.byNumber ??= new Map();
    const list = this.byNumber.get(number) ?? [];
    this.byNumber.set(number, list);
    return list;
  }
}

/** Whether two nodes, or parts of them, say the same, wherever they stand in the text. */
function isSameReading(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isObject(one) || !isObject(other)) return false;
  const keys = Object.keys(one);
  for (const key of Object.keys(other)) if (!(key in one)) keys.push(key);
  return keys.every(
    (key) => key === "start" || key === "end" || isSameReading(one[key], other[key]),
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
