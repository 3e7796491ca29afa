import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
import { Piscina } from "piscina";
import { check } from "recheck";
import type { Expression } from "./expressions.ts";

/** How to make a text on which an expression takes more than linear time. */
export interface Attack {
  /** `2nd degree polynomial`, or why the checker cannot decide. */
  readonly summary: string;
  /** Such a text of about this length; undefined if the checker knows none. */
  readonly text: ((length: number) => string) | undefined;
}

type Tried = Pick<Expression, "source" | "flags" | "isSticky">;

/** Limited by steps rather than by time, so that the answer is the same on every machine. */
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
 * The checker analyses expressions exactly if it can; if it has to search (expressions with
 * look-arounds), many initial texts are what finds something.
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
 * For expressions whose repetitions are all bounded. Their time at each place is then bounded too, so
 * only a high bound remains to be found: bounds that multiply. A few texts are enough for that.
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

/** What the answers depend on, apart from the expression. */
export const CHECKER = JSON.stringify([checkerVersion(), THOROUGH, QUICK]);

function checkerVersion(): string {
  const entry = createRequire(import.meta.url).resolve("recheck/package.json");
  return readFileSync(entry, "utf8");
}

/** An attack on an expression; null if none is known. */
export async function attackOn(expression: Tried): Promise<Attack | null> {
  const { source } = expression;
  const params = isBounded(expression) ? QUICK : THOROUGH;
  const { status, ...found } = await check(source, flagsFor(expression), params);
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

/**
 * The expressions for which an attack is known. The checker uses one core in each thread, and is slower
 * when it is asked several things at once.
 */
export async function attacked<T extends Tried>(expressions: readonly T[]): Promise<T[]> {
  const pool = new Piscina<Tried, boolean>({
    filename: new URL("attack-thread.ts", import.meta.url).href,
    maxThreads: availableParallelism(),
    concurrentTasksPerWorker: 1,
  });
  const answers = new Map<string, Promise<boolean>>();
  const answerOf = ({ source, flags, isSticky }: Tried): Promise<boolean> => {
    const key = keyOf({ source, flags, isSticky });
    const answer = answers.get(key) ?? pool.run({ source, flags, isSticky });
    answers.set(key, answer);
    return answer;
  };
  // The slowest ones start first, so that no core is idle at the end.
  const order = expressions.toSorted((one, other) => other.source.length - one.source.length);
  try {
    const found = await Promise.all(order.map(answerOf));
    return order.filter((_, index) => found[index]);
  } finally {
    await pool.destroy();
  }
}

/** Identifies an expression, as far as its running time depends on it. */
export function keyOf({ source, ...tried }: Tried): string {
  return `/${source}/${flagsFor(tried)}`;
}

/**
 * Neither the indices of groups (`d`) nor the start of the next search (`g`) takes significant
 * time.
 */
function flagsFor({ flags, isSticky }: Omit<Tried, "source">): string {
  return flags.replace(/[dgy]/g, "") + (isSticky ? "y" : "");
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
