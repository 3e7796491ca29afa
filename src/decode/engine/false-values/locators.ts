import { isLocatorWord } from "../../../ast/locator-words.ts";
import type { AirNode, Node, Read } from "../../../ast/nodes.ts";

/**
 * Removes false locators from a line: trade terms (`OPTION`), or the cities of the flight itself. They
 * remain unread.
 *
 * @returns null if the line holds nothing else
 */
export function withoutFalseLocators(node: Node): Node | null {
  switch (node.kind) {
    case "header":
      if (isWord(node.locator)) return unread({ ...node, locator: undefined }, node.locator);
      return isWord(node.asked) ? unread({ ...node, asked: undefined }, node.asked) : node;
    case "names":
      return isWord(node.locator) ? unread({ ...node, locator: undefined }, node.locator) : node;
    case "air":
      return isWord(node.airlineLocator) || isOwnPair(node)
        ? unread({ ...node, airlineLocator: undefined }, node.airlineLocator)
        : node;
    case "ticket":
    case "ticketIssue":
      return isWord(node.recordLocator)
        ? unread({ ...node, recordLocator: undefined }, node.recordLocator)
        : node;
    case "airlineLocator":
      return isWord(node.locator) ? null : node;
    default:
      return node;
  }
}

function isWord(locator: Read<string> | undefined): boolean {
  return locator !== undefined && isLocatorWord(locator.value);
}

/** Whether the cities of a flight are printed again where its locator can stand. */
function isOwnPair({ airlineLocator, origin, destination }: AirNode): boolean {
  if (airlineLocator === undefined || origin === undefined || destination === undefined)
    return false;
  const { value } = airlineLocator;
  return value === origin.value + destination.value || value === destination.value + origin.value;
}

function unread(node: Node, part: Read<string> | undefined): Node {
  if (part === undefined) return node;
  const unparsed = [...(node.unparsed ?? []), part].sort((one, other) => one.start - other.start);
  return { ...node, unparsed };
}
