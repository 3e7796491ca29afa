/** What the cases cover of free text, which has no rules: its layouts, and its labels by topic and language. */
import { existsSync, readFileSync } from "node:fs";
import { LAYOUTS, type TextStructure } from "../../ast/structure.ts";
import { LANGUAGES, listed } from "../../prose/lexicon/lexicon.ts";
import { LABEL_TOPICS } from "../../prose/structure/topics.ts";
import { isObject } from "../../reference/tables.ts";

/** The labels of the first languages need a case; `test/prose/labels.test.ts` reads every word of all of them. */
const NEED_CASES = 10;

/** The names of the cases that cover a layout or a label, by its name. */
export type FreeTextUsage = ReadonlyMap<string, readonly string[]>;

/** A layout or a label, and the cases that cover it. */
export interface CoveredPart {
  /** `table with tabs`, `seat`. */
  readonly name: string;
  readonly cases: readonly string[];
}

export interface FreeTextCoverage {
  readonly layouts: readonly CoveredPart[];
  /** The topics of each language. */
  readonly labels: readonly {
    readonly language: string;
    readonly topics: readonly CoveredPart[];
  }[];
  /** The minimum number of labels that must be covered; undefined if no file states it. */
  readonly least: number | undefined;
}

/** The names of the layouts of a text, and of its labels in its own language, each once. */
export function partsIn({ layouts, labels, language }: TextStructure): readonly string[] {
  const own = labels.filter(({ languages }) => languages.some((each) => each === language));
  return [
    ...new Set([
      ...layouts.map(({ layout }) => layout),
      ...own.map(({ topic }) => labelName(language ?? "", topic)),
    ]),
  ];
}

function labelName(language: string, topic: string): string {
  return `${language} ${topic}`;
}

/** @param least how many labels must be covered */
export function freeTextCoverage(usage: FreeTextUsage, least?: number): FreeTextCoverage {
  return {
    layouts: LAYOUTS.map((name) => ({ name, cases: usage.get(name) ?? [] })),
    labels: Object.entries(LANGUAGES)
      .slice(0, NEED_CASES)
      .map(([language, words]) => {
        const own: Readonly<Record<string, string>> = { ...words };
        const topics = LABEL_TOPICS.filter((topic) => listed(own[topic]).length > 0);
        return {
          language,
          topics: topics.map((name) => ({
            name,
            cases: usage.get(labelName(language, name)) ?? [],
          })),
        };
      }),
    least,
  };
}

/** How many of some parts have a case. */
export function coveredIn(parts: readonly CoveredPart[]): number {
  return parts.filter(({ cases }) => cases.length > 0).length;
}

/** All labels, whatever their language. */
export function allLabels({ labels }: FreeTextCoverage): readonly CoveredPart[] {
  return labels.flatMap(({ topics }) => topics);
}

/** Whether every layout, and at least as many labels as before, have a case. */
export function isEnough(coverage: FreeTextCoverage): boolean {
  const { layouts, least = 0 } = coverage;
  return coveredIn(layouts) === layouts.length && coveredIn(allLabels(coverage)) >= least;
}

/**
 * How many labels must be covered: `labels.json` in the system's folder of the corpus.
 *
 * @param corpus folder, with a trailing slash
 * @throws Error if the file does not state it
 */
export function leastLabelsOf(corpus: string, system: string): number | undefined {
  const name = `${system}/labels.json`;
  if (!existsSync(corpus + name)) return undefined;
  const found: unknown = JSON.parse(readFileSync(corpus + name, "utf8"));
  if (!isObject(found) || typeof found.least !== "number")
    throw new Error(`${name}: must be {"least": how many labels have a case}`);
  return found.least;
}

/** The figures, and what has no case. */
export function freeTextLines(coverage: FreeTextCoverage): readonly string[] {
  const { layouts, labels, least } = coverage;
  const all = allLabels(coverage);
  const without = (parts: readonly CoveredPart[]) =>
    parts.flatMap(({ name, cases }) => (cases.length === 0 ? name : []));
  const listOf = (name: string, parts: readonly CoveredPart[]) =>
    without(parts).length === 0 ? [] : [`    ${name}: ${without(parts).join(", ")}`];
  return [
    `  layouts: ${coveredIn(layouts)}/${layouts.length}`,
    ...listOf("no case has", layouts),
    `  labels of ${labels.length} languages: ${coveredIn(all)}/${all.length}${least === undefined ? "" : `, at least ${least}`}`,
    ...labels.flatMap(({ language, topics }) => listOf(`no case in ${language}`, topics)),
  ];
}
