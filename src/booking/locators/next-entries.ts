import { isSegment } from "../../ast/kinds.ts";
import type { Node } from "../../ast/nodes.ts";

/**
 * Leaves out entries that retrieve a record and stand below the last traveller and the last segment: they ask
 * for another record, which the paste does not show.
 */
export function withoutNextEntries(nodes: readonly Node[]): readonly Node[] {
  const isEntry = (node: Node) =>
    node.kind === "header" && node.asked !== undefined && node.locator === undefined;
  if (!nodes.some(isEntry)) return nodes;
  const last = nodes.findLastIndex((node) => node.kind === "names" || isSegment(node));
  return last < 0 ? nodes : nodes.filter((node, index) => index < last || !isEntry(node));
}
