/** Locates the printed values of a booking's entries. */
import type { Read, Span } from "../../ast/nodes.ts";
import { isRead } from "../../ast/values.ts";

/** The range in which a value is printed. */
export interface Printed extends Span {
  /** The enclosing read value, if the value is only part of it. */
  readonly within?: Span;
}

/**
 * The printed ranges of an entry's fields, by field name; a list has one range per element. Values
 * that have no field of their own (a weekday, an arrival day mark) are included under other names.
 */
export type Sources = Readonly<Record<string, Printed | readonly Printed[]>>;

type Found = Printed | readonly Printed[] | undefined;

/**
 * The ranges of all values of a node.
 *
 * @param names the entry's names for fields of the node, if they differ
 * @param others ranges from other nodes, by field; undefined removes the field
 */
export function sourcesOf(
  node: object,
  names: Readonly<Record<string, string>>,
  others: Readonly<Record<string, Found>> = {},
): Sources {
  const sources = new Map<string, Found>();
  for (const [field, value] of Object.entries(node))
    if (isRead(value)) sources.set(names[field] ?? field, value);
  for (const [field, found] of Object.entries(others)) sources.set(field, found);
  return Object.fromEntries(
    [...sources].flatMap(([field, found]) => (found === undefined ? [] : [[field, found]])),
  );
}

/** The range of a part of a read value; undefined if the part is not printed verbatim. */
export function partOf(
  read: Read<string> | undefined,
  part: string,
  end: "first" | "last",
): Printed | undefined {
  if (read === undefined || part === "") return undefined;
  const at = end === "first" ? read.value.indexOf(part) : read.value.lastIndexOf(part);
  if (at === -1) return undefined;
  const start = read.start + at;
  return { start, end: start + part.length, within: read };
}

/** The range from the first to the last of several values on a line. */
export function enclosingSpan(reads: readonly Span[]): Printed | undefined {
  const [first] = reads;
  if (first === undefined) return undefined;
  return {
    start: reads.reduce((least, { start }) => Math.min(least, start), first.start),
    end: reads.reduce((most, { end }) => Math.max(most, end), first.end),
    within: first,
  };
}

/** The read values of a node. */
export function readsIn(node: object): readonly Read<unknown>[] {
  return Object.values(node).filter(isRead);
}
