import type { Node, Read, Span } from "../../ast/nodes.ts";
import type { Fact } from "../facts/fact.ts";

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
 * @param nodes the nodes that were made from the line
 */
export function unparsedIn(
  { start, end }: Span,
  facts: readonly Fact[],
  nodes: readonly Node[],
  text: string,
): readonly Read<string>[] {
  const values = nodes.flatMap(readsOf);
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
  return found.map((span) => ({ ...span, value: text.slice(span.start, span.end) }));
}

function isWithin(inner: Span, outer: Span): boolean {
  return inner.start >= outer.start && inner.end <= outer.end;
}

/** The places of the values of a node, and of the travellers in it. */
function readsOf(value: object): readonly Span[] {
  return Object.values(value).flatMap((field: unknown): readonly Span[] => {
    if (Array.isArray(field)) return field.flatMap(readsIn);
    return readsIn(field);
  });
}

function readsIn(field: unknown): readonly Span[] {
  if (!isObject(field)) return [];
  return isRead(field) ? [field] : readsOf(field);
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function isRead(value: object): value is Read<unknown> {
  return "value" in value && "start" in value && "end" in value;
}
