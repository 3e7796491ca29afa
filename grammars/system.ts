import {
  defineGrammars,
  type Grammar,
  type GrammarDefinition,
} from "../src/decode/engine/grammar.ts";

/** How the outside names a system. */
export interface SystemNames {
  /** What stands in answers. */
  readonly wireValue: string;
  /** What people call it: `Meridian`. */
  readonly displayName: string;
  /** Further names a caller may give, in upper case. */
  readonly aliases: readonly string[];
  /** Reads what none of the others printed. */
  readonly isFallback?: boolean;
}

/** A record as the system prints it, to be tried out. All of its data is invented. */
export interface Sample {
  /** What there is to see in it. */
  readonly title: string;
  readonly text: string;
}

/** All that a folder of grammars says of its system: its names, and everything of its screen. */
export interface SystemDefinition extends SystemNames, GrammarDefinition {
  readonly samples?: readonly Sample[];
}

/** A system whose texts can be read. */
export interface System extends SystemNames {
  readonly grammar: Grammar;
  readonly samples: readonly Sample[];
}

/**
 * Makes systems ready to read.
 *
 * @param Machine the parser of their grammars, where it is not the plain one
 * @returns in the same order, but the fallback last
 */
export function makeSystems(
  definitions: readonly SystemDefinition[],
  Machine?: Parameters<typeof defineGrammars>[1],
): readonly System[] {
  return defineGrammars(definitions, Machine)
    .map((grammar) => {
      const { wireValue, displayName, aliases, isFallback = false, samples = [] } = grammar;
      return { wireValue, displayName, aliases, isFallback, samples, grammar };
    })
    .sort((a, b) => Number(a.isFallback) - Number(b.isFallback));
}
