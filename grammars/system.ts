import {
  defineGrammars,
  type Grammar,
  type GrammarDefinition,
} from "../src/decode/engine/grammar.ts";
import type { Document } from "../src/decode/engine/read.ts";
import { readScreen } from "../src/decode/layout/read-screen.ts";
import type { CasedText } from "../src/decode/text/cased.ts";

/** The names of a system in requests and answers. */
export interface SystemNames {
  /** Its name in answers: `GDS_A`. */
  readonly wireValue: string;
  /** Its name for users: `Amadeus`. */
  readonly displayName: string;
  /** Other names that requests can use, in upper case. */
  readonly aliases: readonly string[];
  /** Whether it reads texts that no other system printed. */
  readonly isFallback?: boolean;
}

/** A sample record as the system prints it. All of its data is invented. */
export interface Sample {
  /** What the sample shows. */
  readonly title: string;
  readonly text: string;
}

/**
 * Reads a text with the lexer and the rules of a grammar.
 *
 * @param isSigned whether the text has a signature of the system
 */
export type Reading = (text: CasedText, grammar: Grammar, isSigned: boolean) => Document;

/** The definition of a system, in its folder: its names, and the grammar of its screens. */
export interface SystemDefinition extends SystemNames, GrammarDefinition {
  readonly samples?: readonly Sample[];
  /** Reads its texts if they are not lines of a screen; by default `readScreen`. */
  readonly reading?: Reading;
}

/** A system, ready to read texts. */
export interface System extends SystemNames, Pick<GrammarDefinition, "signatures" | "recordMarks"> {
  /**
   * Reads a text as one that the system printed.
   *
   * @param isSigned whether the text has a signature of the system, which justifies more effort
   */
  readonly read: (text: CasedText, isSigned: boolean) => Document;
  /** The lexer and the rules that `read` uses, for tools that observe or draw them. */
  readonly grammar: Grammar;
  readonly samples: readonly Sample[];
}

/**
 * Makes systems of their definitions. Their grammars are compiled together, when the first one is used:
 * programs that only name the systems do not need them.
 *
 * @param Machine the class of the parser that their grammars share
 * @returns the systems in the same order, except that the fallback comes last
 */
export function makeSystems(
  definitions: readonly SystemDefinition[],
  Machine?: Parameters<typeof defineGrammars>[1],
): readonly System[] {
  let compiled: readonly Grammar[] | undefined;
  const grammarAt = (index: number) => {
    const grammar = (compiled ??= defineGrammars(definitions, Machine))[index];
    if (grammar === undefined) throw new Error("unreachable: each definition gives one grammar");
    return grammar;
  };
  return definitions
    .map((definition, index) => systemOf(definition, () => grammarAt(index)))
    .sort((a, b) => Number(a.isFallback) - Number(b.isFallback));
}

function systemOf(definition: SystemDefinition, compiled: () => Grammar): System {
  const { wireValue, displayName, aliases, isFallback = false, samples = [] } = definition;
  const { signatures, recordMarks, reading = readScreen } = definition;
  return {
    wireValue,
    displayName,
    aliases,
    isFallback,
    samples,
    signatures,
    ...(recordMarks === undefined ? {} : { recordMarks }),
    read: (text, isSigned) => reading(text, compiled(), isSigned),
    get grammar() {
      return compiled();
    },
  };
}
