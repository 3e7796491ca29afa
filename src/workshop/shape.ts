/** The structure of a grammar's rules, as Chevrotain recorded it. */
import {
  Alternation,
  Alternative,
  NonTerminal,
  Option,
  Repetition,
  RepetitionMandatory,
  Terminal,
  type IProduction,
  type TokenType,
} from "chevrotain";
import type { Grammar } from "../decode/engine/grammar.ts";
import type { Rule } from "../decode/engine/line-rules.ts";
import type { BranchKind } from "../decode/engine/observed.ts";

/** What a rule accepts at one place of the line. */
export type Part = TokenPart | RulePart | ChoicePart | GroupPart;

export interface TokenPart {
  readonly is: "token";
  readonly token: TokenType;
}

export interface RulePart {
  readonly is: "rule";
  /** The id, in Chevrotain, of the rule that reads it. */
  readonly id: string;
  /** Without the name of the family. */
  readonly name: string;
}

export interface ChoicePart {
  readonly is: "choice";
  readonly alternatives: readonly Branch[];
}

export interface GroupPart {
  readonly is: "group";
  /** How often it may occur: at most once, any number of times, at least once. */
  readonly often: "?" | "*" | "+";
  readonly branch: Branch;
}

/** A part of a rule that a line may or may not contain. */
export interface Branch {
  readonly kind: BranchKind;
  /** The digit of the choice, the option or the loop in its rule. */
  readonly index: number;
  /** For a choice, the index of the alternative; otherwise 0. */
  readonly alternative: number;
  readonly parts: readonly Part[];
  /** What it accepts, as a production: `AirlineLocator`, `Slash name?`. */
  readonly text: string;
}

export interface RuleShape {
  /** Its id in Chevrotain, unique among all grammars: `mine_air_segment_times`. */
  readonly id: string;
  /** The line family it belongs to: `air segment`. */
  readonly family: string;
  /** `times`; the rule that reads a whole line is the one with `isEntry`. */
  readonly name: string;
  readonly isEntry: boolean;
  readonly parts: readonly Part[];
  /** What it accepts, as a production: `(ClockTime | Terminal)*`. */
  readonly text: string;
  /** Every branch, each followed by those inside it. */
  readonly branches: readonly Branch[];
}

/** The rules of a grammar, family by family, in the order in which they are tried. */
export function shapesOf(grammar: Grammar): readonly RuleShape[] {
  const rules = Object.values(grammar.machine.getGAstProductions());
  const entries = new Set([...grammar.ruleOf.values()].map(idOf));
  const families = [...new Set([...grammar.ruleOf.keys()].map(({ name }) => name))].map((name) => ({
    name,
    prefix: `${grammar.name}_${name.replaceAll(" ", "_")}_`,
  }));
  return families.flatMap(({ name: family, prefix }) => {
    const longer = families.filter((each) => each.prefix.length > prefix.length);
    return rules
      .filter(({ name: id }) => id.startsWith(prefix))
      .filter(({ name: id }) => !longer.some((other) => id.startsWith(other.prefix)))
      .map(({ name: id, definition }) => {
        const parts = partsOf(definition, prefix);
        return {
          id,
          family,
          name: id.slice(prefix.length),
          isEntry: entries.has(id),
          parts,
          text: textOf(parts),
          branches: branchesIn(parts),
        };
      });
  });
}

/** The name of a rule in Chevrotain. */
export function idOf(rule: Rule<unknown>): string {
  return "ruleName" in rule && typeof rule.ruleName === "string" ? rule.ruleName : "";
}

/** The key of a branch among those of its rule. */
export function keyOf({
  kind,
  index,
  alternative,
}: Pick<Branch, "kind" | "index" | "alternative">): string {
  return `${kind} ${index} ${alternative}`;
}

function partsOf(definition: readonly IProduction[], prefix: string): readonly Part[] {
  return definition.flatMap((part): readonly Part[] => {
    if (part instanceof Terminal) return [{ is: "token", token: part.terminalType }];
    if (part instanceof NonTerminal) {
      const id = part.nonTerminalName;
      return [{ is: "rule", id, name: id.startsWith(prefix) ? id.slice(prefix.length) : id }];
    }
    if (part instanceof Alternative) return partsOf(part.definition, prefix);
    if (part instanceof Alternation) {
      const { definition: all, idx } = part;
      const alternatives = all.map((each, alternative) =>
        branchOf("alternative", idx, alternative, partsOf([each], prefix)),
      );
      return [{ is: "choice", alternatives }];
    }
    return groupOf(part, prefix);
  });
}

function groupOf(part: IProduction, prefix: string): readonly GroupPart[] {
  if (part instanceof Option) return [group("option", "?", part, prefix)];
  if (part instanceof Repetition) return [group("repetition", "*", part, prefix)];
  if (part instanceof RepetitionMandatory) return [group("repetition", "+", part, prefix)];
  return [];
}

function group(
  kind: BranchKind,
  often: GroupPart["often"],
  { idx, definition }: Option | Repetition | RepetitionMandatory,
  prefix: string,
): GroupPart {
  return { is: "group", often, branch: branchOf(kind, idx, 0, partsOf(definition, prefix)) };
}

function branchOf(
  kind: BranchKind,
  index: number,
  alternative: number,
  parts: readonly Part[],
): Branch {
  return { kind, index, alternative, parts, text: textOf(parts) };
}

function branchesIn(parts: readonly Part[]): readonly Branch[] {
  return parts.flatMap((part) => {
    const branches =
      part.is === "choice" ? part.alternatives : part.is === "group" ? [part.branch] : [];
    return branches.flatMap((branch) => [branch, ...branchesIn(branch.parts)]);
  });
}

/** The text of an empty alternative. */
const NOTHING = "nothing";

function textOf(parts: readonly Part[]): string {
  return parts.length === 0 ? NOTHING : parts.map(textOfPart).join(" ");
}

function textOfPart(part: Part): string {
  if (part.is === "token") return part.token.name;
  if (part.is === "rule") return part.name;
  if (part.is === "choice") return `(${part.alternatives.map(({ text }) => text).join(" | ")})`;
  const { text, parts } = part.branch;
  return `${parts.length > 1 ? `(${text})` : text}${part.often}`;
}
