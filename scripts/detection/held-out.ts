/** How detection does on texts that its weights were not fitted to. */
import { WEIGHTS, type Features } from "../../src/decode/detection/score.ts";
import type { Case } from "./cases.ts";
import { fit } from "./fit.ts";
import { FOLDS, foldsOf } from "./folds.ts";
import { outcomesOf, type Outcome } from "./measure.ts";

/** What was fitted without a fold, and chosen with that for each text of the fold. */
export interface HeldOut {
  readonly weights: Features;
  readonly outcomes: readonly Outcome[];
}

/**
 * Fits the weights as those in force were, once without each fold, and finds with them who printed
 * the texts of the fold.
 *
 * @param texts the cases, and what was made of them: each name begins with that of its case
 * @param cases those of which folds are made
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
    return { weights, outcomes: weighing(weights, () => outcomesOf(own, referenceDate)) };
  });
}

/** The case of which a fragment or a damaged text was made: `a/b` of `a/b, lines 1 to 2`. */
function caseNameOf(name: string): string {
  return name.split(", ", 1)[0] ?? name;
}

/**
 * Does something with other weights in force. The whole way of a text is measured like this, and not
 * a choice that was built again beside it.
 */
export function weighing<T>(weights: Features, work: () => T): T {
  const inForce = { ...WEIGHTS };
  Object.assign(WEIGHTS, weights);
  try {
    return work();
  } finally {
    Object.assign(WEIGHTS, inForce);
  }
}
