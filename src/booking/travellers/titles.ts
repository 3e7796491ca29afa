/**
 * Titles in given names. A spaced title is recognised whenever it is last; a glued title (`JOHNMR`)
 * is split off only with evidence: the traveller's secure-flight data, letters that no name ends
 * in, or the other names of the record.
 */
import type { TravelDocument } from "../../ast/nodes.ts";
import {
  canBeGivenName,
  gluedTitleOf,
  isGeneration,
  isLeadingTitle,
  isTitle,
  isTitleDr,
  withoutAccents,
  type GluedTitle,
} from "./title-words.ts";

export interface SplitName {
  readonly firstName: string;
  /** As printed, several separated by a space; empty if there is none. */
  readonly title: string;
}

/** A name that may contain a title. */
export interface TitledName {
  /** Given names as printed, including a title, whether spaced or glued. */
  readonly given: string;
  /** An adult without a title shows that the record does not print titles for everyone. */
  readonly isAdult: boolean;
  readonly document: TravelDocument | null;
  /** Whether the system that printed the name usually glues titles to names. */
  readonly usuallyGluesTitles?: boolean;
}

export interface DecidedName extends SplitName {
  /** The letters allow a title, but nothing determines whether it is one. */
  readonly isDoubtful: boolean;
}

/** The evidence that a glued title needs in addition to its letters. */
type RequiredEvidence = "none" | "other adults" | "no contradiction" | "other titles" | "proof";

interface GluedName extends SplitName {
  /** The last given name, including the title. */
  readonly word: string;
  readonly remainder: string;
  readonly requires: RequiredEvidence;
}

/** Separators before a title. */
const SEPARATOR = /[ ./]/;

/** Splits off a spaced title; null if the name has none. */
export function splitSpacedTitle(given: string): SplitName | null {
  if (SEPARATOR.test(given)) return splitLastWord(given) ?? splitWords(wordsOf(given));
  return isTitle(given) && !canBeGivenName(given) ? { firstName: "", title: given } : null;
}

/** A fast path for the most common case: one title after a name. */
function splitLastWord(given: string): SplitName | null {
  const end = given.lastIndexOf(" ");
  const title = given.slice(end + 1);
  if (end < 1 || !isTitle(title)) return null;
  const before = given.slice(given.lastIndexOf(" ", end - 1) + 1, end);
  return before === "" || isTitle(bare(before)) ? null : { firstName: given.slice(0, end), title };
}

function splitWords(words: readonly string[]): SplitName | null {
  const end = words.findLastIndex((word) => !isGeneration(word)) + 1;
  let start = words.findLastIndex((word, index) => index < end && !isTitle(bare(word))) + 1;
  // PRINCE MR is a Mr Prince; LADY alone is a given name.
  if (start === 0 && canBeGivenName(words[0] ?? "")) start = 1;
  if (start < end) {
    const firstName = [...words.slice(0, start), ...words.slice(end)].join(" ");
    return { firstName, title: words.slice(start, end).map(bare).join(" ") };
  }
  const [first = "", ...others] = words;
  if (others.length === 0 || !(isLeadingTitle(first) || isLeadingTitle(bare(first)))) return null;
  return { firstName: others.join(" "), title: bare(first) };
}

/** `BEN CHD`, `LEO CHD MSTR`, `BENCHD`: a passenger type after the given names, on systems without a column for it. */
const TYPE_AFTER = /(?:[ .-](ADT|CHD|CNN|INF)|(?<=..[A-Z])(CHD))(?=(?: (?:MR|MRS|MS|MISS|MSTR))?$)/;

/** Splits off a passenger type that is typed after the given names. */
export function splitType(given: string): { readonly given: string; readonly type: string | null } {
  const [found, spaced, glued] = TYPE_AFTER.exec(given) ?? [""];
  if (found === "" || given.startsWith(found)) return { given, type: null };
  return { given: given.replace(TYPE_AFTER, ""), type: spaced ?? glued ?? null };
}

