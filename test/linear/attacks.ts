import { check } from "recheck";
import type { Expression } from "./expressions.ts";

/** How a text is made that takes an expression more than linear time. */
export interface Attack {
  /** `2nd degree polynomial`, or why the checker cannot tell. */
  readonly summary: string;
  /** Such a text of about so many characters; undefined: the checker knows none. */
  readonly text: ((length: number) => string) | undefined;
}

type Tried = Pick<Expression, "source" | "flags" | "isSticky">;

/** By steps and not by the clock, so that the answer is the same on every machine. */
const STEPS = {
  timeout: null,
  attackTimeout: null,
  incubationTimeout: null,
  seedingTimeout: null,
  randomSeed: 0,
  attackLimit: 20_000_000,
  incubationLimit: 10_000,
  maxAttackStringSize: 100_000,
};

/**
 * The checker calculates exactly where it can; where it has to search (expressions that look around),
 * the many first texts are what finds something.
 */
const THOROUGH = {
  ...STEPS,
  maxInitialGenerationSize: 500,
  maxGenerationSize: 20,
  mutationSize: 10,
  crossoverSize: 5,
  maxIteration: 1,
  maxNFASize: 3000,
};

/**
 * For expressions of which every repetition has a bound. The time they take at each place has one,
 * too, so what is left to find is a high one: bounds that multiply. A few texts show it.
 */
const QUICK = {
  ...STEPS,
  checker: "fuzz",
  maxInitialGenerationSize: 50,
  maxGeneStringSize: 200,
  maxSimpleRepeatCount: 3,
  maxGenerationSize: 1,
  mutationSize: 0,
  crossoverSize: 0,
  maxIteration: 0,
} as const;

/** An attack on an expression; null where none is known. */
export async function attackOn(expression: Tried): Promise<Attack | null> {
  const { source, flags, isSticky } = expression;
  // Indices of groups (`d`) cost nothing of note, and the checker does not know them.
  const known = flags.replace(/[dy]/g, "") + (isSticky ? "y" : "");
  const { status, ...found } = await check(source, known, isBounded(expression) ? QUICK : THOROUGH);
  if (status === "safe") return null;
  if ("attack" in found) {
    const { pumps, suffix } = found.attack;
    return {
      summary: found.complexity.summary,
      text: (length) => pumped(pumps, suffix, length),
    };
  }
  return { summary: "error" in found ? found.error.kind : "unknown", text: undefined };
}

function pumped(
  pumps: readonly { readonly prefix: string; readonly pump: string }[],
  suffix: string,
  length: number,
): string {
  const each = length / pumps.length;
  const parts = pumps.map(
    ({ prefix, pump }) => prefix + pump.repeat(Math.ceil(each / pump.length)),
  );
  return parts.join("") + suffix;
}

function isBounded({ source }: Tried): boolean {
  const bare = source.replace(/\\./g, "x").replace(/\[[^\]]*\]/g, "x");
  return !/[*+]|\{\d+,\}/.test(bare);
}
