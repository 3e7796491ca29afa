import type { System } from "../../src/decode/systems.ts";
import type { RunCase } from "../../src/workshop/corpus/comparison/verdict.ts";
import type { Fate, Subject } from "./mutant.ts";

/** Knows which cases fail. */
export interface Judge {
  /** How long a case takes, in any unit. */
  readonly costOf: (each: RunCase) => number;
  readonly fails: (each: RunCase, systems: readonly System[]) => boolean;
}

/** Tries each mutant on the cases that it can change, the shortest first, until one fails. */
export function fatesOf(
  subjects: readonly Subject[],
  judge: Judge,
  /** Looks elsewhere for what kills a survivor. */
  killerElsewhere: (subject: Subject) => string | null = () => null,
): readonly Fate[] {
  return subjects.map((subject) => {
    const { cases, during, reaches: _reaches, ...mutant } = subject;
    const costs = [...cases].sort((one, other) => judge.costOf(one) - judge.costOf(other));
    const killer = during((systems) => costs.find((each) => judge.fails(each, systems)));
    return { ...mutant, killer: killer?.name ?? killerElsewhere(subject), reach: cases.length };
  });
}
