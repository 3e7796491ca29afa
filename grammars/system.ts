import {
  defineGrammars,
  type Grammar,
  type GrammarDefinition,
} from "../src/decode/engine/grammar.ts";
import type { Document } from "../src/decode/engine/read.ts";
import { readScreen } from "../src/decode/layout/read-screen.ts";
import { readTornFlights } from "../src/decode/layout/torn-flights.ts";
import { readTornNames } from "../src/decode/layout/torn-names.ts";
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
  /** Whether words that it leaves unread in front of a flight add nothing: `Your return flight`. */
  readonly isLead?: (text: string) => boolean;
}

/** A sample record as the system prints it. All of its data is invented. */
export interface Sample {
  /** A description of the sample. */
  readonly title: string;
  readonly text: string;
}

/** A flight as an entry names it. */
export interface FlightToSell {
  /** `AF`. */
  readonly airline: string;
  /** `457`: digits, without leading zeros. */
  readonly flight: string;
  /** One letter. */
  readonly bookingClass: string;
  /** 1 to 31. */
  readonly day: number;
  /** 1 to 12. */
  readonly month: number;
  /** `GRU`. */
  readonly origin: string;
  readonly destination: string;
  /** 1 to 9. */
  readonly seats: number;
}

/** The entries with which agents of a system ask for flights and for their price. */
export interface EntryFormats {
  /** The name of the system in requests, in lower case; one definition can describe several: `galileo`. */
  readonly name: string;
  /** Its name for users. */
  readonly displayName: string;
  /** The entry that asks for seats on a flight. */
  readonly sell: (flight: FlightToSell) => string;
  /** The entry that prices flights; null if the system has none for them. */
  readonly price: (flights: readonly FlightToSell[]) => string | null;
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
  /** The entries with which its agents sell and price flights. */
  readonly entries?: readonly EntryFormats[];
  /** Reads its texts, if they are not lines of a screen; by default `readScreen`. */
  readonly reading?: Reading;
}

/** The part of a definition that only reading the system's texts needs. */
export type SystemLines = Pick<
  SystemDefinition,
  "screen" | "makeLexer" | "families" | "sections" | "endingSections"
>;

/**
 * Adds the part of a definition that only reading the system's texts needs, computed when the first of them
 * is read.
 */
export function withLines(
  rest: Omit<SystemDefinition, keyof SystemLines>,
  lines: () => SystemLines,
): SystemDefinition {
  let known: SystemLines | undefined;
  const computed = () => (known ??= lines());
  return {
    ...rest,
    get screen() {
      return computed().screen;
    },
    get makeLexer() {
      return computed().makeLexer;
    },
    get families() {
      return computed().families;
    },
    get sections() {
      return computed().sections;
    },
    get endingSections() {
      return computed().endingSections;
    },
  };
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
  readonly entries: readonly EntryFormats[];
}

/**
 * Makes systems from their definitions. Each grammar is compiled when it is first used: most processes read the texts of
 * few systems, and programs that only name systems need no grammar.
 *
 * @param Machine the class of a parser that all grammars share, for tools that watch it; by default each grammar has its
 *   own
 * @returns the systems in the same order, except that the fallback comes last
 */
export function makeSystems(
  definitions: readonly SystemDefinition[],
  Machine?: Parameters<typeof defineGrammars>[1],
): readonly System[] {
  let shared: readonly Grammar[] | undefined;
  const compiled = (index: number): Grammar | undefined => {
    if (Machine === undefined) return defineGrammars(definitions.slice(index, index + 1))[0];
    return (shared ??= defineGrammars(definitions, Machine))[index];
  };
  return definitions
    .map((definition, index) => {
      let grammar: Grammar | undefined;
      return systemOf(definition, () => {
        grammar ??= compiled(index);
        if (grammar === undefined) throw new Error("unreachable: each definition gives a grammar");
        return grammar;
      });
    })
    .sort((a, b) => Number(a.isFallback) - Number(b.isFallback));
}

/** Mends what a mailer broke within a word. */
function readTorn(document: Document): Document {
  const whole = document.structure === undefined ? readTornFlights(document) : document;
  return readTornNames(whole);
}

function systemOf(definition: SystemDefinition, compiled: () => Grammar): System {
  const {
    wireValue,
    displayName,
    aliases,
    isFallback = false,
    isLead,
    samples = [],
    entries = [],
  } = definition;
  const { signatures, recordMarks, reading = readScreen } = definition;
  return {
    wireValue,
    displayName,
    aliases,
    isFallback,
    ...(isLead === undefined ? {} : { isLead }),
    samples,
    entries,
    signatures,
    ...(recordMarks === undefined ? {} : { recordMarks }),
    read: (text, isSigned) => readTorn(reading(text, compiled(), isSigned)),
    get grammar() {
      return compiled();
    },
  };
}
