import type { IToken } from "chevrotain";
import { makeSystems, type SystemDefinition } from "../../../grammars/system.ts";
import { decodeWith } from "../../decode/decode.ts";
import type { Grammar } from "../../decode/engine/grammar.ts";
import {
  NOBODY,
  ObservedMachine,
  type BranchKind,
  type Observer,
  type Place,
} from "../../decode/engine/observed.ts";
import { readLines, type Document } from "../../decode/engine/read.ts";
import type { CorpusCase } from "../cases.ts";
import { partsIn, type FreeTextUsage } from "./free-text.ts";
import { keyOf } from "../shape.ts";

/** What the cases of a corpus cover of grammars. */
export interface RuleUsage {
  readonly grammars: readonly Grammar[];
  /** The names of the cases that cover a rule or a branch of it, by `keyInRule`, in their order. */
  readonly casesOf: ReadonlyMap<string, readonly string[]>;
  /** Where in the sources a rule is defined. */
  readonly placeOf: (rule: string) => Place | null;
  /** What the cases cover of texts without rules, by the name of the system that reads them. */
  readonly freeText: ReadonlyMap<string, FreeTextUsage>;
}

/** The parts of a case that matter for coverage. */
export type CoveredCase = Pick<CorpusCase, "name" | "text" | "expectation">;

type Taken = Parameters<typeof keyOf>[0];

/** The key of a rule, or of a branch of one, among all rules. */
export function keyInRule(rule: string, branch?: Taken): string {
  return branch === undefined ? rule : `${rule} ${keyOf(branch)}`;
}

/**
 * Decodes every case and records which rules and which branches of them read its lines. A line that no
 * rule reads to its end does not count, nor does a reading that was not chosen.
 */
export function ruleUsageOf(
  definitions: readonly SystemDefinition[],
  cases: readonly CoveredCase[],
): RuleUsage {
  const systems = makeSystems(definitions, ObservedMachine);
  const grammars = systems.map(({ grammar }) => grammar);
  const casesOf = new Map<string, string[]>();
  const freeText = new Map<string, Map<string, string[]>>();
  for (const { name, text, expectation } of cases) {
    const options = { referenceDate: expectation?.referenceDate };
    const { documents } = decodeWith(systems, text, options);
    for (const key of new Set(documents.flatMap(usedKeys))) note(casesOf, key, name);
    for (const { grammar, structure } of documents) {
      if (structure === undefined) continue;
      const parts = freeText.get(grammar.name) ?? new Map<string, string[]>();
      freeText.set(grammar.name, parts);
      for (const part of partsIn(structure())) note(parts, part, name);
    }
  }
  const placeOf = (rule: string) => machineOf(grammars)?.placeOf(rule) ?? null;
  return { grammars, casesOf, placeOf, freeText };
}

/** Adds the name of a case to those of a key, once. */
function note(casesOf: Map<string, string[]>, key: string, name: string): void {
  const names = casesOf.get(key);
  if (names === undefined) casesOf.set(key, [name]);
  else if (names.at(-1) !== name) names.push(name);
}

/** The parser that all grammars share. */
function machineOf([grammar]: readonly Grammar[]): ObservedMachine | null {
  return grammar?.machine instanceof ObservedMachine ? grammar.machine : null;
}

/** The keys that a document covers, found by reading it again with an observer. */
function usedKeys({ source, grammar, lines }: Document): readonly string[] {
  const machine = machineOf([grammar]);
  if (machine === null) return [];
  const log = new ReadingLog();
  machine.observer = log;
  readLines(source, grammar);
  machine.observer = NOBODY;
  const read = lines.filter(({ node }) => node !== null);
  let index = 0;
  return log.readings.flatMap(({ start, taken }) => {
    while ((read[index]?.end ?? Infinity) <= start) index++;
    return (read[index]?.start ?? Infinity) <= start ? [...taken] : [];
  });
}

/** The keys that reading a line covered. */
interface Reading {
  /** Where the first token of the line begins. */
  readonly start: number;
  readonly taken: Set<string>;
}

/** Records the keys that are covered, line by line. */
class ReadingLog implements Observer {
  readonly readings: Reading[] = [];
  /** The active rules, innermost last. */
  private readonly rules: string[] = [];

  enter(rule: string, next: IToken): void {
    if (this.rules.length === 0)
      this.readings.push({ start: next.startOffset, taken: new Set<string>() });
    this.rules.push(rule);
    this.note(keyInRule(rule));
  }

  leave(): void {
    this.rules.pop();
  }

  take(kind: BranchKind, index: number, alternative: number): void {
    this.note(keyInRule(this.rules.at(-1) ?? "", { kind, index, alternative }));
  }

  token(): void {
    // Tokens are not branches.
  }

  private note(key: string): void {
    this.readings.at(-1)?.taken.add(key);
  }
}
