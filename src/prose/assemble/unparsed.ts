import type { Node, Read, Span } from "../../ast/nodes.ts";
import { isRead } from "../../ast/values.ts";
import type { Fact } from "../facts/fact.ts";
import { isNameOfCode } from "./names-of-codes.ts";

/** Facts that belong to what others say, or separate them. */
const NEUTRAL: ReadonlySet<Fact["kind"]> = new Set([
  "mark",
  "known",
  "link",
  "side",
  "noSide",
  "letter",
  "checkIn",
  "checkOut",
  "travellers",
  "platform",
]);

/**
 * The parts of a piece of a line that have no meaning: words, and values that no node contains.
 *
 * @param values the places of the values of the nodes that were made from the line
 */
export function unparsedIn(
  { start, end }: Span,
  facts: readonly Fact[],
  values: readonly Span[],
  text: string,
): readonly Read<string>[] {
  const found: { start: number; end: number }[] = [];
  let isOpen = false;
  for (const fact of facts) {
    if (fact.start < start || fact.end > end || NEUTRAL.has(fact.kind)) continue;
    const last = found.at(-1);
    if (values.some((value) => isWithin(value, fact) || isWithin(fact, value))) isOpen = false;
    else if (isOpen && last !== undefined) last.end = fact.end;
    else {
      found.push({ start: fact.start, end: fact.end });
      isOpen = true;
    }
  }
  const unknown = found.filter((span) => !isNameOfCode(span, facts, text));
  return unknown.map((span) => ({ ...span, value: text.slice(span.start, span.end) }));
}

function isWithin(inner: Span, outer: Span): boolean {
  return inner.start >= outer.start && inner.end <= outer.end;
}

/** The places of the values of a node, and of the travellers in it. */
export function readsOf(node: Node): readonly Span[] {
  const found: Span[] = [];
  addReads(node, found);
  return found;
}

function addReads(value: object, found: Span[]): void {
  const fields: readonly unknown[] = Object.values(value);
  for (const field of fields) {
    if (!isObject(field)) continue;
    if (isRead(field)) found.push(field);
    else addReads(field, found);
  }
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
