import { createToken, Lexer, type TokenType } from "chevrotain";
import type { Node } from "../../ast/nodes.ts";
import type { LineRules, Rule } from "./line-rules.ts";
import { RuleMachine } from "./machine.ts";
import type { Screen } from "./screen.ts";
import { VALIDATE } from "./validation.ts";
import {
  Space,
  ElementNumber,
  elementNumberBefore,
  Eol,
  EolOfFamily,
  Junk,
  UnknownLine,
  UnknownTitle,
} from "./tokens.ts";

/** Lines of one kind: how they begin, the tokens they are made of, the rule that reads them. */
export interface LineFamily {
  readonly name: string;
  /** The tokens a line of this family begins with, after its number. Each enters one of `modes`. */
  readonly openers: readonly TokenType[];
  /** The lexer modes of the rest of the line, first match first. */
  readonly modes: Readonly<Record<string, readonly TokenType[]>>;
  readonly rules: new (machine: RuleMachine, name: string) => LineRules;
}

/** Several lines under a head or a title, where lines have another meaning than elsewhere. */
export type Section = HeadedSection | TitledSection;

interface SectionLines {
  readonly name: string;
  readonly families: readonly LineFamily[];
}

/** A section that begins with a line of its own. */
export interface HeadedSection extends SectionLines {
  readonly head: LineFamily;
}

/**
 * A section that begins with a title, which stands alone, or before its first line: `PHONES`,
 * `FONE-SFOAS/800-555-0100`.
 */
export interface TitledSection extends SectionLines {
  readonly title: RegExp;
}

/** A cheap sign that a text was printed by the system. */
export interface Signature {
  readonly pattern: RegExp;
  /** 1: proof. Less: how much of the doubt that is left it takes away. */
  readonly weight: number;
  /** What was found, in words. */
  readonly reason: string;
}

/** Lines that tell where a record may begin or end; each pattern matches a whole line. */
export interface RecordMarks {
  /** The line above everything else of a record. Global and multi-line (`gm`). */
  readonly first?: RegExp;
  /** The line below everything else of it. Global and multi-line (`gm`). */
  readonly last?: RegExp;
  /** A name that is counted as the first. Global and multi-line (`gm`). */
  readonly firstName?: RegExp;
  /** The head of a display that need not be of the record above. Global and multi-line (`gm`). */
  readonly display?: RegExp;
  /** A line that can stand above the first one and goes with it: entries, banners. Sticky (`my`). */
  readonly above?: RegExp;
}

export interface GrammarDefinition {
  readonly name: string;
  /** Where one record of several ends and another begins. */
  readonly recordMarks?: RecordMarks;
  readonly signatures: readonly Signature[];
  /** How its lines lie on the screen. Absent: an element a line, from the first column. */
  readonly screen?: Screen;
  /** First match first. */
  readonly families: readonly LineFamily[];
  readonly sections: readonly Section[];
  /** The families whose lines end any section that has no such lines itself. */
  readonly endingSections?: readonly LineFamily[];
}

/** A system's grammar, ready to read texts. */
export interface Grammar extends GrammarDefinition {
  readonly lexer: Lexer;
  /** The tokens of each mode of the lexer, in the order in which they are tried. */
  readonly modes: Readonly<Record<string, readonly TokenType[]>>;
  readonly machine: RuleMachine;
  /** The family that a line belongs to, by its opener. */
  readonly familyOf: ReadonlyMap<TokenType, LineFamily>;
  /** The opener that each stands for which also ends its section. */
  readonly sectionEndingOpeners: ReadonlyMap<TokenType, TokenType>;
  /** The sections that titles begin. */
  readonly titles: ReadonlyMap<TokenType, TitledSection>;
  /** The numbers that lines can begin with. */
  readonly numbers: ReadonlySet<TokenType>;
  /** The rule that reads a family's lines. */
  readonly ruleOf: ReadonlyMap<LineFamily, Rule<Node>>;
}

/** The mode in which a text begins; a section's has the section's name. */
export const RECORD_MODE = "record";

/**
 * Makes grammars ready to read: a lexer for each, one parser for all (see `RuleMachine`).
 *
 * @param Machine the parser, where it is not the plain one
 * @returns each definition with its grammar, in the same order
 */
