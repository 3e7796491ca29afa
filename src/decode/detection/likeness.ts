import type { Signature } from "../engine/grammar.ts";
import type { Findings } from "../engine/search.ts";
import type { System } from "../systems.ts";

/** How much a text looks like the output of a system, before it is read. */
export interface Likeness {
  /** 0 to 1. */
  readonly confidence: number;
  /** What was found, in words, the strongest sign first. */
  readonly reasons: readonly string[];
}

/** The likeness of a system that left no sign. */
export const NO_LIKENESS: Likeness = { confidence: 0, reasons: [] };

/** From this weight on, a sign distinguishes one system from the others. */
export const STRONG = 0.9;

/** Whether one system alone prints what a signature matches. */
export function isProof({ weight }: Signature): boolean {
  return weight === 1;
}

/** Whether a part of a text has something that only this system prints. */
export function isProved({ signatures }: Pick<System, "signatures">, found: Findings): boolean {
  return signatures.some((signature) => isProof(signature) && found.has(signature.pattern));
}

/**
 * How much a part of a text looks like the output of a system: each of its signatures found there
 * removes its share of the remaining doubt.
 */
export function likeness({ signatures }: Pick<System, "signatures">, found: Findings): Likeness {
  let doubt = 1;
  const reasons: string[] = [];
  for (const { pattern, weight, reason } of signatures) {
    if (!found.has(pattern)) continue;
    doubt *= 1 - weight;
    reasons.push(reason);
    if (doubt === 0) break;
  }
  return { confidence: 1 - doubt, reasons };
}
