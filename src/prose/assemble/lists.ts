import type { NamesNode, PersonName, Read } from "../../ast/nodes.ts";
import type { Fact } from "../facts/fact.ts";
import type { Line } from "../scopes/lines.ts";
import { personsIn } from "../facts/names.ts";

/** The travellers that a line names by itself, and where their names begin. */
export function personsOf(
  line: Line,
): { readonly start: number; readonly node: NamesNode } | undefined {
  const named = line.facts.filter(
    (fact): fact is Extract<Fact, { kind: "person" }> => fact.kind === "person",
  );
  const [first] = named;
  if (first === undefined) return undefined;
  return {
    start: first.start,
    node: namesNode(
      named.map(({ person }) => person),
      line.number,
    ),
  };
}

/** The names below the title of a list of travellers, one or several on each line. */
export function listedNames(
  lines: readonly Line[],
  text: string,
): readonly (readonly [Line, NamesNode])[] {
  const found: [Line, NamesNode][] = [];
  let isInList = false;
  let isFirst = false;
  for (const line of lines) {
    if (line.facts.some(({ kind }) => kind === "travellers")) {
      [isInList, isFirst] = [true, true];
      continue;
    }
    if (!isInList) continue;
    if (line.isAfterGap && !isFirst) isInList = false;
    isFirst = false;
    if (line.facts.some(({ kind }) => kind === "person")) continue;
    const persons = isInList ? personsIn(printedOf(line, text)) : [];
    if (persons.length > 0) found.push([line, namesNode(persons, line.number)]);
    else isInList = false;
  }
  return found;
}

function printedOf({ start, end }: Line, text: string): Read<string> {
  return { value: text.slice(start, end), start, end };
}

function namesNode(persons: readonly PersonName[], number: Read<string> | undefined): NamesNode {
  return { kind: "names", number, persons };
}
