/** The branches of the rules of each grammar, each blocked in turn. */
import { createToken, Lexer, type IOrAlt, type IToken, type TokenType } from "chevrotain";
import { relative } from "node:path";
import { makeSystems, type SystemDefinition } from "../../grammars/system.ts";
import { decodeWith } from "../../src/decode/decode.ts";
import {
  ObservedMachine,
  type BranchKind,
  type Observer,
} from "../../src/decode/engine/observed.ts";
import type { System } from "../../src/decode/systems.ts";
import type { RunCase } from "../../src/workshop/corpus/comparison/verdict.ts";
import { keyInRule } from "../../src/workshop/coverage/rule-usage.ts";
import { shapesOf, type Branch, type Part, type RuleShape } from "../../src/workshop/shape.ts";
import type { Subject } from "./mutant.ts";

/** No text has it: a rule that wants it fails. */
const Nothing: TokenType = createToken({ name: "Nothing", pattern: Lexer.NA });

/** A branch that rules must not take: the same in each of them, which several systems can share. */
interface Blocked {
  readonly kind: BranchKind;
  readonly index: number;
  /** By the id of the rule. */
  readonly rules: ReadonlyMap<string, BlockedAlternative>;
}

interface BlockedAlternative {
  /** Its index in the choice. */
  readonly alternative: number;
  /** That of the empty alternative of the same choice, which any text can take instead. */
  readonly empty: number | undefined;
}

/** The parser of all grammars, which can do without one branch, and notices which it takes. */
export class BlockableMachine extends ObservedMachine implements Observer {
  #blocked: Blocked | null = null;
  taken: Set<string> | null = null;
  override observer: Observer = this;
  /** The active rules, innermost last. */
  #rules: string[] = [];

  /** Carries something out while rules must not take a branch. */
  without<T>(blocked: Blocked, work: () => T): T {
    this.#blocked = blocked;
    try {
      return work();
    } finally {
      this.#blocked = null;
    }
  }

  enter(rule: string): void {
    this.#rules.push(rule);
  }

  leave(): void {
    this.#rules.pop();
  }

  take(kind: BranchKind, index: number, alternative: number): void {
    this.taken?.add(keyInRule(this.#rules.at(-1) ?? "", { kind, index, alternative }));
  }

  token(_token: IToken): void {
    // Tokens are not branches.
  }

  override option<T>(index: number, body: () => T): T | undefined {
    return this.#blocks("option", index) ? undefined : super.option(index, body);
  }

  override or(index: number, alternatives: IOrAlt<unknown>[]): unknown {
    const blocked = this.#blocks("alternative", index);
    if (blocked === undefined) return super.or(index, alternatives);
    const empty = blocked.empty === undefined ? undefined : alternatives[blocked.empty]?.ALT;
    const instead = empty ?? (() => this.consume(0, Nothing));
    return super.or(
      index,
      alternatives.map((each, at) =>
        at === blocked.alternative ? { ...each, ALT: instead } : each,
      ),
    );
  }

  override many(index: number, body: () => unknown): void {
    if (!this.#blocks("repetition", index)) super.many(index, body);
  }

  /** Only once, if it must not repeat. */
  override atLeastOne(index: number, body: () => unknown): void {
    if (this.#blocks("repetition", index)) body();
    else super.atLeastOne(index, body);
  }

  #blocks(kind: BranchKind, index: number): BlockedAlternative | undefined {
    const blocked = this.#blocked;
    if (blocked?.index !== index || blocked.kind !== kind) return undefined;
    return blocked.rules.get(this.#rules.at(-1) ?? "");
  }
}

/** Systems whose rules can be blocked, and their parser. */
export interface Blockable {
  readonly systems: readonly System[];
  readonly machine: BlockableMachine;
}

export function blockable(definitions: readonly SystemDefinition[]): Blockable {
  const systems = makeSystems(definitions, BlockableMachine);
  const machine = systems[0]?.grammar.machine;
  if (!(machine instanceof BlockableMachine)) throw new Error("no system has a parser");
  return { systems, machine };
}

/** A branch of a rule of one system. */
interface OwnBranch {
  readonly system: System;
  readonly shape: RuleShape;
  readonly branch: Branch;
}

/** Every branch of every rule, with the cases that take it. Systems share the branches of rules that they share. */
export function ruleSubjects(
  { systems, machine }: Blockable,
  cases: readonly RunCase[],
  root: string,
): readonly Subject[] {
  const casesOf = casesByBranch({ systems, machine }, cases);
  const subjects = new Map<string, OwnBranch[]>();
  for (const system of systems)
    for (const shape of shapesOf(system.grammar))
      for (const branch of shape.branches) {
        const { file = "" } = machine.placeOf(shape.id) ?? {};
        const id = `${relative(root, file)} ${nameOf(shape, branch)}`;
        subjects.set(id, [...(subjects.get(id) ?? []), { system, shape, branch }]);
      }
  return Array.from(subjects, ([id, branches]) => {
    const [first] = branches;
    const { file = "", line = 0 } = machine.placeOf(first?.shape.id ?? "") ?? {};
    return {
      id,
      systems: [...new Set(branches.map(({ system }) => system.grammar.name))],
      place: `${relative(root, file)}:${line}`,
      cases: [
        ...new Set(
          branches.flatMap(({ shape, branch }) => casesOf.get(keyInRule(shape.id, branch)) ?? []),
        ),
      ],
      during: (work) => machine.without(blockedOf(branches), () => work(systems)),
      reaches: () => true,
    };
  });
}

/** `place: option 7 StayWeekday`. */
function nameOf({ name }: RuleShape, { kind, index, text }: Branch): string {
  return `${name}: ${kind} ${index} ${text}`;
}

function blockedOf(branches: readonly OwnBranch[]): Blocked {
  const [{ branch: { kind, index } } = NO_BRANCH] = branches;
  const rules = branches.map(({ shape, branch: { alternative } }) => {
    const empty = kind === "alternative" ? emptyOf(shape, index) : undefined;
    return [shape.id, { alternative, empty: empty === alternative ? undefined : empty }] as const;
  });
  return { kind, index, rules: new Map(rules) };
}

const NO_BRANCH = { branch: { kind: "option", index: -1 } } as const;

/** The alternative of a choice that can read nothing. */
function emptyOf({ branches }: RuleShape, index: number): number | undefined {
  return branches.find(
    (each) => each.kind === "alternative" && each.index === index && each.parts.every(isOptional),
  )?.alternative;
}

function isOptional(part: Part): boolean {
  return part.is === "group" && part.often !== "+";
}

function casesByBranch(
  { systems, machine }: Blockable,
  cases: readonly RunCase[],
): ReadonlyMap<string, readonly RunCase[]> {
  const casesOf = new Map<string, RunCase[]>();
  for (const each of cases) {
    const taken = new Set<string>();
    machine.taken = taken;
    decodeWith(systems, each.text, { referenceDate: each.expectation?.referenceDate });
    machine.taken = null;
    for (const key of taken) {
      const known = casesOf.get(key);
      if (known === undefined) casesOf.set(key, [each]);
      else known.push(each);
    }
  }
  return casesOf;
}
