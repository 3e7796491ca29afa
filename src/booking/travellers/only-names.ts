import { saysNothing } from "../../ast/kinds.ts";
import type { Node } from "../../ast/nodes.ts";
import type { Person } from "../model/booking.ts";

/**
 * Whether a text consists only of numbered words with a slash, without a title, a type or a count: an
 * agenda looks the same (`1. DESIGN/BUILD`).
 */
export function areOnlyNumberedWords(nodes: readonly Node[], persons: readonly Person[]): boolean {
  return persons.length > 0 && persons.every(isBare) && nodes.every(isBareNames);
}

function isBareNames(node: Node): boolean {
  if (node.kind !== "names") return saysNothing(node);
  return node.locator === undefined && node.group === undefined;
}

function isBare({ title, type, birthDate, identification, source }: Person): boolean {
  const { number } = source;
  if (number === undefined || number.value.includes(".")) return false;
  return title === "" && type === null && birthDate === null && identification === null;
}