/** Decides the first name and title of each name of a record. */
export function decideTitles(names: readonly TitledName[]): readonly DecidedName[] {
  const candidates = names.map(candidateOf);
  const total = sumOf(candidates);
  return candidates.map((candidate) => decide(candidate, total));
}

/** A name and the title that it may end in. */
interface Candidate {
  readonly name: TitledName;
  readonly spaced: SplitName | null;
  /** Null if the name has a spaced title. */
  readonly glued: GluedName | null;
  readonly counts: TitleCounts;
}

function candidateOf(name: TitledName): Candidate {
  const spaced = spacedTitle(name.given, name.document);
  const glued = spaced === null ? gluedNameOf(name.given) : null;
  return { name, spaced, glued, counts: countTitles(name, spaced, glued) };
}

/** @param total the counts of the record */
function decide({ name, spaced, glued, counts }: Candidate, total: TitleCounts): DecidedName {
  if (spaced !== null) return titled(spaced);
  if (glued === null) return untitled(name.given, false);
  const verdict =
    documentVerdict(glued, name.document) ??
    recordVerdict(relaxForHabit(glued.requires, name), subtract(total, counts));
  return verdict === "title" ? titled(glued) : untitled(name.given, verdict === "doubt");
}

function untitled(given: string, isDoubtful: boolean): DecidedName {
  return { firstName: given, title: "", isDoubtful };
}

function titled({ firstName, title }: SplitName): DecidedName {
  return { firstName, title, isDoubtful: false };
}

/** The words of the given names; a dot or slash before a title separates like a space: `TINA.MS`. */
function wordsOf(given: string): string[] {
  const words: string[] = [];
  for (const word of given.split(" ")) {
    const cut = Math.max(word.lastIndexOf("."), word.lastIndexOf("/"));
    if (cut > 0 && isTitle(word.slice(cut + 1)))
      words.push(word.slice(0, cut), word.slice(cut + 1));
    else if (word !== "") words.push(word);
  }
  return words;
}

/** A title without a trailing dot. */
export function bare(word: string): string {
  return word.endsWith(".") ? word.slice(0, -1) : word;
}

/** The spaced title, unless it can be a given name and is one in the passport. */
function spacedTitle(given: string, document: TravelDocument | null): SplitName | null {
  const split = splitSpacedTitle(given);
  if (split === null || document?.given === undefined) return split;
  const isGivenName =
    canBeGivenName(split.title) && document.given.value.split(" ").includes(split.title);
  return isGivenName ? { firstName: given, title: "" } : split;
}

/** The glued title that the letters of the last given name allow. */
function gluedNameOf(given: string): GluedName | null {
  const before = given.slice(0, given.lastIndexOf(" ") + 1);
  const word = given.slice(before.length);
  const title = gluedTitleOf(word);
  if (title === null) return null;
  const remainder = word.slice(0, -title.length);
  const requires = requiredEvidence(withoutAccents(remainder), title);
  return { word, remainder, title, firstName: before + remainder, requires };
}

/** Longer names rarely end in MR: for them, titles of half of the other adults are enough. */
const LONG_NAME = 4;

const UNMISTAKABLE: ReadonlySet<GluedTitle> = new Set(["MRS", "MSTR", "PROF"]);
const FRENCH: ReadonlySet<GluedTitle> = new Set(["MME", "MLLE"]);

/**
 * No name ends in MRS, MSTR or PROF, no long one in MME or MLLE, or in MR or MS after most consonants (JOHNMR). A name can end in
 * MR after a vowel (THAMR), and in MS after A, E, I, O, U, L, M or R (ADAMS, HELMS, TIMMS). Many
 * names end in DR, so at least four letters must remain that do not end like one of them.
 */
