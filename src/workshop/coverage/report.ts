import type { Grammar } from "../../decode/engine/grammar.ts";
import type { BranchKind, Place } from "../../decode/engine/observed.ts";
import { shapesOf, type Branch, type RuleShape } from "../shape.ts";
import type { Exception } from "./exceptions.ts";
import { freeTextCoverage, isEnough, type FreeTextCoverage } from "./free-text.ts";
import { keyInRule, type RuleUsage } from "./rule-usage.ts";

/** Whether any case covers it; `excepted` means that none needs to. */
export type Fate = "taken" | "untaken" | "excepted";

/** The coverage of a rule, or of a branch of one. */
export interface Coverage {
  readonly fate: Fate;
  /** The names of the cases that cover it. */
  readonly cases: readonly string[];
  /** Why none needs to; null if there is no exception. */
  readonly reason: string | null;
}

export interface BranchCoverage extends Coverage {
  readonly branch: Branch;
}

export interface RuleCoverage extends Coverage {
  /** As exceptions name it, without the system: `SSR_words`. */
  readonly name: string;
  readonly shape: RuleShape;
  /** Where it is defined; null if unknown. */
  readonly place: Place | null;
  readonly branches: readonly BranchCoverage[];
}

/** What is counted: rules, and each kind of their branches. */
export type Counted = "rule" | BranchKind;

export type Count = Readonly<Record<Fate, number>>;

export interface SystemCoverage {
  /** The name of the grammar and of its folder. */
  readonly system: string;
  readonly rules: readonly RuleCoverage[];
  readonly counts: Readonly<Record<Counted, Count>>;
  /** What is wrong with the exceptions, one sentence each. */
  readonly stale: readonly string[];
  /** For the system that reads texts without lines of a screen. */
  readonly freeText?: FreeTextCoverage;
}

/**
 * The coverage of a grammar by the cases of the corpus.
 *
 * @param leastLabels how many labels of free text must be covered
 */
export function coverageOf(
  grammar: Grammar,
  usage: RuleUsage,
  exceptions: readonly Exception[],
  leastLabels?: number,
): SystemCoverage {
  const freeText = usage.freeText.get(grammar.name);
  const prefix = `${grammar.name}_`;
  const rules = shapesOf(grammar).map((shape): RuleCoverage => {
    const name = shape.id.slice(prefix.length);
    const own = exceptions.filter(({ rule }) => rule === name);
    const whole = own.find(({ alternative }) => alternative === undefined);
    return {
      name,
      shape,
      place: usage.placeOf(shape.id),
      ...fateOf(usage, keyInRule(shape.id), whole),
      branches: shape.branches.map((branch) => ({
        branch,
        ...fateOf(usage, keyInRule(shape.id, branch), exceptionOf(branch, own) ?? whole),
      })),
    };
  });
  return {
    system: grammar.name,
    rules,
    counts: countsOf(rules),
    stale: exceptions.flatMap((exception) => mistakeOf(exception, rules) ?? []),
    ...(freeText === undefined ? {} : { freeText: freeTextCoverage(freeText, leastLabels) }),
  };
}

/** Whether every rule and every alternative is covered, or validly excepted, and enough of free text. */
export function isComplete({ counts, stale, freeText }: SystemCoverage): boolean {
  if (freeText !== undefined && !isEnough(freeText)) return false;
  return counts.rule.untaken === 0 && counts.alternative.untaken === 0 && stale.length === 0;
}

function exceptionOf(branch: Branch, own: readonly Exception[]): Exception | undefined {
  if (branch.kind !== "alternative") return undefined;
  return own.find(({ alternative }) => alternative === branch.text);
}

function fateOf({ casesOf }: RuleUsage, key: string, exception: Exception | undefined): Coverage {
  const cases = casesOf.get(key) ?? [];
  if (cases.length > 0) return { fate: "taken", cases, reason: null };
  if (exception === undefined) return { fate: "untaken", cases, reason: null };
  return { fate: "excepted", cases, reason: exception.reason };
}

/** What is wrong with an exception: it matches nothing, or the part it names is covered. */
function mistakeOf(
  { rule: name, alternative }: Exception,
  rules: readonly RuleCoverage[],
): string | null {
  const rule = rules.find((each) => each.name === name);
  if (rule === undefined) return `there is no rule ${name}`;
  if (alternative === undefined)
    return rule.fate === "taken" ? `${name} is covered: ${firstOf(rule)}` : null;
  const named = rule.branches.filter(
    ({ branch: { kind, text } }) => kind === "alternative" && text === alternative,
  );
  const [first] = named;
  if (first === undefined) return `${name} has no alternative ${alternative}`;
  if (named.some(({ fate }) => fate !== "taken")) return null;
  return `${name}: ${alternative} is covered: ${firstOf(first)}`;
}

function firstOf({ cases: [first = ""] }: Coverage): string {
  return first;
}

function countsOf(rules: readonly RuleCoverage[]): Record<Counted, Count> {
  const branches = rules.flatMap((rule) => rule.branches);
  const countOf = (kind: BranchKind) =>
    countFates(branches.filter(({ branch }) => branch.kind === kind));
  return {
    rule: countFates(rules),
    alternative: countOf("alternative"),
    option: countOf("option"),
    repetition: countOf("repetition"),
  };
}

function countFates(all: readonly Coverage[]): Count {
  const count = { taken: 0, untaken: 0, excepted: 0 };
  for (const { fate } of all) count[fate]++;
  return count;
}
