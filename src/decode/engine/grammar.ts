import type { IToken, TokenType } from "chevrotain";
import type { Node } from "../../ast/nodes.ts";
import { hintFirstCharacters } from "./first-characters.ts";
import { IndentLexer } from "./indent-lexer.ts";
import type { LineRules, Rule } from "./line-rules.ts";
import { RuleMachine } from "./machine.ts";
import type { Screen } from "./screen.ts";
import type { Sought } from "./search.ts";
import { VALIDATE } from "./validation.ts";
import {
  Space,
  ElementNumber,
  elementNumberBefore,
  Eol,
  EolOfFamily,
  Junk,
  takeUnnumbered,
  token,
  UnknownLine,
  UnknownTitle,
} from "./tokens.ts";

/** Lines of one kind: how they begin, the tokens they consist of, the rule that reads them. */
export interface LineFamily {
  readonly name: string;
  /** The tokens that can begin a line of this family, after its number. Each enters one of `modes`. */
  readonly openers: readonly TokenType[];
  /** The lexer modes for the rest of the line; in each, the first token that matches wins. */
  readonly modes: Readonly<Record<string, readonly TokenType[]>>;
  readonly rules: new (machine: RuleMachine, name: string) => LineRules;
}

/** The lines below a head or a title, which would mean something else outside the section. */
export type Section = HeadedSection | TitledSection;

interface SectionLines {
  readonly name: string;
  readonly families: readonly LineFamily[];
}

/** A section that begins with a line of a family. */
export interface HeadedSection extends SectionLines {
  readonly head: LineFamily;
}

/**
 * A section that begins with a title, alone on its line or before the first line: `PHONES`,
 * `FONE-SFOAS/800-555-0100`.
 */
export interface TitledSection extends SectionLines {
  readonly title: RegExp;
}

/** A pattern that is cheap to find and suggests that the system printed the text. */
export interface Signature extends Sought {
  /** 1 is proof. A lower weight is the share of the remaining doubt that a match removes. */
  readonly weight: number;
  /** What was found, in words. */
  readonly reason: string;
}

/** Lines that show where a record may begin or end; each pattern matches the beginning of a line. */
export interface RecordMarks {
  /** The first line of a record. Multi-line (`m`). */
  readonly first?: RegExp;
  /** The last line of a record. Multi-line (`m`). */
  readonly last?: RegExp;
  /** A name numbered as the first. Multi-line (`m`). */
  readonly firstName?: RegExp;
  /**
   * The title of a list, a whole line: number 1 right below it is the first item, not a name.
   * Sticky (`my`).
   */
  readonly title?: RegExp;
  /** The head of a display that may not belong to the record above. Multi-line (`m`). */
  readonly display?: RegExp;
  /** Lines that can precede the first one and belong to it: whole lines with an entry, a banner. Sticky (`my`). */
  readonly above?: readonly RegExp[];
}

/** Cuts texts into tokens. */
export interface TextLexer {
  tokenize(text: string): { readonly tokens: IToken[] };
}

export interface GrammarDefinition {
  readonly name: string;
  /**
   * Makes the lexer, unless it is Chevrotain's.
   *
   * @param number the token for the number at the head of a line
   */
  readonly makeLexer?: ((number: TokenType) => TextLexer) | undefined;
  /** Where one record ends and the next begins. */
  readonly recordMarks?: RecordMarks;
  readonly signatures: readonly Signature[];
  /** The layout of its screen. By default, each line is one element that begins in the first column. */
  readonly screen?: Screen | undefined;
  /** The first family whose opener matches reads the line. */
  readonly families: readonly LineFamily[];
  readonly sections: readonly Section[];
  /** The families whose lines end any section that does not list them itself. */
  readonly endingSections?: readonly LineFamily[] | undefined;
}