function requiredEvidence(remainder: string, title: GluedTitle): RequiredEvidence {
  if (remainder.length < 2 || !/[AEIOUY]|[^\0-\x7f]/.test(remainder)) return "proof";
  if (title === "DR") return isTitleDr(remainder) ? "none" : "proof";
  if (UNMISTAKABLE.has(title)) return "none";
  // `GEMME` is a name.
  if (FRENCH.has(title)) return remainder.length < LONG_NAME ? "proof" : "none";
  if (remainder.length === 2) return "other titles";
  if (title === "MISS") return "none";
  const endsLikeName = title === "MR" ? /[AEIOU]$/ : /[AEIOULMR]$/;
  if (!endsLikeName.test(remainder)) return "none";
  if (title === "MS") return "other titles";
  return remainder.length < LONG_NAME ? "no contradiction" : "other adults";
}

/** If the system usually glues titles, only a name without a title is evidence against one. */
function relaxForHabit(
  evidence: RequiredEvidence,
  { usuallyGluesTitles }: TitledName,
): RequiredEvidence {
  return evidence === "other titles" && usuallyGluesTitles === true ? "no contradiction" : evidence;
}

interface TitleCounts {
  /** Names that end in a title. */
  readonly titled: number;
  /** Adults whose names end in a title. */
  readonly titledAdults: number;
  /** Adults whose names do not. */
  readonly untitledAdults: number;
}

/** The contribution of one name to the counts of the record. */
function countTitles(
  { isAdult }: TitledName,
  split: SplitName | null,
  glued: GluedName | null,
): TitleCounts {
  const isTitled =
    split !== null ? split.title !== "" : glued !== null && glued.requires !== "proof";
  // A title that needs proof counts as neither.
  const isUntitled = !isTitled && (split !== null || glued === null);
  return {
    titled: isTitled ? 1 : 0,
    titledAdults: isTitled && isAdult ? 1 : 0,
    untitledAdults: isUntitled && isAdult ? 1 : 0,
  };
}

function sumOf(candidates: readonly Candidate[]): TitleCounts {
  const sum = { titled: 0, titledAdults: 0, untitledAdults: 0 };
  for (const { counts } of candidates) {
    sum.titled += counts.titled;
    sum.titledAdults += counts.titledAdults;
    sum.untitledAdults += counts.untitledAdults;
  }
  return sum;
}

function subtract(total: TitleCounts, own: TitleCounts): TitleCounts {
  return {
    titled: total.titled - own.titled,
    titledAdults: total.titledAdults - own.titledAdults,
    untitledAdults: total.untitledAdults - own.untitledAdults,
  };
}

type Verdict = "title" | "name" | "doubt";

/** The verdict according to the other names of the record. */
function recordVerdict(evidence: RequiredEvidence, others: TitleCounts): Verdict {
  const { titled, titledAdults, untitledAdults } = others;
  if (evidence === "none") return "title";
  if (evidence === "other adults") return titledAdults >= untitledAdults ? "title" : "doubt";
  if (evidence === "proof" || untitledAdults > 0) return "doubt";
  return evidence === "no contradiction" || titled > 0 ? "title" : "doubt";
}

/** The verdict according to the traveller's secure-flight data; null if it is inconclusive. */
function documentVerdict(glued: GluedName, document: TravelDocument | null): Verdict | null {
  if (document === null) return null;
  const given = document.given?.value.split(" ") ?? [];
  if (given.includes(glued.word)) return "name";
  if (given.includes(glued.remainder)) return "title";
  const gender = document.gender?.value.charAt(0);
  const expected = genderOf(glued.title);
  if (expected === null || (gender !== "M" && gender !== "F")) return null;
  if (gender !== expected) return "doubt";
  return glued.requires === "proof" ? null : "title";
}

function genderOf(title: string): "M" | "F" | null {
  if (title === "MR" || title === "MSTR") return "M";
  return title === "PROF" || title === "DR" ? null : "F";
}
