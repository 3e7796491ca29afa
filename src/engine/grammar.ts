import { createToken, Lexer, type TokenType } from "chevrotain";
import type { Node } from "../ast/nodes.ts";
import type { LineRules, Rule } from "./line-rules.ts";
import { RuleMachine } from "./machine.ts";
import { VALIDATE } from "./validation.ts";
import { Blank, ElementNumber, Eol, EolOfFamily, Junk, UnknownLine } from "./tokens.ts";

/** Lines of one kind: how they begin, the tokens they are made of, the rule that reads them. */
export interface LineFamily {
  readonly name: string;
  /** The tokens a line of this family begins with, after its number. Each enters one of `modes`. */
  readonly openers: readonly TokenType[];
  /** The lexer modes of the rest of the line, first match first. */
  readonly modes: Readonly<Record<string, readonly TokenType[]>>;
  readonly rules: new (machine: RuleMachine, name: string) => LineRules;
}

/** Several lines under a head, where lines have another meaning than elsewhere. */
export interface Section {
  readonly name: string;
  /** The line that begins the section. */
  readonly head: LineFamily;
  readonly families: readonly LineFamily[];
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
  /** The cut is always at a blank, however long the line. */
  readonly atBlank?: boolean;
}

/** How a system cuts an element that does not fit on a line. */
export interface Wrapping {
  /** A line of this many columns was cut in the middle of a word. */
  readonly width: number;
  /** How a line ends that nothing carries on, unless it fills the width. */
  readonly closed?: RegExp;
  /** What a screen puts between two pages; an element goes on across it. */
  readonly pageMark?: RegExp;
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
  /** The column, from 0, in which the numbers of elements end. */
  readonly numberColumn?: number;
  /** Where lines begin in a screen that lost its line breaks. Global (`g`), empty matches. */
  readonly lineStarts?: RegExp;
  /** First match first. */
  readonly families: readonly LineFamily[];
  readonly sections: readonly Section[];
  /** The families whose lines end any section that has no such lines itself. */
  readonly endingSections?: readonly LineFamily[];
}

/** A system's grammar, ready to read texts. */
export interface Grammar extends GrammarDefinition {
  readonly lexer: Lexer;
  readonly machine: RuleMachine;
  /** The family that a line belongs to, by its opener. */
  readonly familyOf: ReadonlyMap<TokenType, LineFamily>;
  /** The opener that a section-ending twin stands for. */
  readonly twins: ReadonlyMap<TokenType, TokenType>;
  /** The rule that reads a family's lines. */
  readonly ruleOf: ReadonlyMap<LineFamily, Rule<Node>>;
}

const RECORD_MODE = "record";

/** Makes grammars ready to read: a lexer for each, one parser for all (see `RuleMachine`). */
export function defineGrammars(definitions: readonly GrammarDefinition[]): Grammar[] {
  const machine = new RuleMachine([...new Set(definitions.flatMap(vocabularyOf))]);
  const grammars = definitions.map((definition) => ({
    ...definition,
    ...lexerOf(definition),
    machine,
    ruleOf: rulesOf(definition, machine),
  }));
  machine.finish();
  return grammars;
}

/** Makes one grammar ready to read. */
export function defineGrammar(definition: GrammarDefinition): Grammar {
  const [grammar] = defineGrammars([definition]);
  if (grammar === undefined) throw new Error("a definition makes a grammar");
  return grammar;
}

function familiesOf({ families, sections }: GrammarDefinition): readonly LineFamily[] {
  return [...families, ...sections.flatMap((section) => [section.head, ...section.families])];
}

/** Every token a rule can name: those of the families, and what they are kinds of. */
function vocabularyOf(definition: GrammarDefinition): TokenType[] {
  const tokens = familiesOf(definition).flatMap(({ openers, modes }) => [
    ...openers,
    ...Object.values(modes).flat(),
  ]);
  return [...tokens, ...tokens.flatMap((token) => token.CATEGORIES ?? [])];
}

/** Each family's rule; a family that stands in several sections has one. */
function rulesOf(definition: GrammarDefinition, machine: RuleMachine) {
  const ruleOf = new Map<LineFamily, Rule<Node>>();
  for (const family of new Set(familiesOf(definition))) {
    const name = `${definition.name}_${family.name.replaceAll(" ", "_")}`;
    ruleOf.set(family, new family.rules(machine, name).line);
  }
  return ruleOf;
}

/** One lexer with a mode for the head of lines, one for each section, and those of the families. */
function lexerOf({ families, sections, endingSections = [] }: GrammarDefinition) {
  const heads = sections.map((section) => section.head);
  const familyOf = new Map<TokenType, LineFamily>();
  const twins = new Map<TokenType, TokenType>();
  const modes: Record<string, TokenType[]> = {};

  modes[RECORD_MODE] = lineHead([...families, ...heads], familyOf);
  addFamilyModes(modes, families, EolOfFamily);
  for (const section of sections) {
    const enders = [...heads, ...endingSections].filter(
      (family) => !section.families.includes(family),
    );
    modes[section.name] = [
      ...enders
        .flatMap(({ openers }) => openers)
        .map((opener) => leavingTwin(opener, section, twins)),
      ...lineHead(section.families, familyOf),
    ];
    addFamilyModes(modes, [section.head], endOfSectionHead(section));
    addFamilyModes(modes, section.families, EolOfFamily);
  }
  const lexer = new Lexer(
    { modes, defaultMode: RECORD_MODE },
    { ensureOptimizations: true, positionTracking: "onlyOffset", skipValidations: !VALIDATE },
  );
  return { lexer, familyOf, twins };
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
      modes[mode] = [eol, Blank, ...tokens, Junk];
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

/** An opener's twin that also ends the section; parsers get to see the opener itself. */
function leavingTwin(
  opener: TokenType,
  section: Section,
  twins: Map<TokenType, TokenType>,
): TokenType {
  const twin = createToken({
    name: `${opener.name}Ending${section.name}`,
    pattern: opener.PATTERN ?? opener.name,
    pop_mode: true,
    ...(opener.PUSH_MODE === undefined ? {} : { push_mode: opener.PUSH_MODE }),
  });
  twins.set(twin, opener);
  return twin;
}
