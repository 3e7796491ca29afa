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
import { keyOf } from "../shape.ts";

/** What the cases of a corpus take of grammars. */
export interface Takings {
  readonly grammars: readonly Grammar[];
  /** The names of the cases that take a rule, or a branch of it, by `keyInRule`; in their order. */
  readonly casesOf: ReadonlyMap<string, readonly string[]>;
  /** Where in the sources a rule is written. */
  readonly placeOf: (rule: string) => Place | null;
}

/** What of a case counts. */
export type CoveredCase = Pick<CorpusCase, "name" | "text" | "expectation">;

type Taken = Parameters<typeof keyOf>[0];

/** What identifies a rule, or a branch of one, among all. */
export function keyInRule(rule: string, branch?: Taken): string {
  return branch === undefined ? rule : `${rule} ${keyOf(branch)}`;
}

/**
 * Decodes every case and notes which rules, and which branches of them, have read its lines. A line
 * that no rule reads to its end takes nothing, nor does a reading that was not chosen.
 */
export function takingsOf(
  definitions: readonly SystemDefinition[],
  cases: readonly CoveredCase[],
): Takings {
  const systems = makeSystems(definitions, ObservedMachine);
  const grammars = systems.map(({ grammar }) => grammar);
  const casesOf = new Map<string, string[]>();
  for (const { name, text, expectation } of cases) {
    const options = { referenceDate: expectation?.referenceDate };
    const { documents } = decodeWith(systems, text, options);
    for (const key of new Set(documents.flatMap(takenIn))) {
      const names = casesOf.get(key);
      if (names === undefined) casesOf.set(key, [name]);
      else names.push(name);
    }
  }
  return { grammars, casesOf, placeOf: (rule) => machineOf(grammars)?.placeOf(rule) ?? null };
}

/** The one parser of all grammars. */
function machineOf([grammar]: readonly Grammar[]): ObservedMachine | null {
  return grammar?.machine instanceof ObservedMachine ? grammar.machine : null;
}

/** What a document takes, read once more while somebody watches. */
function takenIn({ source, grammar, lines }: Document): readonly string[] {
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

/** What was taken to read a line. */
interface Reading {
  /** Where the first token of the line begins. */
  readonly start: number;
  readonly taken: Set<string>;
}

/** Notes what is taken, line by line. */
class ReadingLog implements Observer {
  readonly readings: Reading[] = [];
  /** The rules at work, the innermost last. */
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
    // Tokens are no branches.
  }

  private note(key: string): void {
    this.readings.at(-1)?.taken.add(key);
  }
}
