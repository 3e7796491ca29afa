/** Conditional logistic regression: what weights make those options the likeliest that are right. */
import { probabilities } from "../../src/decode/detection/score.ts";

type Vector = readonly number[];

/** A choice among options, of each of which some numbers are known. */
export interface Choice {
  readonly options: readonly Vector[];
  /** Index of the right one. */
  readonly right: number;
  readonly weight: number;
}

/** Where no weight moves further, there is nothing left to gain. */
const SETTLED = 1e-6;
const MOST_ROUNDS = 100;

/**
 * A weight for each number, by Newton's method. It begins at nothing and ends where nothing is better,
 * so that the outcome hangs on the choices alone.
 *
 * @param restraint what keeps weights small that the choices say little about
 */
export function regression(choices: readonly Choice[], restraint: number): Vector {
  let weights: Vector = choices[0]?.options[0]?.map(() => 0) ?? [];
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const { gradient, bend } = slopeOf(choices, weights, restraint);
    const step = solved(bend, gradient);
    weights = weights.map((weight, index) => weight + (step[index] ?? 0));
    if (step.every((each) => Math.abs(each) < SETTLED)) return weights;
  }
  throw new Error("the weights do not settle");
}

/** How steeply the logarithm of the probability of all that is right grows, and how that bends. */
function slopeOf(
  choices: readonly Choice[],
  weights: Vector,
  restraint: number,
): { readonly gradient: Vector; readonly bend: readonly Vector[] } {
  const gradient = weights.map((weight) => -restraint * weight);
  const bend = weights.map((_, row) =>
    weights.map((__, column) => (row === column ? restraint : 0)),
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
    for (const [row, line] of bend.entries()) {
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
  return { gradient, bend };
}

function product(one: Vector, other: Vector): number {
  return one.reduce((sum, each, index) => sum + each * (other[index] ?? 0), 0);
}

/** What the rows, multiplied with it, give as results; they are those of a hill, so there is one. */
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
