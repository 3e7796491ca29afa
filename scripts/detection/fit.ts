import { systems } from "../../grammars/systems.ts";
import { considerAll } from "../../src/decode/detection/choose.ts";
import {
  featuresOf,
  probabilities,
  scoreOf,
  WEIGHTS,
  type Features,
} from "../../src/decode/detection/score.ts";
import { casedText } from "../../src/decode/text/cased.ts";
import { withoutCards } from "../../src/decode/text/cards/redact.ts";
import { repair } from "../../src/decode/text/repair/repair.ts";
import type { Case } from "./cases.ts";

/** Texts that look the same: what speaks for each algorithm, and which is right. */
interface Sample {
  readonly features: readonly Features[];
  readonly right: number;
  /** Of how many texts, as a share of all. */
  readonly weight: number;
}

const ROUNDS = 2500;
const STEP = 0.8;
/** What keeps weights small that the texts say little about. */
const RESTRAINT = 1e-3;

/**
 * The weights with which the right algorithms are the likeliest: conditional logistic regression, by
 * gradient descent from the weights in force. Each algorithm counts as much as any other, however
 * many texts it has.
 */
export function fit(cases: readonly Case[]): Features {
  const samples = samplesOf(cases);
  const weights = { ...WEIGHTS };
  const shown = NAMES.filter((name) => isShown(name, samples));
  for (let round = 0; round < ROUNDS; round++) {
    const gradient = gradientOf(samples, weights);
    for (const name of shown) weights[name] += STEP * (gradient[name] - RESTRAINT * weights[name]);
  }
  return weights;
}

const NAMES = ["signs", "share", "found", "fallback"] as const;

/** What a right algorithm never shows, the texts say nothing about: its weight stays. */
function isShown(name: keyof Features, samples: readonly Sample[]): boolean {
  return samples.some(({ features, right }) => features[right]?.[name] !== 0);
}

function samplesOf(cases: readonly Case[]): readonly Sample[] {
  const known = systems.map(({ wireValue }) => wireValue);
  const counts = new Map<string, number>();
  for (const { expected } of cases) counts.set(expected, (counts.get(expected) ?? 0) + 1);
  const samples = new Map<string, Sample>();
  for (const { text, expected } of cases) {
    const considered = considerAll(casedText(withoutCards(repair(text))), systems);
    const features = featuresOf(considered).map(rounded);
    const right = known.indexOf(expected);
    const weight = 1 / ((counts.get(expected) ?? 1) * counts.size);
    // Most texts look like some other.
    const key = JSON.stringify([right, features]);
    samples.set(key, { features, right, weight: weight + (samples.get(key)?.weight ?? 0) });
  }
  return [...samples.values()];
}

function rounded({ signs, share, found, fallback }: Features): Features {
  const round = (value: number) => Math.round(value * 20) / 20;
  return {
    signs: round(signs),
    share: round(share),
    found: round(found),
    fallback,
  };
}

/** Which way, and how steeply, the logarithm of the probability of all that is right grows. */
function gradientOf(samples: readonly Sample[], weights: Features): Record<keyof Features, number> {
  const gradient = { signs: 0, share: 0, found: 0, fallback: 0 };
  for (const { features, right, weight } of samples) {
    const likely = probabilities(features.map((each) => scoreOf(each, weights)));
    for (const [index, each] of features.entries()) {
      const miss = (index === right ? 1 : 0) - (likely[index] ?? 0);
      for (const name of NAMES) gradient[name] += weight * miss * each[name];
    }
  }
  return gradient;
}
