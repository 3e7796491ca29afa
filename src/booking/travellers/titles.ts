/**
 * Titles in given names. A spaced title is one wherever it stands last; a glued one (`JOHNMR`) is
 * split off only on evidence: the traveller's own secure-flight data, letters that no name ends in,
 * or the other names of the record.
 */
import type { TravelDocument } from "../../ast/nodes.ts";
import {
  canBeGivenName,
  gluedTitleOf,
  isGeneration,
  isLeadingTitle,
  isTitle,
  type GluedTitle,
} from "./title-words.ts";

export interface SplitName {
  readonly firstName: string;
  /** As printed; several with a space between; empty where there is none. */
  readonly title: string;
}

/** A name whose title is to be found. */
export interface TitledName {
  /** Given names with a title, spaced or glued, as printed. */
  readonly given: string;
  /** An adult without a title shows that the record does not print titles throughout. */
  readonly isAdult: boolean;
  readonly document: TravelDocument | null;
  /** Whether the system that printed the name has the habit of gluing titles to names. */
  readonly isOftenGlued?: boolean;
}

export interface DecidedName extends SplitName {
  /** The letters allow a title, and nothing says whether it is one. */
  readonly isDoubtful: boolean;
}

/** How much evidence a glued title needs beside its letters. */
type Need = "none" | "other adults" | "no contradiction" | "other titles" | "proof";

interface GluedName extends SplitName {
  /** The last of the given names, title and all. */
  readonly word: string;
  readonly remainder: string;
  readonly need: Need;
}

/** What may stand before a title. */
const SEPARATOR = /[ ./]/;

/** Splits off a spaced title; null where the name has none. */
export function splitSpacedTitle(given: string): SplitName | null {
  if (SEPARATOR.test(given)) return splitLastWord(given) ?? splitWords(wordsOf(given));
  return isTitle(given) && !canBeGivenName(given) ? { firstName: "", title: given } : null;
}

/** The most common case by itself: one title after a name. */
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
  // PRINCE MR is a Mr Prince, LADY alone a given name.
  if (start === 0 && canBeGivenName(words[0] ?? "")) start = 1;
  if (start < end) {
    const firstName = [...words.slice(0, start), ...words.slice(end)].join(" ");
    return { firstName, title: words.slice(start, end).map(bare).join(" ") };
  }
  const [first = "", ...others] = words;
  if (others.length === 0 || !(isLeadingTitle(first) || isLeadingTitle(bare(first)))) return null;
  return { firstName: others.join(" "), title: bare(first) };
}

/** First names and titles of all names of a record. */
export function decideTitles(names: readonly TitledName[]): readonly DecidedName[] {
  const spaced = names.map(({ given, document }) => spacedTitle(given, document));
  const glued = names.map(({ given }, index) => (spaced[index] === null ? glueOf(given) : null));
  const said = names.map((name, index) =>
    saidBy(name, spaced[index] ?? null, glued[index] ?? null),
  );
  const all = sumOf(said);
  return names.map((name, index) => {
    const split = spaced[index] ?? null;
    if (split !== null) return titled(split);
    const glue = glued[index] ?? null;
    if (glue === null) return untitled(name.given, false);
    const others = without(all, said[index] ?? all);
    const verdict = documentVerdict(glue, name.document) ?? enough(needBy(glue.need, name), others);
    if (verdict === "title") return titled(glue);
    return untitled(name.given, verdict === "doubt");
  });
}

function untitled(given: string, isDoubtful: boolean): DecidedName {
  return { firstName: given, title: "", isDoubtful };
}

function titled({ firstName, title }: SplitName): DecidedName {
  return { firstName, title, isDoubtful: false };
}

/** Words of the given names; a dot or slash before a title is as good as a space: `TINA.MS`. */
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

/** A title without the dot that may follow it. */
function bare(word: string): string {
  return word.endsWith(".") ? word.slice(0, -1) : word;
}

/** The spaced title, but for one that is a given name too, and that the passport has as a name. */
function spacedTitle(given: string, document: TravelDocument | null): SplitName | null {
  const split = splitSpacedTitle(given);
  if (split === null || document?.given === undefined) return split;
  const isGivenName =
    canBeGivenName(split.title) && document.given.value.split(" ").includes(split.title);
  return isGivenName ? { firstName: given, title: "" } : split;
}

