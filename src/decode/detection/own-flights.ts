/** Whether a system printed all flights of a text, including those that it took for something else. */
import { isSegment } from "../../ast/kinds.ts";
import type { Node } from "../../ast/nodes.ts";
import type { Signature } from "../engine/grammar.ts";
import type { Document } from "../engine/read.ts";
import { matchesAt } from "../engine/search.ts";
import { FLIGHT_HEAD } from "../text/flight-head.ts";
import { STRONG } from "./likeness.ts";

/**
 * Whether each flight of a reading is printed as only its system prints flights, and no other line looks like one: a
 * flight that another system printed can be read in part, or as the item of a list.
 */
export function hasOnlyOwnFlights(
  { lines, source: { text } }: Document,
  signatures: readonly Signature[],
): boolean {
  const own = ownFlights(signatures);
  return lines.every(({ node, start, end }) => {
    if (node?.kind === "air") return own.some((each) => matchesAt(text, node.airline.start, each));
    return isKnown(node) || !ANY_FLIGHT.test(text.slice(start, end));
  });
}

/** Whether a line consists of columns of its system, which can also look like a flight. */
function isKnown(node: Node | null): boolean {
  return node !== null && (isSegment(node) || IN_COLUMNS.has(node.kind));
}

const IN_COLUMNS: ReadonlySet<Node["kind"]> = new Set<Node["kind"]>([
  "header",
  "flightHeading",
  "ssr",
  "seat",
  "coupon",
]);

const ANY_FLIGHT = new RegExp(`(?<![A-Z\\d])${FLIGHT_HEAD}`);

const known = new WeakMap<readonly Signature[], readonly RegExp[]>();

/** The strong signatures that begin where a flight does, sticky. */
function ownFlights(signatures: readonly Signature[]): readonly RegExp[] {
  let own = known.get(signatures);
  if (own === undefined) {
    own = signatures
      .filter(({ at, weight }) => at?.where !== undefined && weight >= STRONG)
      .map(({ pattern }) => new RegExp(pattern, `${pattern.flags}y`));
    known.set(signatures, own);
  }
  return own;
}
