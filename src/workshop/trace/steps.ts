import type { IToken } from "chevrotain";
import type { Span } from "../../ast/nodes.ts";
import { ObservedMachine, type BranchKind, type Observer } from "../../decode/engine/observed.ts";
import type { RuleMachine } from "../../decode/engine/machine.ts";
import { keyOf, type RuleShape } from "../shape.ts";

/** A branch that a rule took. */
export interface Taken {
  readonly kind: BranchKind;
  /** For a choice: which alternative, from 1, and of how many. */
  readonly alternative: number;
  readonly alternatives: number;
}

/** A step of a rule: it read a token, or called another rule. */
export type Step = RuleStep | TokenStep;

interface StepFields {
  /** The branches taken since the step before. */
  readonly taken: readonly Taken[];
}

export interface RuleStep extends StepFields {
  readonly kind: "rule";
  /** Its name in its family: `times`. */
  readonly name: string;
  readonly family: string;
  /** What it accepts: `(ClockTime | Terminal)*`. */
  readonly production: string;
  readonly steps: readonly Step[];
}

/** Offsets refer to the document. */
export interface TokenStep extends StepFields, Span {
  readonly kind: "token";
  readonly name: string;
  readonly image: string;
}

/** The shapes of the grammars' rules, by id. */
export type Shapes = ReadonlyMap<string, RuleShape>;

/** A rule that is still running. */
interface OpenRule extends RuleStep {
  readonly id: string;
  readonly steps: Step[];
}

/** Records what rules do as they read lines. */
export class StepRecorder implements Observer {
  /** The rule that read each line, by the offset of the token it started at. */
  readonly roots = new Map<number, RuleStep>();
  private readonly shapes: Shapes;
  private readonly open: OpenRule[] = [];
  private taken: Taken[] = [];

  constructor(shapes: Shapes) {
    this.shapes = shapes;
  }

  enter(id: string, next: IToken): void {
    const { name = id, family = "", text: production = "" } = this.shapes.get(id) ?? {};
    const taken = this.takeBranches();
    const rule: OpenRule = { kind: "rule", id, name, family, production, taken, steps: [] };
    const above = this.open.at(-1);
    if (above === undefined) this.roots.set(next.startOffset, rule);
    else above.steps.push(rule);
    this.open.push(rule);
  }

  leave(): void {
    this.open.pop();
    this.taken = [];
  }

  take(kind: BranchKind, index: number, alternative: number): void {
    const { branches = [] } = this.shapes.get(this.open.at(-1)?.id ?? "") ?? {};
    const isKnown = branches.some((each) => keyOf(each) === keyOf({ kind, index, alternative }));
    const all = branches.filter((each) => each.kind === kind && each.index === index);
    if (isKnown) this.taken.push({ kind, alternative: alternative + 1, alternatives: all.length });
  }

  token({ tokenType: { name }, image, startOffset: start }: IToken): void {
    const end = start + image.length;
    const taken = this.takeBranches();
    this.open.at(-1)?.steps.push({ kind: "token", name, image, start, end, taken });
  }

  private takeBranches(): readonly Taken[] {
    const { taken } = this;
    this.taken = [];
    return taken;
  }
}

/**
 * Runs something while an observer watches the rules of a machine.
 *
 * @throws TypeError if the machine is not instrumented
 */
export function withObserver<T>(machine: RuleMachine, observer: Observer, body: () => T): T {
  if (!(machine instanceof ObservedMachine)) throw new TypeError("the machine is not observed");
  const before = machine.observer;
  machine.observer = observer;
  try {
    return body();
  } finally {
    machine.observer = before;
  }
}
