/** How well detection works on texts that the weights were not fitted to. */
import { WEIGHTS, type Features } from "../../src/decode/detection/score.ts";
import type { Case } from "./cases.ts";
import { fit } from "./fit.ts";
import { FOLDS, foldsOf } from "./folds.ts";
import { outcomesOf, type Outcome } from "./measure.ts";

/** The weights fitted without a fold, and the choices they make for the texts of the fold. */
export interface HeldOut {
  readonly weights: Features;
  readonly outcomes: readonly Outcome[];
}

/**
 * Fits the weights in the usual way, once without each fold, and uses them to detect which system
 * printed the texts of the fold.
 *
 * @param texts the cases and the texts derived from them, whose names begin with that of their case
 * @param cases the cases to divide into folds
 */
export function heldOut(
  texts: readonly Case[],
  cases: readonly Case[],
  referenceDate: string,
): readonly HeldOut[] {
  const folds = foldsOf(cases);
  const foldOf = ({ name }: Case) => folds.get(caseNameOf(name));
  return Array.from({ length: FOLDS }, (_, fold) => {
    const weights = fit(texts.filter((each) => foldOf(each) !== fold));
    const own = texts.filter((each) => foldOf(each) === fold);
    return { weights, outcomes: withWeights(weights, () => outcomesOf(own, referenceDate)) };
  });
}

/** The case that a fragment or a damaged text derives from: `a/b` for `a/b, lines 1 to 2`. */
function caseNameOf(name: string): string {
  return name.split(", ", 1)[0] ?? name;
}

/**
 * Runs something with other weights. This measures the real decoder rather than a reimplementation of
 * its choice.
 */
export function withWeights<T>(weights: Features, work: () => T): T {
  const current = { ...WEIGHTS };
  Object.assign(WEIGHTS, weights);
  try {
    return work();
  } finally {
    Object.assign(WEIGHTS, current);
  }
}
