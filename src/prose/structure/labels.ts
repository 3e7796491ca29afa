import type { Span } from "../../ast/nodes.ts";
import type { TextLabel } from "../../ast/structure.ts";
import type { SourceText } from "../../decode/text/source.ts";
import type { Fact } from "../facts/fact.ts";
import type { Cell, Row } from "../layout/cells.ts";
import { titleIn } from "../layout/titles.ts";
import { LETTERS } from "../lexicon/words.ts";
import { readsIn } from "./reads.ts";
import { meaningsOf, plain, topicsOf, type Meaning } from "./topics.ts";
import { matchesOf } from "../../decode/text/matches.ts";

/** A label, with everything that its words mean. */
export interface FoundLabel extends Span {
  readonly meanings: readonly Meaning[];
  /** Whether it stands among other words: then it can be a word of another language. */
  readonly isInWords?: boolean;
  /** What it announces if no language has the word as a label: the title of a column. */
  readonly title?: string;
}

/** No label is longer. */
const LONGEST = 40;

/** The labels that are cells of their own, or stand before a colon in one. */
export function labelsInRows(rows: readonly Row[]): readonly FoundLabel[] {
  return rows.flatMap(({ cells }) => {
    const found = cells.map(labelsInCell);
    // Among values, a word can be one of another language: `FRA`.
    const areTitles = found.filter((own) => own.length > 0).length * 2 > cells.length;
    return found.flatMap((own, index) =>
      areTitles || hasColon(cells[index])
        ? own
        : own.map((label) => ({ ...label, isInWords: true })),
    );
  });
}

function hasColon(cell: Cell | undefined): boolean {
  return cell !== undefined && COLON.test(cell.text);
}

const COLON = /[:\uff1a]/;

function labelsInCell({ text, start }: Cell): readonly FoundLabel[] {
  const colon = text.search(COLON);
  const words = colon > 0 && colon <= LONGEST ? text.slice(0, colon).trimEnd() : text;
  if (words.length > LONGEST) return [];
  const place = { start, end: start + words.length };
  const found = meaningsOf(words);
  if (found.length > 0) return [{ ...place, meanings: found }];
  const title = titleIn(words);
  if (title === undefined || words === "") return [];
  const parts = labelsInWords(words, start);
  return parts.length > 0 ? parts : [{ ...place, meanings: [], title }];
}

/** The labels that a title of several words consists of: `Flight date`. */
function labelsInWords(words: string, start: number): readonly FoundLabel[] {
  return matchesOf(words, /[^\s/.-]+/g).flatMap(({ 0: word, index }) => {
    const found = meaningsOf(word);
    const place = { start: start + index, end: start + index + word.length };
    return found.length === 0 ? [] : [{ ...place, meanings: found }];
  });
}

const IN_WORD = new RegExp(`[${LETTERS}]`);

/**
 * The labels that belong to facts, at their places in the original text.
 *
 * @param source the text in which the facts are
 */
export function labelsInFacts(facts: readonly Fact[], source: SourceText): readonly FoundLabel[] {
  return facts.flatMap((fact) => {
    const topics = topicsOf(fact.kind);
    if (topics === undefined) return [];
    return phrasesIn(fact, topics, source.text).flatMap(({ phrase, start, meanings }) => {
      const place = source.originalRange({ start, end: start + phrase.length });
      // What the layout wrote before a value stands for another word.
      const printed = source.original.slice(place.start, place.end);
      return plain(printed) === plain(phrase)
        ? [{ ...place, meanings, isInWords: fact.kind === "known" || fact.kind === "word" }]
        : [];
    });
  });
}

/** The phrases of the lexicon in a fact, outside of its values. */
function phrasesIn(fact: Fact, topics: readonly string[], text: string) {
  const values = readsIn(fact);
  const found: { readonly phrase: string; readonly start: number; meanings: readonly Meaning[] }[] =
    [];
  for (let at = fact.start; at < fact.end; at++) {
    if (at > fact.start && IN_WORD.test(text.charAt(at - 1))) continue;
    const value = values.find(({ start, end }) => start <= at && at < end);
    const own = value === undefined || at === fact.start ? phraseAt(at, topics, text) : undefined;
    if (own !== undefined) found.push({ ...own, start: at });
    at = Math.max(at, (value?.end ?? 0) - 1, at + (own?.phrase.length ?? 1) - 1);
  }
  return found;
}

/** The longest phrase of the lexicon that begins at an offset. */
function phraseAt(start: number, topics: readonly string[], text: string) {
  const most = Math.min(LONGEST, text.length - start);
  for (let length = most; length > 0; length--) {
    const phrase = text.slice(start, start + length);
    if (IN_WORD.test(phrase.slice(-1)) && IN_WORD.test(text.charAt(start + length))) continue;
    const found = /[\s:.]$/.test(phrase) ? [] : meaningsOf(phrase, topics);
    if (found.length > 0) return { phrase, meanings: found };
  }
  return undefined;
}

/** The language that most labels are in; a word that several languages have counts less for each. */
export function languageOf(labels: readonly FoundLabel[]): string | null {
  const weights = new Map<string, number>();
  for (const { meanings: all } of labels) {
    const languages = new Set(all.map(({ language }) => language));
    for (const each of languages) weights.set(each, (weights.get(each) ?? 0) + 1 / languages.size);
  }
  const [first] = [...weights].sort(([, one], [, other]) => other - one);
  return first?.[0] ?? null;
}

/** The labels of a text as its language means them. */
export function settled(
  labels: readonly FoundLabel[],
  language: string | null,
): readonly TextLabel[] {
  return labels.flatMap(({ start, end, meanings: all, title = "", isInWords = false }) => {
    const own = all.filter((each) => each.language === language);
    if (own.length === 0 && isInWords) return [];
    const meant = own.length > 0 ? own : all;
    const topic = meant[0]?.topic ?? title;
    const languages = meant.flatMap((each) => (each.topic === topic ? each.language : []));
    return [{ start, end, topic, languages: [...new Set(languages)] }];
  });
}