/** A system's grammar, ready to read texts. */
export interface Grammar extends GrammarDefinition {
  readonly lexer: TextLexer;
  /** The tokens of each lexer mode, in the order in which the lexer tries them. */
  readonly modes: Readonly<Record<string, readonly TokenType[]>>;
  readonly machine: RuleMachine;
  /** The family of each opener. */
  readonly familyOf: ReadonlyMap<TokenType, LineFamily>;
  /** The original opener of each copy that also ends its section. */
  readonly sectionEndingOpeners: ReadonlyMap<TokenType, TokenType>;
  /** The section that each title begins. */
  readonly titles: ReadonlyMap<TokenType, TitledSection>;
  /** The tokens for the number at the head of a line. */
  readonly numbers: ReadonlySet<TokenType>;
  /** The rule that reads the lines of each family. */
  readonly ruleOf: ReadonlyMap<LineFamily, Rule<Node>>;
}

/** The lexer mode at the beginning of a text. The mode of a section has the name of the section. */
export const RECORD_MODE = "record";

/**
 * Compiles grammars: a lexer for each, and one parser for all of them (see `RuleMachine`).
 *
 * @param Machine the class of the parser
 * @returns each definition with its grammar, in the same order
 */
export function defineGrammars<Definition extends GrammarDefinition>(
  definitions: readonly Definition[],
  Machine: new (vocabulary: readonly TokenType[]) => RuleMachine = RuleMachine,
): (Definition & Grammar)[] {
  const withTokens = definitions.map((definition) => ({
    definition,
    tokens: tokensOf(definition),
  }));
  const vocabulary = [...definitions.flatMap(vocabularyOf), ...takeUnnumbered()];
  const machine = new Machine([...new Set(vocabulary)]);
  const grammars = withTokens.map(({ definition, tokens }) => {
    let lexer: TextLexer | undefined;
    return {
      ...definition,
      ...tokens,
      // Compiled at first use: most processes read the texts of few systems.
      get lexer() {
        return (lexer ??= definition.makeLexer?.(tokens.number) ?? lexerOf(tokens.modes));
      },
      machine,
      ruleOf: rulesOf(definition, machine),
    };
  });
  machine.performSelfAnalysis();
  return grammars;
}

/** Compiles one grammar. */
export function defineGrammar(definition: GrammarDefinition): Grammar {
  const [grammar] = defineGrammars([definition]);
  if (grammar === undefined) throw new Error("unreachable: one definition gives one grammar");
  return grammar;
}

function familiesOf({ families, sections }: GrammarDefinition): readonly LineFamily[] {
  return [
    ...families,
    ...sections.flatMap((section) => [...headsOf(section), ...section.families]),
  ];
}

/** The family of the section's head, if the section begins with one. */
function headsOf(section: Section): readonly LineFamily[] {
  return "head" in section ? [section.head] : [];
}

/** The tokens of the families, and their categories. */
function vocabularyOf(definition: GrammarDefinition): TokenType[] {
  const tokens = familiesOf(definition).flatMap(({ openers, modes }) => [
    ...openers,
    ...Object.values(modes).flat(),
  ]);
  return [...tokens, ...tokens.flatMap((token) => token.CATEGORIES ?? [])];
}

/** The rule of each family; a family that several sections list has one rule. */
function rulesOf(definition: GrammarDefinition, machine: RuleMachine) {
  const ruleOf = new Map<LineFamily, Rule<Node>>();
  for (const family of new Set(familiesOf(definition))) {
    const name = `${definition.name}_${family.name.replaceAll(" ", "_")}`;
    ruleOf.set(family, new family.rules(machine, name).line);
  }
  return ruleOf;
}

function lexerOf(modes: Record<string, TokenType[]>): TextLexer {
  hintFirstCharacters(Object.values(modes).flat());
  return new IndentLexer(
    { modes, defaultMode: RECORD_MODE },
    { ensureOptimizations: true, positionTracking: "onlyOffset", skipValidations: !VALIDATE },
  );
}