/** The title that the letters of the last given name allow. */
function glueOf(given: string): GluedName | null {
  const before = given.slice(0, given.lastIndexOf(" ") + 1);
  const word = given.slice(before.length);
  const title = gluedTitleOf(word);
  if (title === null) return null;
  const remainder = word.slice(0, -title.length);
  return { word, remainder, title, firstName: before + remainder, need: needOf(remainder, title) };
}

/** From this length on a name rarely goes on with MR: half of the other adults' titles will do. */
const LONG_NAME = 4;

/**
 * No name ends in MRS, MSTR or PROF, or in MR or MS after most consonants (JOHNMR). After a vowel
 * MR may end a name (THAMR), after A, E, I, O, U, L, M or R so may MS (ADAMS, HELMS, TIMMS). DR ends
 * many.
 */
function needOf(remainder: string, title: GluedTitle): Need {
  if (title === "DR" || remainder.length < 2 || !/[AEIOUY]/.test(remainder)) return "proof";
  if (title === "MRS" || title === "MSTR" || title === "PROF") return "none";
  if (remainder.length === 2) return "other titles";
  if (title === "MISS") return "none";
  const endsLikeName = title === "MR" ? /[AEIOU]$/ : /[AEIOULMR]$/;
  if (!endsLikeName.test(remainder)) return "none";
  if (title === "MS") return "other titles";
  return remainder.length < LONG_NAME ? "no contradiction" : "other adults";
}

/** Where titles are glued by habit, nothing but a name without one speaks against them. */
function needBy(need: Need, { isOftenGlued }: TitledName): Need {
  return need === "other titles" && isOftenGlued === true ? "no contradiction" : need;
}

interface Others {
  /** Names that end in a title too. */
  readonly titled: number;
  /** Those of them that are adults'. */
  readonly titledAdults: number;
  /** Adults without any. */
  readonly untitledAdults: number;
}

/** What one name says about the habits of the record. */
function saidBy({ isAdult }: TitledName, split: SplitName | null, glue: GluedName | null): Others {
  const isTitled = split !== null ? split.title !== "" : glue !== null && glue.need !== "proof";
  // What needs proof says neither.
  const isUntitled = !isTitled && (split !== null || glue === null);
  return {
    titled: isTitled ? 1 : 0,
    titledAdults: isTitled && isAdult ? 1 : 0,
    untitledAdults: isUntitled && isAdult ? 1 : 0,
  };
}

function sumOf(said: readonly Others[]): Others {
  const sum = { titled: 0, titledAdults: 0, untitledAdults: 0 };
  for (const { titled, titledAdults, untitledAdults } of said) {
    sum.titled += titled;
    sum.titledAdults += titledAdults;
    sum.untitledAdults += untitledAdults;
  }
  return sum;
}

function without(all: Others, own: Others): Others {
  return {
    titled: all.titled - own.titled,
    titledAdults: all.titledAdults - own.titledAdults,
    untitledAdults: all.untitledAdults - own.untitledAdults,
  };
}

type Verdict = "title" | "name" | "doubt";

function enough(need: Need, { titled, titledAdults, untitledAdults }: Others): Verdict {
  if (need === "none") return "title";
  if (need === "other adults") return titledAdults >= untitledAdults ? "title" : "doubt";
  if (need === "proof" || untitledAdults > 0) return "doubt";
  return need === "no contradiction" || titled > 0 ? "title" : "doubt";
}

/** What the secure-flight data of the traveller say; null where they leave it open. */
function documentVerdict(glue: GluedName, document: TravelDocument | null): Verdict | null {
  if (document === null) return null;
  const given = document.given?.value.split(" ") ?? [];
  if (given.includes(glue.word)) return "name";
  if (given.includes(glue.remainder)) return "title";
  const gender = document.gender?.value.charAt(0);
  const told = genderOf(glue.title);
  if (told === null || (gender !== "M" && gender !== "F")) return null;
  if (gender !== told) return "doubt";
  return glue.need === "proof" ? null : "title";
}

function genderOf(title: string): "M" | "F" | null {
  if (title === "MR" || title === "MSTR") return "M";
  return title === "PROF" || title === "DR" ? null : "F";
}
