/** Conditional logistic regression: the weights that make the right options the likeliest. */
import { probabilities } from "../../src/decode/detection/score.ts";

type Vector = readonly number[];

/** A choice among options, each described by numbers. */
export interface Choice {
  readonly options: readonly Vector[];
  /** Index of the right one. */
  readonly right: number;
  readonly weight: number;
}

/** The step below which the weights have converged. */
const CONVERGED = 1e-6;
const MAX_ROUNDS = 100;

/**
 * A weight for each number, by Newton's method. It starts at zero and ends at the optimum, so that the
 * result depends only on the choices.
 *
 * @param regularisation keeps weights small if the choices provide little evidence about them
 */
export function regression(choices: readonly Choice[], regularisation: number): Vector {
  let weights: Vector = choices[0]?.options[0]?.map(() => 0) ?? [];
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const { gradient, hessian } = derivativesOf(choices, weights, regularisation);
    const step = solved(hessian, gradient);
    weights = weights.map((weight, index) => weight + (step[index] ?? 0));
    if (step.every((each) => Math.abs(each) < CONVERGED)) return weights;
  }
  throw new Error("the weights do not converge");
}

/** The gradient of the log-likelihood of the right options, and its negative Hessian. */
function derivativesOf(
  choices: readonly Choice[],
  weights: Vector,
  regularisation: number,
): { readonly gradient: Vector; readonly hessian: readonly Vector[] } {
  const gradient = weights.map((weight) => -regularisation * weight);
  const hessian = weights.map((_, row) =>
    weights.map((__, column) => (row === column ? regularisation : 0)),
  );
  for (const { options, right, weight } of choices) {
    const likely = probabilities(options.map((option) => product(option, weights)));
    const mean = weights.map((_, at) =>
      product(
        options.map((option) => option[at] ?? 0),
        likely,
      ),
    );
    const deviations = options.map((option) => option.map((each, at) => each - (mean[at] ?? 0)));
    for (const [row, line] of hessian.entries()) {
      gradient[row] = (gradient[row] ?? 0) + weight * (deviations[right]?.[row] ?? 0);
      for (const column of line.keys())
        line[column] =
          (line[column] ?? 0) +
          weight *
            product(
              deviations.map((each) => (each[row] ?? 0) * (each[column] ?? 0)),
              likely,
            );
    }
  }
  return { gradient, hessian };
}

function product(one: Vector, other: Vector): number {
  return one.reduce((sum, each, index) => sum + each * (other[index] ?? 0), 0);
}

/**
 * Solves the linear equations; the matrix is positive definite, so there is exactly one solution.
 */
function solved(rows: readonly Vector[], results: Vector): Vector {
  const left = rows.map((row, index) => [...row, results[index] ?? 0]);
  for (const [pivot, line] of left.entries())
    for (const [row, other] of left.entries()) {
      if (row === pivot) continue;
      const share = (other[pivot] ?? 0) / (line[pivot] ?? 1);
      for (const column of other.keys())
        other[column] = (other[column] ?? 0) - share * (line[column] ?? 0);
    }
  return left.map((line, index) => (line.at(-1) ?? 0) / (line[index] ?? 1));
}
