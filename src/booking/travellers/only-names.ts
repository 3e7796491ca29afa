import { saysNothing } from "../../ast/kinds.ts";
import type { NamesNode, Node } from "../../ast/nodes.ts";
import type { Person } from "../model/booking.ts";

/**
 * Whether a text consists only of numbered words with a slash, without a type or a count: an agenda looks the same
 * (`1. DESIGN/BUILD`). A title shows that they are names, unless a line continues with other words: `1.MERGE/REBASE MR 42`
 * can be an entry of a log.
 */
export function areOnlyNumberedWords(nodes: readonly Node[], persons: readonly Person[]): boolean {
  if (persons.length === 0 || !nodes.every(isNumberedWords)) return false;
  const goesOn = nodes.some(hasOtherWords);
  return persons.every((person) => isBare(person) && (goesOn || person.title === ""));
}

function isNumberedWords(node: Node): boolean {
  if (node.kind !== "names") return saysNothing(node);
  return node.locator === undefined && node.group === undefined && hasItemNumbers(node);
}

/** Whether the number of an item, which is not a count of names (`1.1`), is before each name or before all of them. */
function hasItemNumbers(node: NamesNode): boolean {
  return node.persons.every(({ number = node.number, printed }) => {
    const isItem = number !== undefined && !number.value.includes(".");
    return isItem && printed.value.includes("/");
  });
}

/** Whether a line of names has words or numbers that no rule reads. */
function hasOtherWords(node: Node): boolean {
  return node.kind === "names" && (node.unparsed ?? []).some(({ value }) => /\w/.test(value));
}

function isBare({ type, birthDate, identification }: Person): boolean {
  return type === null && birthDate === null && identification === null;
}
