import type { Node } from "../../ast/nodes.ts";
import type { LineReading } from "../../decode/engine/line-reading.ts";
import { isColumnTitles } from "../scopes/columns.ts";
import type { Line } from "../scopes/lines.ts";
import { readsOf, unparsedIn } from "./unparsed.ts";

/** A node, and the offset of the first word that it was read from. */
export interface Cut {
  readonly start: number;
  readonly node: Node;
}

/** The pieces of a line, each with its node; a line without nodes is unread. */
export function piecesOf(
  line: Line,
  found: readonly Cut[],
  elements: readonly Node[],
  text: string,
): readonly LineReading[] {
  if (found.length === 0) return [lineWithoutNodes(line, text)];
  const cuts = found.toSorted((one, other) => one.start - other.start);
  const nodes = new Set([...elements, ...cuts.map(({ node }) => node)]);
  const values = Array.from(nodes, readsOf).flat();
  return cuts.flatMap(({ node }, index) => {
    const start = index === 0 ? line.start : (cuts[index]?.start ?? line.start);
    const end = cuts[index + 1]?.start ?? line.end;
    if (start === end) return [];
    const unparsed = unparsedIn({ start, end }, line.facts, values, text);
    const piece = unparsed.length > 0 ? { ...node, unparsed: unparsed } : node;
    return [{ start, end, node: piece, rule: line.reading.rule, problem: null }];
  });
}

export function lineWithoutNodes(line: Line, text: string): LineReading {
  const { start, end, facts } = line;
  if (line.isOfOlderMail === true) return noted(line, "older email");
  if (line.isLayover) return noted(line, "layover");
  if (line.isDivider)
    return noted(line, isColumnTitles(text.slice(start, end)) ? "column titles" : "title");
  if (facts.every(({ kind }) => kind === "mark")) return noted(line, "divider");
  const reason = "nothing shows what this line is about";
  const problem = { reason, at: facts[0]?.start ?? start };
  return { start, end, node: null, rule: null, problem };
}

function noted({ start, end, reading: { rule } }: Line, about: string): LineReading {
  return { start, end, node: { kind: "note", about }, rule, problem: null };
}