export function defineGrammars<Definition extends GrammarDefinition>(
  definitions: readonly Definition[],
  Machine: new (vocabulary: readonly TokenType[]) => RuleMachine = RuleMachine,
): (Definition & Grammar)[] {
  const machine = new Machine([...new Set(definitions.flatMap(vocabularyOf))]);
  const grammars = definitions.map((definition) => ({
    ...definition,
    ...lexerOf(definition),
    machine,
    ruleOf: rulesOf(definition, machine),
  }));
  machine.performSelfAnalysis();
  return grammars;
}

/** Makes one grammar ready to read. */
export function defineGrammar(definition: GrammarDefinition): Grammar {
  const [grammar] = defineGrammars([definition]);
  if (grammar === undefined) throw new Error("a definition makes a grammar");
  return grammar;
}

function familiesOf({ families, sections }: GrammarDefinition): readonly LineFamily[] {
  return [
    ...families,
    ...sections.flatMap((section) => [...headsOf(section), ...section.families]),
  ];
}

/** The line that begins a section, where one does. */
function headsOf(section: Section): readonly LineFamily[] {
  return "head" in section ? [section.head] : [];
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
function lexerOf(definition: GrammarDefinition) {
  const { families, sections, endingSections = [] } = definition;
  const familyOf = new Map<TokenType, LineFamily>();
  const sectionEndingOpeners = new Map<TokenType, TokenType>();
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
    ].map((opener) => sectionEndingOpener(opener, section, sectionEndingOpeners));
    const own = openersOf(section.families);
    // The text of a titled section can look like any line.
    modes[section.name] =
      "title" in section
        ? lineHead(itemNumbers, [...own, ...enders, UnknownTitle])
        : [...enders, ...lineHead([number], own)];
    addFamilyModes(modes, headsOf(section), endOfSectionHead(section));
    addFamilyModes(modes, section.families, EolOfFamily);
  }
  const lexer = new Lexer(
    { modes, defaultMode: RECORD_MODE },
    { ensureOptimizations: true, positionTracking: "onlyOffset", skipValidations: !VALIDATE },
  );
  return {
    lexer,
    modes,
    familyOf,
    sectionEndingOpeners,
    titles,
    numbers: new Set([number, ...itemNumbers]),
  };
}

function openersOf(families: readonly LineFamily[]): readonly TokenType[] {
  return families.flatMap(({ openers }) => openers);
}

/** A token for each title, which leads into its section. */
function titlesOf(sections: readonly Section[]): Map<TokenType, TitledSection> {
  const titles = new Map<TokenType, TitledSection>();
  for (const section of sections) {
    if (!("title" in section)) continue;
    const name = `TitleOf${section.name}`;
    const { title: pattern, name: push_mode } = section;
    titles.set(createToken({ name, label: section.name, pattern, push_mode }), section);
  }
  return titles;
}

/** What the lines of a text can begin with. */
function elementNumberOf({ screen }: GrammarDefinition): TokenType {
  const pattern = screen?.numbers?.element;
  return pattern === undefined ? ElementNumber : createToken({ name: "OwnNumber", pattern });
}

/** What the lines of titled sections can begin with: a number of their own kind, or any. */
function itemNumbersOf({ screen }: GrammarDefinition): readonly TokenType[] {
  const { item, textColumn } = screen?.numbers ?? {};
  const any = textColumn === undefined ? ElementNumber : elementNumberBefore(textColumn);
  return item === undefined ? [any] : [createToken({ name: "ItemNumber", pattern: item }), any];
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

/** The end of the line that begins a section leads into the section. */
function endOfSectionHead({ name }: Section): TokenType {
  return createToken({
    name: `EolInto${name}`,
    pattern: "\n",
    pop_mode: true,
    push_mode: name,
  });
}

/** The same opener, which also ends the section; parsers get to see the opener itself. */
function sectionEndingOpener(
  opener: TokenType,
  section: Section,
  sectionEndingOpeners: Map<TokenType, TokenType>,
): TokenType {
  const ending = createToken({
    name: `${opener.name}Ending${section.name}`,
    pattern: opener.PATTERN ?? opener.name,
    pop_mode: true,
    ...(opener.PUSH_MODE === undefined ? {} : { push_mode: opener.PUSH_MODE }),
  });
  sectionEndingOpeners.set(ending, opener);
  return ending;
}
