import type { Likeness } from "./likeness.ts";
import { NOTHING, type Evidence } from "./evidence.ts";

/** What is known about one of the algorithms that could read a text. */
export interface Contender {
  /** Whether it is the free-text reader. */
  readonly isFallback: boolean;
  readonly likeness: Likeness;
  readonly evidence: Evidence;
}

/** What speaks for an algorithm, in numbers that are comparable between texts. */
export type Features = Readonly<Record<keyof typeof WEIGHTS, number>>;

/**
 * How many times as likely (as a natural logarithm) a feature makes an algorithm when it is complete.
 * Fitted by `npm run detection -- --fit` on the texts of the corpus: whole, in fragments and damaged.
 */
export const WEIGHTS = {
  /**
   * For each signature of weight 0.9, which leaves a tenth of the doubt. Proof counts as three of
   * them.
   */
  signs: 4.5,
  /** All of the text was read. */
  share: 2.2,
  /** As many values were found as in the reading that found most. */
  found: 1.6,
  /** It is the fallback, which needs no signs. */
  fallback: 2.1,
};

const PROOF = 3;

/** What speaks for each of several algorithms that may read the same text. */
export function featuresOf(contenders: readonly Contender[]): readonly Features[] {
  const most = contenders.reduce((most, { evidence: { found } }) => Math.max(most, found), 0);
  return contenders.map((each) => {
    if (isEmptyHanded(each, contenders)) return NO_FEATURES;
    const isNeeded = !isNeedless(each, contenders);
    const { share, found } = isNeeded ? each.evidence : NOTHING;
    return {
      signs: Math.min(PROOF, Math.log10(1 / (1 - each.likeness.confidence))),
      share,
      found: most === 0 ? 0 : found / most,
      fallback: each.isFallback && isNeeded ? 1 : 0,
    };
  });
}

const NO_FEATURES: Features = { signs: 0, share: 0, found: 0, fallback: 0 };

/**
 * Whether a contender found no traveller and no segment, while another found some in lines that it
 * could not read. Whatever the signs, that system did not print the text.
 */
function isEmptyHanded({ evidence }: Contender, contenders: readonly Contender[]): boolean {
  if (evidence.bookings > 0 || evidence.displays > 0 || evidence.unread.length === 0) return false;
  return contenders.some((other) =>
    other.evidence.booked.some((booked) =>
      evidence.unread.some((unread) => unread.start < booked.end && booked.start < unread.end),
    ),
  );
}

/** Whether a contender is the fallback and a system explains the text. */
function isNeedless(contender: Contender, contenders: readonly Contender[]): boolean {
  return (
    contender.isFallback &&
    contenders.some(
      (other) => !other.isFallback && (hasRead(other, contender) || knowsDisplay(other)),
    )
  );
}

/** Whether a system that left its signs has found at least as many travellers and segments. */
function hasRead({ likeness, evidence: { bookings } }: Contender, fallback: Contender): boolean {
  return likeness.confidence > 0 && bookings > 0 && bookings >= fallback.evidence.bookings;
}

/**
 * Whether a system recognises a display that is not a record: what others found are only its rows.
 */
function knowsDisplay({ evidence }: Contender): boolean {
  return evidence.displays > 0 && evidence.found === 0;
}

/** The logarithm of an algorithm's likelihood, without a term that all algorithms share. */
function scoreOf(features: Features, weights: Features = WEIGHTS): number {
  const { signs, share, found, fallback } = weights;
  return (
    signs * features.signs +
    share * features.share +
    found * features.found +
    fallback * features.fallback
  );
}

/** The scores of several algorithms that may read the same text. */
export function scoresOf(contenders: readonly Contender[]): readonly number[] {
  return featuresOf(contenders).map((features) => scoreOf(features));
}

/**
 * How often a choice is wrong although nothing contradicts it: hybrids, or texts from unknown
 * systems.
 */
const RESIDUAL_DOUBT = 0.001;

/** The confidence in each of several algorithms, from its score; they add up to 1. */
export function confidencesOf(contenders: readonly Contender[]): readonly number[] {
  const rest = RESIDUAL_DOUBT / contenders.length;
  return probabilities(scoresOf(contenders)).map((each) => each * (1 - RESIDUAL_DOUBT) + rest);
}

/** The probability of each of several scores; they add up to 1. */
export function probabilities(scores: readonly number[]): readonly number[] {
  const highest = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - highest));
  const sum = odds.reduce((one, other) => one + other, 0);
  return odds.map((each) => each / sum);
}
