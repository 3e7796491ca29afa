import type { AirNode, NamesNode, Node } from "../../ast/nodes.ts";
import { onlyOf } from "../../ast/only.ts";
import type { Grammar } from "../engine/grammar.ts";
import { readLines } from "../engine/read.ts";
import { SourceText } from "../text/source.ts";

/** What a grammar reads in a single line; null if no rule reads it. */
export function readAlone(line: string, grammar: Grammar): Node | null {
  const { lines } = readLines(SourceText.of(line), grammar);
  return onlyOf(lines)?.node ?? null;
}

/** Whether a rule read a line to its end. */
export function isReadWhole(node: Node | null): boolean {
  return node !== null && (node.unparsed ?? []).length === 0;
}

/**
 * Whether a flight was booked: whether the line says where it goes, and for how many. A coupon or a
 * seat has no count.
 */
export function isBooked({ origin, destination, count, flown }: AirNode): boolean {
  return origin !== undefined && destination !== undefined && (count ?? flown) !== undefined;
}

/** Whether a line consists of travellers. */
export function isTravellers(node: Node | null): node is NamesNode {
  return node?.kind === "names" && node.persons.length > 0;
}
