/** Where the fields of a booking's entries are printed. */
import type { Read, Span } from "../../ast/nodes.ts";

/** Where a value is printed. */
export interface Printed extends Span {
  /** What was read, where the value is a part of it. */
  readonly within?: Span;
}

/**
 * Where the fields of an entry are printed, by their names; of a list, where each of its elements
 * is. What is read beside the fields (a weekday, a day marker) has a name of its own.
 */
export type Sources = Readonly<Record<string, Printed | readonly Printed[]>>;

type Found = Printed | readonly Printed[] | undefined;

/**
 * The places of all values that a node holds.
 *
 * @param names what an entry calls the fields of the node, where it has another name for them
 * @param others the places of what is read elsewhere; undefined for what the node does not say
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

/** Where a part of what was read is printed; undefined where it is not, or not as it is. */
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

/** From the first of several values of a line to the last. */
export function hullOf(reads: readonly Span[]): Printed | undefined {
  const [first] = reads;
  if (first === undefined) return undefined;
  return {
    start: reads.reduce((least, { start }) => Math.min(least, start), first.start),
    end: reads.reduce((most, { end }) => Math.max(most, end), first.end),
    within: first,
  };
}

/** The values that a node holds. */
export function readsIn(node: object): readonly Read<unknown>[] {
  return Object.values(node).filter(isRead);
}

function isRead(value: unknown): value is Read<unknown> {
  return typeof value === "object" && value !== null && "value" in value && "start" in value;
}
