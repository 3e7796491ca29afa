import {
  defineGrammars,
  type Grammar,
  type GrammarDefinition,
} from "../src/decode/engine/grammar.ts";
import type { Document } from "../src/decode/engine/read.ts";
import { readScreen } from "../src/decode/layout/read-screen.ts";
import type { CasedText } from "../src/decode/text/cased.ts";

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

/**
 * Reads a text with the lexer and the rules of a grammar.
 *
 * @param isSigned whether the system left a sign in the text
 */
export type Reading = (text: CasedText, grammar: Grammar, isSigned: boolean) => Document;

/** All that a folder of grammars says of its system: its names, and everything of its screen. */
export interface SystemDefinition extends SystemNames, GrammarDefinition {
  readonly samples?: readonly Sample[];
  /** How its texts are read, where they are more, or less, than lines of a screen (`readScreen`). */
  readonly reading?: Reading;
}

/** A system whose texts can be read, however it reads them. */
export interface System extends SystemNames, Pick<GrammarDefinition, "signatures" | "recordMarks"> {
  /**
   * Reads a text as its own.
   *
   * @param isSigned whether the system left a sign in it: then the reading may take more trouble
   */
  readonly read: (text: CasedText, isSigned: boolean) => Document;
  /** The lexer and the rules that `read` runs, for who watches or draws them. */
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
    .map(systemOf)
    .sort((a, b) => Number(a.isFallback) - Number(b.isFallback));
}

function systemOf(defined: SystemDefinition & Grammar): System {
  const { wireValue, displayName, aliases, isFallback = false, samples = [] } = defined;
  const { signatures, recordMarks, reading = readScreen } = defined;
  return {
    wireValue,
    displayName,
    aliases,
    isFallback,
    samples,
    signatures,
    ...(recordMarks === undefined ? {} : { recordMarks }),
    read: (text, isSigned) => reading(text, defined, isSigned),
    grammar: defined,
  };
}
