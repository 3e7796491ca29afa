/** The texts that both drawings of a trace share. */
import type { Span } from "../../ast/nodes.ts";
import type { Lines } from "../../decode/text/lines.ts";
import type { CandidateReading } from "./candidates.ts";
import type { Step, Taken } from "./steps.ts";
import type { TracedLine, TracedToken } from "./trace.ts";

/** `line 4`, or `lines 4 to 5` for an element that spans several lines. */
export function lineName(line: TracedLine, sent: Lines): string {
  const indices = sentLines(line, sent);
  const [first, last] = [(indices[0] ?? 0) + 1, (indices.at(-1) ?? 0) + 1];
  return first === last ? `line ${first}` : `lines ${first} to ${last}`;
}

/** Whether a line was read, and as what: `read as air`, `not read`. */
export function fateOf({ pieces }: TracedLine): {
  readonly isRead: boolean;
  readonly text: string;
} {
  const kinds = pieces.flatMap(({ kind }) => kind ?? []);
  if (kinds.length === 0) return { isRead: false, text: "not read" };
  const isPart = pieces.some(({ kind, fields }) => kind === null || fields.some(isUnparsed));
  const text = `read as ${[...new Set(kinds)].join(", ")}`;
  return { isRead: !isPart, text: isPart ? `${text}, except for a part` : text };
}

/** Whether a field is a part of the line without meaning for the rule. */
export function isUnparsed({ path }: { readonly path: string }): boolean {
  return path.startsWith("unparsed[");
}

/** What is special about a token; empty if nothing is. */
export function noteOn({ role, endsSection }: TracedToken): string {
  const notes = [
    role !== null && `the line's ${role}`,
    endsSection !== null && `ends “${endsSection}”`,
  ];
  return notes.filter((note) => note !== false).join("; ");
}

/** The branches that led to a step: `*` a loop, `?` an option, `2|5` the second of five. */
export function branchText(taken: readonly Taken[]): string {
  return taken
    .map(({ kind, alternative, alternatives }) => {
      if (kind === "alternative") return `${alternative}|${alternatives}`;
      return kind === "option" ? "?" : "*";
    })
    .join(" ");
}

/** A rule and everything it did, one row each. */
export function rowsOf(step: Step, depth = 0): readonly (readonly [Step, number])[] {
  const below = step.kind === "rule" ? step.steps : [];
  return [[step, depth], ...below.flatMap((each) => rowsOf(each, depth + 1))];
}

/** The reader of the line: the algorithm, the mode, the family. */
export function readerOf({ system, mode, rule, pieces }: TracedLine): string {
  const isRead = pieces.some(({ kind }) => kind !== null);
  const family = rule?.family ?? (isRead ? null : "no rule begins like this");
  return [system, `mode “${mode}”`, family].filter((part) => part !== null).join(" · ");
}

/** How far a rule got, and what it expected there. */
export function verdictOn({ expected, found, isWhole }: CandidateReading): string {
  if (isWhole) return "would read the whole line";
  const what = found === "" ? "the end of the line" : `“${found}”`;
  return expected.length === 0
    ? `stops at ${what}`
    : `expected ${anyOf(expected)} but found ${what}`;
}

function anyOf(words: readonly string[]): string {
  return [words.slice(0, -1).join(", "), words.slice(-1).join("")]
    .filter((part) => part !== "")
    .join(" or ");
}

/** `30 other families do not begin like this`. */
export function othersText(others: readonly string[], mode: string): string {
  const [what, verb] = others.length === 1 ? ["family", "does"] : ["families", "do"];
  return `${others.length} other ${what} of the mode “${mode}” ${verb} not begin like this`;
}

/** `12`, the column of a place; `5:12` with its line if the element spans several lines. */
export function columnOf(places: readonly Span[], line: TracedLine, sent: Lines): string {
  const [first] = places;
  if (first === undefined) return "";
  const index = sent.indexAt(first.start);
  const column = first.start - (sent.spans[index]?.start ?? 0) + 1;
  return sentLines(line, sent).length > 1 ? `${index + 1}:${column}` : String(column);
}

/** The original lines that a line was made of, by their indices. */
export function sentLines({ places }: TracedLine, sent: Lines): readonly number[] {
  const indices = new Set<number>();
  for (const { start, end } of places)
    for (let index = sent.indexAt(start); index <= sent.indexAt(end - 1); index++)
      indices.add(index);
  return [...indices].sort((a, b) => a - b);
}
