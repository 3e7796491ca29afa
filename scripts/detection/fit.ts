import { systems } from "../../grammars/systems.ts";
import { considerAll } from "../../src/decode/detection/choose.ts";
import { featuresOf, WEIGHTS, type Features } from "../../src/decode/detection/score.ts";
import { casedText } from "../../src/decode/text/cased.ts";
import { withoutCards } from "../../src/decode/text/cards/redact.ts";
import { repair } from "../../src/decode/text/repair/repair.ts";
import type { Case } from "./cases.ts";
import { regression } from "./regression.ts";

/** Texts that look the same: the evidence for each algorithm, and which one is right. */
interface Sample {
  readonly features: readonly Features[];
  readonly right: number;
  /** The number of these texts, as a share of all. */
  readonly weight: number;
}

/** Keeps weights small if the texts provide little evidence about them. */
const REGULARISATION = 1e-3;

const NAMES = ["signs", "share", "found", "fallback"] as const;

/**
 * The weights that make the right algorithms the likeliest; the current ones have no influence. Each
 * algorithm counts equally, however many texts it has.
 */
export function fit(cases: readonly Case[]): Features {
  const choices = samplesOf(cases).map(({ features, right, weight }) => ({
    options: features.map((each) => NAMES.map((name) => each[name])),
    right,
    weight,
  }));
  const weights = regression(choices, REGULARISATION);
  const fitted = { ...WEIGHTS };
  for (const [index, name] of NAMES.entries()) fitted[name] = weights[index] ?? 0;
  return fitted;
}

function samplesOf(cases: readonly Case[]): readonly Sample[] {
  const algorithms = systems.map(({ wireValue }) => wireValue);
  const counts = new Map<string, number>();
  for (const { expected } of cases) counts.set(expected, (counts.get(expected) ?? 0) + 1);
  const samples = new Map<string, Sample>();
  for (const { text, expected } of cases) {
    const features = featuresIn(text);
    const right = algorithms.indexOf(expected);
    const weight = 1 / ((counts.get(expected) ?? 1) * counts.size);
    // Most texts have the same features as another one.
    const key = JSON.stringify([right, features]);
    samples.set(key, { features, right, weight: weight + (samples.get(key)?.weight ?? 0) });
  }
  return [...samples.values()];
}

const known = new Map<string, readonly Features[]>();

/**
 * The evidence for each algorithm in a text, cached because it is slow to compute and every fold
 * needs it.
 */
function featuresIn(text: string): readonly Features[] {
  const found =
    known.get(text) ??
    featuresOf(considerAll(casedText(withoutCards(repair(text))), systems)).map(rounded);
  known.set(text, found);
  return found;
}

function rounded({ signs, share, found, fallback }: Features): Features {
  const round = (value: number) => Math.round(value * 20) / 20;
  return { signs: round(signs), share: round(share), found: round(found), fallback };
}
