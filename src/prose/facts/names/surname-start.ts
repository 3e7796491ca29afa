import { canBeGivenName, isGivenName } from "../../lexicon/given-names.ts";
import { international } from "../../lexicon/international.ts";
import type { Language } from "../../lexicon/language.ts";
import { portuguese } from "../../lexicon/languages/latin/portuguese.ts";
import { spanish } from "../../lexicon/languages/latin/spanish.ts";
import { arabic } from "../../lexicon/languages/other-scripts/arabic.ts";
import { listed, wordsFor } from "../../lexicon/lexicon.ts";
import { devotions, doubleNames, givenNames, surnames } from "../../lexicon/two-surnames.ts";
import { ALL_TITLES, withoutDot } from "../../lexicon/titles.ts";
import { CAPITALS, folded, LATIN } from "../../lexicon/words.ts";

/*
 * Where the surname begins in a name whose given name is first, as a careful reader finds it:
 *
 *   Jan van der Berg Muster         at the first particle, which no given name has
 *   Maria Lo Muster                 at a particle with a capital, if the language of the label has it
 *   María del Pilar Núñez Muestra   after María, a particle and a devotion belong to the given name
 *   Ana Núñez de la Muestra         at the first frequent surname (Spanish, Portuguese)
 *   Maria João Exemplo              after the frequent given names
 *   Maria João Exemplo Amostra      after two of them, as nobody has more
 *
 * A word that is in neither list leaves a Spanish or Portuguese name unclear.
 */

/** A word of a name with the particles before it: `de la Riva`. */
interface Unit {
  readonly start: number;
  readonly particles: readonly string[];
  /** Folded. */
  readonly word: string;
  /** Those that show a surname to be Spanish or Portuguese; `ñ` is also usual in the Philippines. */
  readonly accents: "none" | "ñ" | "any";
}

/** The source of a pattern. */
export const NAME_WORD = `[${CAPITALS}][${LATIN}'.-]{0,30}`;
const ONLY_WORD = new RegExp(`^${NAME_WORD}$`);
const PARTICLES: ReadonlySet<string> = new Set(wordsFor("particles"));
/** Those of a father's name, which more can follow: `Omar bin Khalid Al Sample`. */
const OF_FATHERS: ReadonlySet<string> = new Set([
  ...listed(arabic.particles),
  ...listed(international.particles),
]);
const IBERIAN: ReadonlySet<string> = new Set(
  [spanish, portuguese].flatMap(({ particles }) => listed(particles)),
);
const TITLES: ReadonlySet<string> = new Set(ALL_TITLES.map((title) => withoutDot(folded(title))));
const MOST_PARTICLES = 2;
const MOST_UNITS = 6;

/**
 * The place in a name where its surname begins; undefined if it is simply the last word with the particles before it.
 *
 * @param languages those of the label before the name
 */
export function surnameStart(
  name: string,
  languages: readonly Language[],
): number | "unclear" | undefined {
  const own = new Set(
    languages.flatMap(({ surnameParticles }) => listed(surnameParticles).join(" ").split(" ")),
  );
  const units = unitsIn(name, own);
  if (units === undefined) return undefined;
  // `Transfer from Sample Town`: words with a particle among them are a name if they begin with a given one.
  const isName = canBeGivenName(units[0]?.word) || !units.slice(0, -1).some(hasSmallParticle);
  if (isTurned(units)) return "unclear";
  const several = startOfSeveral(units, isName, languages);
  if (several !== undefined || !isName) return several;
  const at = units.findIndex((unit, index) => index > 0 && beginsSurname(unit, own));
  const first = units[at];
  if (first === undefined) return undefined;
  const isOwn = own.has(first.particles[0]?.toLowerCase() ?? "");
  return !isOwn && isBetween(units, at) ? undefined : first.start;
}

/** The same by the words of the name, if the label or these words show that it has several surnames. */
function startOfSeveral(
  units: readonly Unit[],
  isName: boolean,
  languages: readonly Language[],
): number | "unclear" | undefined {
  const kinds = new Set(languages.map((language) => language.surnames));
  const isByLabel = kinds.has("two") || kinds.has("several");
  const shown = severalShown(units);
  if (!isByLabel && shown !== "yes") return shown;
  if (units.some(hasCapitalPatronymic)) return "unclear";
  if (units.length < 3) return undefined;
  const start = isName ? amongSeveral(units, kinds.has("two")) : "unclear";
  // `adulto` is also Italian.
  const canBeOne = kinds.has("one") && shown === undefined;
  return start === "unclear" && canBeOne ? undefined : start;
}

/**
 * Whether a name after a word of any language has several surnames: `Ana Núñez Duque`, two frequent ones, one of them with
 * its accents. With no more than `ñ`, the first one can also be a middle name, as in the Philippines.
 */
function severalShown(units: readonly Unit[]): "yes" | "unclear" | undefined {
  const known = units.slice(1).filter(({ word }) => surnames.has(word));
  if (known.length < 2 || known.at(-1) !== units.at(-1)) return undefined;
  const accents = known.map(({ accents: own }) => own);
  if (accents.includes("any")) return "yes";
  return accents.includes("ñ") ? "unclear" : undefined;
}

/** `García Márquez Gabriel`: whether the surnames are first after a word of any language. */
function isTurned(units: readonly Unit[]): boolean {
  const [last, others] = [units.at(-1), units.slice(0, -1)];
  return others.length > 1 && isGivenName(last?.word) && others.every(isSurname);
}

/** `Karim Ben Sample`: a given name or a part of the surname. */
function hasCapitalPatronymic({ particles: [first = ""] }: Unit): boolean {
  return (
    first !== first.toLowerCase() && listed(international.particles).includes(first.toLowerCase())
  );
}

