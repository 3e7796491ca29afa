import { canBeGivenName, isGivenName } from "../../lexicon/given-names.ts";
import type { Language } from "../../lexicon/language.ts";
import { listed, wordsFor } from "../../lexicon/lexicon.ts";
import { CAPITALS, eitherOf } from "../../lexicon/words.ts";
import { TITLE } from "./person-titles.ts";
import { NAME_WORD } from "./surname-start.ts";

/*
 * Names that begin with a part of a surname, so that the surname is first:
 *
 *   Degli Esempi Maria      Dell'Esempio Marco      Dos Exemplos Ana
 *
 * Unless nothing shows where it ends (`Degli Esempi Muster Maria`), or it can be a given name: `D'Angelo Muster`, `La Toya
 * Sample`.
 */

const HEADS = eitherOf(wordsFor("headParticles"));
const WEAK_HEADS = eitherOf(wordsFor("weakHeadParticles"));
const ELISIONS = eitherOf(wordsFor("elidedParticles").map((word) => word.replace("'", "")));
const PARTICLES = new RegExp(
  `^(?=[${CAPITALS}])(?:(?:(${HEADS})|(${WEAK_HEADS})) |(${ELISIONS})['\u2019](?=[${CAPITALS}]))`,
);
/** After a title, nothing shows whether a given name follows. */
const AFTER_TITLE = new RegExp(
  `^${TITLE}\\.? (?=[${CAPITALS}])(?:(?:${HEADS}) |(?!d['\\u2019])(?:${ELISIONS})['\\u2019])`,
  "i",
);
const ONLY_WORD = new RegExp(`^${NAME_WORD}$`);

/**
 * How long the surname is with which such a name begins; undefined if none does.
 *
 * @param languages those of the label before the name
 */
export function surnameAtParticle(
  name: string,
  languages: readonly Language[],
): number | "unclear" | undefined {
  if (AFTER_TITLE.test(name)) return "unclear";
  const [particle, , weak, elided] = PARTICLES.exec(name) ?? [];
  if (particle === undefined) return undefined;
  const [word = "", given = "", ...others] = name.slice(particle.length).split(" ");
  const isPlain = others.length === 0 && [word, given].every((each) => ONLY_WORD.test(each));
  if (!isPlain || isTurned(word, given)) return "unclear";
  if (weak !== undefined && !isGivenName(given)) return "unclear";
  // `D'Andre` is a given name in English.
  const isD = elided?.length === 1;
  if (isD && !(languages.length > 0 && languages.every(hasElisions))) return "unclear";
  return particle.length + word.length;
}

/** Whether the word after the particle is a given name rather than the last one. */
function isTurned(word: string, last: string): boolean {
  return canBeGivenName(word) && !canBeGivenName(last);
}

/** Whether a language has `di`, `de` or the like before surnames. */
function hasElisions({ particles }: Language): boolean {
  return listed(particles).includes("de");
}
