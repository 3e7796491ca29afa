/** What grammars list as data for the stages, each item left out in turn: signatures, marks of records, parts of screens. */
import type { RecordMarks } from "../../src/decode/engine/grammar.ts";
import type { Screen } from "../../src/decode/engine/screen.ts";
import { readScreen } from "../../src/decode/layout/read-screen.ts";
import type { System } from "../../src/decode/systems.ts";
import { repair } from "../../src/decode/text/repair/repair.ts";
import type { RunCase } from "../../src/workshop/corpus/comparison/verdict.ts";
import type { Subject } from "./mutant.ts";
import { screensWithout } from "./screens.ts";

/** The kinds of data. */
export const DATA_NAMES = ["signatures", "marks", "screens"] as const;
export type DataName = (typeof DATA_NAMES)[number];

/** Systems of which one lacks something. */
interface Lack {
  readonly id: string;
  readonly stage: DataName;
  /** The systems that lack it. */
  readonly of: readonly System[];
  readonly systems: readonly System[];
  /** Whether a text, repaired, has what it is about. */
  readonly isIn: (repaired: string, algorithms: readonly (string | null)[]) => boolean;
}

/** Everything that some system lists, with the cases that have it. */
export function dataSubjects(
  systems: readonly System[],
  cases: readonly RunCase[],
): readonly Subject[] {
  const texts = cases.map((each) => ({ each, repaired: repaired(each.text) }));
  const lacks = [...signatures(systems), ...marks(systems), ...screens(systems)];
  return lacks.map(({ id, stage, of, systems, isIn }) => ({
    id,
    stage,
    systems: of.map(({ grammar }) => grammar.name),
    cases: texts
      .filter(({ each, repaired }) => isIn(repaired, [each.expectation?.algorithm ?? null]))
      .map(({ each }) => each),
    during: (work) => work(systems),
    reaches: ({ text, algorithms }) => isIn(repaired(text), algorithms),
  }));
}

function repaired(text: string): string {
  return `${repair(text).text}\n`.toUpperCase();
}

function signatures(systems: readonly System[]): readonly Lack[] {
  return systems.flatMap((system) =>
    system.signatures.map((signature) => ({
      id: `${system.grammar.name} signature: ${signature.reason}`,
      stage: "signatures",
      of: [system],
      systems: changed(systems, [system], (own) => ({
        ...own,
        signatures: own.signatures.filter((each) => each !== signature),
      })),
      isIn: has(signature.pattern),
    })),
  );
}

/** A pattern that several systems share is taken from all of them. */
function marks(systems: readonly System[]): readonly Lack[] {
  const users = new Map<RegExp, { readonly kind: string; readonly of: System[] }>();
  for (const system of systems)
    for (const { kind, pattern } of patternsOf(system.recordMarks ?? {})) {
      const known = users.get(pattern);
      if (known === undefined) users.set(pattern, { kind, of: [system] });
      else known.of.push(system);
    }
  return Array.from(users, ([pattern, { kind, of }]) => ({
    id: `${of.map(({ grammar }) => grammar.name).join(", ")} record mark: ${kind}`,
    stage: "marks",
    of,
    systems: changed(systems, of, (own) => ({
      ...own,
      recordMarks: marksWithout(own.recordMarks ?? {}, pattern),
    })),
    isIn: has(pattern),
  }));
}

interface NamedPattern {
  /** `last`, `above 1`. */
  readonly kind: string;
  readonly pattern: RegExp;
}

function patternsOf({ above = [], ...marks }: RecordMarks): readonly NamedPattern[] {
  return [
    ...Object.entries(marks).map(([kind, pattern]) => ({ kind, pattern })),
    ...above.map((pattern, index) => ({ kind: `above ${index}`, pattern })),
  ];
}

function marksWithout({ above = [], ...marks }: RecordMarks, pattern: RegExp): RecordMarks {
  const left = Object.entries(marks).filter(([, each]) => each !== pattern);
  return { ...Object.fromEntries(left), above: above.filter((each) => each !== pattern) };
}

function screens(systems: readonly System[]): readonly Lack[] {
  return systems.flatMap((system) =>
    screensWithout(system.grammar.screen ?? {}).map(({ part, screen }) => ({
      id: `${system.grammar.name} screen: ${part}`,
      stage: "screens",
      of: [system],
      systems: changed(systems, [system], (own) => withScreen(own, screen)),
      isIn: (_, algorithms) => algorithms.includes(system.wireValue),
    })),
  );
}

function withScreen(system: System, screen: Screen): System {
  const grammar = { ...system.grammar, screen };
  return {
    ...system,
    grammar,
    read: (text, isSigned) => readScreen(text, grammar, isSigned),
  };
}

function changed(
  systems: readonly System[],
  of: readonly System[],
  change: (system: System) => System,
): readonly System[] {
  return systems.map((system) => (of.includes(system) ? change(system) : system));
}

/** Whether a pattern matches anywhere in a text, also if it is meant for one place. */
function has(pattern: RegExp): (text: string) => boolean {
  const anywhere = new RegExp(pattern.source, pattern.flags.replace(/[gy]/g, ""));
  return (text) => anywhere.test(text);
}