/**
 * Whether a word with a Spanish or Portuguese particle, not the last one, can also be a devotion or a middle name where the
 * label is of another language: `Maria das Dores Duque`, `Juan de la Cruz Santos`.
 */
function isBetween(units: readonly Unit[], at: number): boolean {
  const [before, unit, last] = [units[at - 1], units[at], units.at(-1)];
  const [particle = ""] = unit?.particles ?? [];
  if (last === undefined || last === unit || !IBERIAN.has(particle.toLowerCase())) return false;
  return before?.word === "maria" || (surnames.has(last.word) && last.accents !== "any");
}

function hasSmallParticle({ particles: [first = ""] }: Unit): boolean {
  return first !== "" && first === first.toLowerCase();
}

/** The words of a name without its titles; undefined if it is no name of this form. */
function unitsIn(name: string, own: ReadonlySet<string>): readonly Unit[] | undefined {
  const units: Unit[] = [];
  let particles: string[] = [];
  let [at, start] = [0, 0];
  for (const word of name.split(" ")) {
    const isParticle = isParticleIn(word, own) && units.length > 0;
    if (particles.length === 0) start = at;
    at += word.length + 1;
    if (isParticle && particles.length < MOST_PARTICLES) particles.push(word);
    else if (!ONLY_WORD.test(word)) return undefined;
    else if (units.length > 0 || !TITLES.has(withoutDot(folded(word)))) {
      units.push({ start, particles, word: folded(word), accents: accentsIn(word) });
      particles = [];
    }
  }
  return particles.length > 0 || units.length > MOST_UNITS ? undefined : units;
}

/** The accents of Spanish and Portuguese, but for `ñ`. */
const IBERIAN_ACCENT = /[áâãçéêíóôõú]/i;

function accentsIn(word: string): Unit["accents"] {
  if (IBERIAN_ACCENT.test(word)) return "any";
  return /ñ/i.test(word) ? "ñ" : "none";
}

function isParticleIn(word: string, own: ReadonlySet<string>): boolean {
  const small = word.toLowerCase();
  return PARTICLES.has(small) || own.has(small);
}

/** Whether the particle of a word is one that no given name has, as its small letters or the language shows. */
function beginsSurname({ particles: [first] }: Unit, own: ReadonlySet<string>): boolean {
  if (first === undefined) return false;
  const small = first.toLowerCase();
  return own.has(small) || (first === small && !OF_FATHERS.has(small));
}

/** Whether a word and the particle before it belong to the given name `María`. */
function isDevotion(before: Unit | undefined, { particles, word }: Unit): boolean {
  return particles.length > 0 && before?.word === "maria" && devotions.has(word);
}

/** Whether they can be either: `Maria da Penha Duque`, `Maria das Neves Duque`, but not `Maria da Silva Duque`. */
function isUnclearDevotion(before: Unit, { particles, word }: Unit): boolean {
  return (
    particles.length > 0 && before.word === "maria" && devotions.has(word) === surnames.has(word)
  );
}

/** The same where people have several surnames; most have `two` of them in Spanish. */
function amongSeveral(units: readonly Unit[], areTwo: boolean): number | "unclear" {
  const [first, last] = [units[0], units.at(-1)];
  // With the surnames first, a given name is last.
  if (first === undefined || last === undefined || isSurname(first) || isGivenName(last.word))
    return "unclear";
  for (const [index, unit] of units.entries()) {
    const before = units[index - 1];
    if (before === undefined) continue;
    if (doubleNames.has(`${before.word} ${unit.word}`)) return "unclear";
    if (unit !== last && isUnclearDevotion(before, unit)) return "unclear";
    if (isDevotion(before, unit)) continue;
    if (isSurname(unit) || unit === last) return withoutMore(index, units, areTwo);
    if (!isGiven(unit, areTwo)) return unknownAt(index, units, areTwo);
  }
  return "unclear";
}

/** Where the surnames from an index begin; of more than two Spanish ones, the first can be a given name. */
function withoutMore(index: number, units: readonly Unit[], areTwo: boolean): number | "unclear" {
  const plain = units.slice(index).filter(({ particles }) => particles.length === 0);
  return areTwo && plain.length > 2 ? "unclear" : (units[index]?.start ?? "unclear");
}

/** Where the surname begins if the word at an index, not the last one, is in neither list. */
function unknownAt(index: number, units: readonly Unit[], areTwo: boolean): number | "unclear" {
  const [unit, next] = [units[index], units[index + 1]];
  if (unit === undefined || unit.particles.length > 0) return "unclear";
  const isBeforeLast = index === units.length - 2;
  if (isBeforeLast && index > 1) return unit.start;
  // `Ana Uxía Muestra Amostra`: of four words, two are given names.
  const isPlain = units.every(({ particles }) => particles.length === 0);
  const areFour = areTwo && isPlain && units.length === 4;
  return areFour && next !== undefined ? next.start : "unclear";
}

/** Whether a word can only be a surname: by its particle, or as a frequent one. */
function isSurname({ particles, word }: Unit): boolean {
  const [particle] = particles;
  if (particle !== undefined)
    return !devotions.has(word) && !OF_FATHERS.has(particle.toLowerCase());
  return surnames.has(word.split("-", 1)[0] ?? word);
}

/** Whether a word is a given name; some Spanish ones are surnames in Portuguese: `Xavier`. */
function isGiven({ particles, word }: Unit, isSpanish: boolean): boolean {
  return particles.length === 0 && (isGivenName(word) || (isSpanish && givenNames.has(word)));
}
