import { createToken, Lexer, type TokenType } from "chevrotain";
import type { LineParser } from "./line-parser.ts";
import { Blank, ElementNumber, Eol, EolOfFamily, Junk, UnknownLine } from "./tokens.ts";

/** Lines of one kind: how they begin, the tokens they are made of, the rule that reads them. */
export interface LineFamily {
  readonly name: string;
  /** The tokens a line of this family begins with, after its number. Each enters one of `modes`. */
  readonly openers: readonly TokenType[];
  /** The lexer modes of the rest of the line, first match first. */
  readonly modes: Readonly<Record<string, readonly TokenType[]>>;
  readonly parser: LineParser;
}

/** Several lines under a head, where lines have another meaning than elsewhere. */
export interface Section {
  readonly name: string;
  /** The line that begins the section. */
  readonly head: LineFamily;
  readonly families: readonly LineFamily[];
  /** Openers of the record's own families that end the section. */
  readonly endedBy: readonly TokenType[];
}

/** Says that a line goes on in the next one. */
export interface Continuation {
  /** How the element begins that goes on. */
  readonly of: RegExp;
  /**
   * How the line begins that carries it on; what matches is dropped when they are joined. Sticky
   * (`y`), and beginning with a blank.
   */
  readonly indent: RegExp;
}

/** How a system cuts an element that does not fit on a line. */
export interface Wrapping {
  /** From this many columns on, a line was cut in the middle of a word. */
  readonly width: number;
  readonly continuations: readonly Continuation[];
}

/** A cheap sign that a text was printed by the system. */
export interface Signature {
  readonly pattern: RegExp;
  /** 1: proof. Less: how much of the doubt that is left it takes away. */
  readonly weight: number;
  /** What was found, in words. */
  readonly reason: string;
}

export interface GrammarDefinition {
  readonly name: string;
  readonly signatures: readonly Signature[];
  readonly wrapping: Wrapping;
  /** First match first. */
  readonly families: readonly LineFamily[];
  readonly sections: readonly Section[];
}

/** A system's grammar, ready to read texts. */
export interface Grammar extends GrammarDefinition {
  readonly lexer: Lexer;
  /** The family that a line belongs to, by its opener. */
  readonly familyOf: ReadonlyMap<TokenType, LineFamily>;
}

const RECORD_MODE = "record";

/** Makes one multi-mode lexer and the table of openers from a system's line families. */
export function defineGrammar(definition: GrammarDefinition): Grammar {
  const { families, sections } = definition;
  const heads = sections.map((section) => section.head);
  const familyOf = new Map<TokenType, LineFamily>();
  const modes: Record<string, TokenType[]> = {};

  modes[RECORD_MODE] = lineHead([...families, ...heads], familyOf);
  addFamilyModes(modes, families, EolOfFamily);
  for (const section of sections) {
    const enders = [...heads.flatMap(({ openers }) => openers), ...section.endedBy];
    modes[section.name] = [
      ...enders.map((opener) => leavingTwin(opener, section, familyOf)),
      ...lineHead(section.families, familyOf),
    ];
    addFamilyModes(modes, [section.head], endOfSectionHead(section));
    addFamilyModes(modes, section.families, EolOfFamily);
  }
  const lexer = new Lexer(
    { modes, defaultMode: RECORD_MODE },
    { ensureOptimizations: true, positionTracking: "onlyOffset" },
  );
  return { ...definition, lexer, familyOf };
}

function lineHead(
  families: readonly LineFamily[],
  familyOf: Map<TokenType, LineFamily>,
): TokenType[] {
  for (const family of families) for (const opener of family.openers) familyOf.set(opener, family);
  const openers = families.flatMap((family) => family.openers);
  return [Eol, ElementNumber, ...openers, Blank, UnknownLine];
}

function addFamilyModes(
  modes: Record<string, TokenType[]>,
  families: readonly LineFamily[],
  eol: TokenType,
): void {
  for (const family of families)
    for (const [mode, tokens] of Object.entries(family.modes))
      modes[mode] = [eol, ...tokens, Blank, Junk];
}

/** The end of the line that begins a section leads into the section. */
function endOfSectionHead(section: Section): TokenType {
  return createToken({
    name: `EolInto${section.name}`,
    pattern: "\n",
    pop_mode: true,
    push_mode: section.name,
  });
}

/** An opener's twin that also ends the section. */
function leavingTwin(
  opener: TokenType,
  section: Section,
  familyOf: Map<TokenType, LineFamily>,
): TokenType {
  const twin = createToken({
    name: `${opener.name}Ending${section.name}`,
    pattern: opener.PATTERN ?? opener.name,
    categories: [opener],
    pop_mode: true,
    ...(opener.PUSH_MODE === undefined ? {} : { push_mode: opener.PUSH_MODE }),
  });
  const family = familyOf.get(opener);
  if (family !== undefined) familyOf.set(twin, family);
  return twin;
}
