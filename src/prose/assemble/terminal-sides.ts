import type { Span } from "../../ast/nodes.ts";
import type { Fact, Side } from "../facts/fact.ts";
import type { Line } from "../scopes/lines.ts";

/**
 * The side of a terminal after the name of a place that is not read, by the link between it and the other one; null if
 * there is none, undefined if no such name is before the terminal.
 *
 *     Barcelona (El Prat) T1 -> Tenerife Norte
 *
 * Alone on a line below both places, it can be that of either.
 *
 * @param pairLine the line with both places, if no other place is below it
 */
export function sideOfUnknown(
  terminal: Fact,
  { facts, start }: Line,
  place: Span | undefined,
  pairLine: Line | null,
): Side | null | undefined {
  if (pairLine !== null && pairLine.start !== start && facts.length === 1) return null;
  if (place !== undefined && place.start >= start) return undefined;
  const at = facts.indexOf(terminal);
  if (!facts.slice(0, at).some(isWord)) return undefined;
  if (facts.slice(0, at).some(({ kind }) => kind === "side" || kind === "flight")) return undefined;
  const [link, ...others] = facts.filter(({ kind }) => kind === "link");
  if (link === undefined || others.length > 0) return null;
  const isFirst = link.start > terminal.start;
  const after = facts.slice(facts.indexOf(link) + 1);
  return isFirst ? (after.some(isWord) ? "departure" : null) : "arrival";
}

function isWord({ kind }: Fact): boolean {
  return kind === "word";
}
