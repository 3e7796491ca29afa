import type { DataName } from "./data.ts";
import type { StageName } from "./stages.ts";
import type { System } from "../../src/decode/systems.ts";
import type { RunCase } from "../../src/workshop/corpus/comparison/verdict.ts";

/** One thing that is switched off. */
export interface Mutant {
  /** The same in each run: `grammars/sabre/segments/clock.ts clock: option 1 Slash`. */
  readonly id: string;
  /** The stage it belongs to, or the kind of data; undefined for a branch of a rule. */
  readonly stage?: StageName | DataName;
  /** The names of the systems that it belongs to; none for a step that all texts go through. */
  readonly systems: readonly string[];
  /** Where it is in the sources, if its id does not say it: `grammars/sabre/segments/clock.ts:14`. */
  readonly place?: string;
}

/** A mutant, and how to try it. */
export interface Subject extends Mutant {
  /** The cases whose reading it can change, in the order in which they are tried. */
  readonly cases: readonly RunCase[];
  /** Carries something out while the mutant is on, with the systems that it leaves. */
  readonly during: <T>(work: (systems: readonly System[]) => T) => T;
  /** Whether it can change the reading of a text that is not a case. */
  readonly reaches: (text: Reached) => boolean;
}

/** A text that a mutant may change. */
export interface Reached {
  readonly text: string;
  /** The systems that printed it, as the cases say. */
  readonly algorithms: readonly (string | null)[];
  /** The steps that were noticed in it. */
  readonly noticed: ReadonlySet<string>;
}

/** For texts in which no step is of interest. */
export const NO_STEPS: ReadonlySet<string> = new Set();

/** What became of a mutant. */
export interface Fate extends Mutant {
  /** The case that fails because of it; null if it survives. */
  readonly killer: string | null;
  /** How many cases can tell. */
  readonly reach: number;
}