/** The tokens of the lexer: a mode for the heads of lines, one for each section, and those of the families. */
function tokensOf(definition: GrammarDefinition) {
  const { families, sections, endingSections = [] } = definition;
  const familyOf = new Map<TokenType, LineFamily>();
  const endingOpeners = new Map<TokenType, TokenType>();
  const titles = titlesOf(sections);
  const heads = sections.flatMap(headsOf);
  const number = elementNumberOf(definition);
  const itemNumbers = itemNumbersOf(definition);
  for (const family of familiesOf(definition))
    for (const opener of family.openers) familyOf.set(opener, family);

  const modes: Record<string, TokenType[]> = {};
  modes[RECORD_MODE] = lineHead(
    [number],
    [...titles.keys(), ...openersOf([...families, ...heads])],
  );
  addFamilyModes(modes, families, EolOfFamily);
  for (const section of sections) {
    const enders = [
      ...titles.keys(),
      ...openersOf(
        [...endingSections, ...heads].filter((each) => !section.families.includes(each)),
      ),
    ].map((opener) => {
      const ending = endingOpeners.get(opener) ?? sectionEndingOpener(opener);
      endingOpeners.set(opener, ending);
      return ending;
    });
    const own = openersOf(section.families);
    // In a titled section its own lines come first: their text can look like any other line.
    modes[section.name] =
      "title" in section
        ? lineHead(itemNumbers, [...own, ...enders, UnknownTitle])
        : [...enders, ...lineHead([number], own)];
    addFamilyModes(modes, headsOf(section), endOfSectionHead(section));
    addFamilyModes(modes, section.families, EolOfFamily);
  }
  return {
    modes,
    number,
    familyOf,
    sectionEndingOpeners: new Map([...endingOpeners].map(([opener, ending]) => [ending, opener])),
    titles,
    numbers: new Set([number, ...itemNumbers]),
  };
}

function openersOf(families: readonly LineFamily[]): readonly TokenType[] {
  return families.flatMap(({ openers }) => openers);
}

/** A token for each title, which enters the mode of its section. */
function titlesOf(sections: readonly Section[]): Map<TokenType, TitledSection> {
  const titles = new Map<TokenType, TitledSection>();
  for (const section of sections) {
    if (!("title" in section)) continue;
    const name = `TitleOf${section.name}`;
    const { title: pattern, name: push_mode } = section;
    titles.set(token(name, pattern, { label: section.name, push_mode }), section);
  }
  return titles;
}

/** The number at the head of a line. */
function elementNumberOf({ screen }: GrammarDefinition): TokenType {
  const pattern = screen?.numbers?.element;
  return pattern === undefined ? ElementNumber : token("OwnNumber", pattern);
}

/** The numbers at the head of a line in a titled section: those of its items, or of elements. */
function itemNumbersOf({ screen }: GrammarDefinition): readonly TokenType[] {
  const { item, textColumn } = screen?.numbers ?? {};
  const any = textColumn === undefined ? ElementNumber : elementNumberBefore(textColumn);
  return item === undefined ? [any] : [token("ItemNumber", item), any];
}

function lineHead(numbers: readonly TokenType[], openers: readonly TokenType[]): TokenType[] {
  return [Eol, ...numbers, ...openers, Space, UnknownLine];
}

function addFamilyModes(
  modes: Record<string, TokenType[]>,
  families: readonly LineFamily[],
  eol: TokenType,
): void {
  for (const family of families)
    for (const [mode, tokens] of Object.entries(family.modes))
      modes[mode] = [eol, Space, ...tokens, Junk];
}

/** The end of the line that begins a section, which enters the mode of the section. */
function endOfSectionHead({ name }: Section): TokenType {
  return token(`EolInto${name}`, "\n", { pop_mode: true, push_mode: name });
}

/** A copy of an opener that also ends the section. The parser gets to see the original. */
function sectionEndingOpener(opener: TokenType): TokenType {
  const push_mode = opener.PUSH_MODE;
  return token(`${opener.name}EndingSection`, opener.PATTERN ?? opener.name, {
    pop_mode: true,
    ...(push_mode !== undefined && { push_mode }),
  });
}
