/** How words are matched in texts of any language and case. */
import { alternativesOf } from "../../decode/engine/alternatives.ts";

/** What words are made of, in scripts that separate them by spaces; the source of a character class. */
export const LETTERS =
  "A-Za-z\\u00c0-\\u024f\\u0370-\\u04ff\\u05d0-\\u05ea\\u0620-\\u065f\\u066e-\\u06d3\\u1e00-\\u1fff";
export const LETTER = `[${LETTERS}]`;
const ONE_LETTER = new RegExp(LETTER);
/** Whether each code below the last of the letters is that of one. */
const IS_LETTER = Uint8Array.from({ length: 0x2000 }, (_, code) =>
  ONE_LETTER.test(String.fromCharCode(code)) ? 1 : 0,
);

/** Whether a code is that of a letter of such a script. */
export function isLetter(code: number): boolean {
  return IS_LETTER[code] === 1;
}

/** The letters of scripts that do not separate words. */
export const IDEOGRAPHS = "\\u3040-\\u9fff";
/** A letter of a script that has no capitals. */
export const CASELESS = /[\u05d0-\u06d3\u3040-\u9fff]/;
/** Where a word begins and ends; a hyphenated word counts as one: `Part-Dieu`. */
export const WORD_START = `(?<![${LETTERS}\\d]|[${LETTERS}]-)`;
const WORD_END = `(?![${LETTERS}\\d]|-[${LETTERS}])`;

/** The letters of names, which count in their Latin form only. */
export const LATIN = "A-Za-z\\u00c0-\\u024f\\u1e00-\\u1eff";
/** The capital letters of the Latin alphabets from which names begin; the source of a character class. */
export const CAPITALS = `A-Z\\u00c0-\\u00de${lettersOf(0x100, 0x17f, isCapital)}\\u0218\\u021a`;
/** The small letters of all alphabets that have two cases. */
export const SMALL = `a-z\\u00df-\\u00ff${lettersOf(0x100, 0x17f, (letter) => !isCapital(letter))}\\u03ac-\\u03ce\\u0430-\\u045f`;

function isCapital(letter: string): boolean {
  return letter.toLowerCase() !== letter;
}

function lettersOf(first: number, last: number, accepts: (letter: string) => boolean): string {
  const codes = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return codes
    .map((code) => String.fromCharCode(code))
    .filter(accepts)
    .join("");
}

/**
 * Matches any of some whole words in any case, with or without their accents: the source of a pattern.
 */
export function anyOf(words: readonly string[]): string {
  return `${eitherOf(words)}${WORD_END}`;
}

/** The same without the end of a word, the longest first. */
export function eitherOf(words: readonly string[]): string {
  return alternativesOf(words.flatMap(spellingsOf), {
    plainOf: (letter, word) => (word.length > SHORT ? withoutAccent(letter) : letter),
    oneOf: classOf,
  });
}

/** Without their accents, words of this length would be other words: `đến` would be `den`. */
const SHORT = 3;

/** German has no capital for its sharp s. */
export function spellingsOf(word: string): readonly string[] {
  return word.includes("\u00df") ? [word, word.replaceAll("\u00df", "ss")] : [word];
}

/** Letters in either case. */
const classOf = remembered((letters: string): string => {
  const cases = new Set(Array.from(letters).flatMap(casesOf));
  const [only = ""] = cases;
  if (cases.size > 1) return `[${[...cases].join("")}]`;
  return /[.()?*+/|$^[\]{}]/.test(only) ? `\\${only}` : only;
});

const withoutAccent = remembered(folded);

/**
 * The same function, which computes each result once: whenever a process starts, the lexicon asks for some
 * hundred letters a hundred thousand times.
 */
function remembered(compute: (letters: string) => string): (letters: string) => string {
  const known = new Map<string, string>();
  return (letters) => {
    let result = known.get(letters);
    if (result === undefined) {
      result = compute(letters);
      known.set(letters, result);
    }
    return result;
  };
}

function casesOf(letter: string): readonly string[] {
  // Turkish has a capital for each of its two.
  if (letter === "i") return ["I", "i", "\u0130"];
  // Russian mostly leaves out the dots of its seventh letter.
  if (letter === "\u0435") return ["\u0415", "\u0435", "\u0401", "\u0451"];
  const capital = letter.toUpperCase();
  return capital === letter || capital.length > 1 ? [letter] : [capital, letter];
}

/** Between a label and its value; tables of labels align their colons. */
export const COLON = " {0,20}[:\\uff1a] {0,12}";
/** The same where the colon can be missing. */
export const GAP = " {0,20}[:\\uff1a]? {0,12}";

/** The letters with which some words can begin, in either case and without their accents. */
export function firstLettersOf(words: readonly string[]): readonly string[] {
  const letters = words.flatMap((word) => [word.charAt(0), folded(word.charAt(0))]);
  return [...new Set(letters.flatMap(casesOf))];
}

/** A text with each letter in either case. */
export function anyCase(text: string): string {
  return Array.from(text, (letter) => classOf(letter)).join("");
}

const MARKS = /[\u0300-\u036f\u064b-\u065f]/g;
const WITHOUT_MARKS: ReadonlyMap<string, string> = new Map(
  ["\u0142l", "\u00f8o", "\u0111d", "\u0131i", "\u03c2\u03c3", "\u2019'"].map(
    ([letter = "", plain = ""]) => [letter, plain],
  ),
);

/** A word in small letters without accents, by which words are looked up. */
export function folded(text: string): string {
  const plain = text.toLowerCase();
  if (isAscii(plain)) return plain;
  return plain
    .normalize("NFD")
    .replace(MARKS, "")
    .normalize("NFC")
    .replace(
      /[\u0142\u00f8\u0111\u0131\u03c2\u2019]/g,
      (letter) => WITHOUT_MARKS.get(letter) ?? "",
    );
}

function isAscii(text: string): boolean {
  for (let index = 0; index < text.length; index++) if (text.charCodeAt(index) > 0x7f) return false;
  return true;
}

/** A text in capitals, the form of values in bookings. */
export function capitals(text: string): string {
  return text.toUpperCase();
}
