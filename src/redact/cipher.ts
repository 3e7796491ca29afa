/**
 * Replaces letters with letters and digits with digits by keyed permutations. The replacement of a character
 * depends on the seed and on the characters before it in its word: equal words stay equal, different words
 * stay different, and the beginning of a word becomes the beginning of its replacement, so that a name that a
 * record cuts short still matches. No letter is replaced with itself.
 */
export class Cipher {
  readonly #seed: string;
  /** The permutations made so far, by their alphabet and the preceding characters. */
  readonly #orders = new Map<string, readonly number[]>();

  constructor(seed: string) {
    this.#seed = seed;
  }

  /**
   * A word with other letters of the same scripts and cases; marks and apostrophes stay.
   *
   * @param start the letters of the same word before it
   */
  letters(word: string, start = ""): string {
    let before = Array.from(start, (letter) => partsOf(letter).base).join("");
    let result = "";
    for (const letter of word) {
      const { base, marks } = partsOf(letter);
      const alphabet = alphabetOf(base);
      const put = alphabet === null ? letter : this.#other(base, before, alphabet);
      result += alphabet === null ? letter : dressed(put, marks, letter);
      before += base;
    }
    return result;
  }

  /** Other digits; a leading zero stays, and no other digit becomes a leading zero. */
  digits(number: string, before = ""): string {
    let known = before;
    let result = "";
    for (const digit of number) {
      const value = digitOf(digit);
      const zero = digit.charCodeAt(0) - value;
      const alphabet = known === "" ? LEADING : DIGITS;
      const put = alphabet.includes(String(value))
        ? this.#other(String(value), known, alphabet)
        : String(value);
      result += String.fromCharCode(zero + Number(put));
      known += String(value);
    }
    return result;
  }

  /** A number from 0 below `limit` that differs from `value`. */
  number(value: number, limit: number, about: string): number {
    return (value + 1 + (hashOf(`${this.#seed}\0${about}`) % (limit - 1))) % limit;
  }

  #other(base: string, before: string, alphabet: string): string {
    const key = `${alphabet.charAt(0)}${alphabet.length}\0${before}`;
    let order = this.#orders.get(key);
    if (order === undefined) {
      order = cycleOf(alphabet.length, hashOf(`${this.#seed}\0${key}`));
      this.#orders.set(key, order);
    }
    return alphabet.charAt(order[alphabet.indexOf(base)] ?? 0);
  }
}

const DIGITS = "0123456789";
const LEADING = "123456789";

/** Scripts whose letters depend on each other; in other scripts, a neighbour replaces a letter. */
const ALPHABETS = [
  // Separate, because whether a name ends in a title depends on its pronounceability.
  "AEIOU",
  "BCDFGHJKLMNPQRSTVWXYZ",
  range(0x410, 0x42f),
  range(0x391, 0x3a1) + range(0x3a3, 0x3a9),
  "אבגדהוזחטיכלמנסעפצקרשת",
  "ابتثجحخدذرزسشصضطظعغفقكلمنهوي",
];

/** Letters without a base letter in Unicode, and word-final forms. */
const BASES: Readonly<Record<string, string>> = {
  ...{ Æ: "A", Œ: "O", Ø: "O", Ł: "L", Đ: "D", Ð: "D", Þ: "T", ẞ: "S", ß: "S", ı: "I", ς: "Σ" },
  ...{ ך: "כ", ם: "מ", ן: "נ", ף: "פ", ץ: "צ" },
};

function range(first: number, last: number): string {
  return String.fromCharCode(
    ...Array.from({ length: last - first + 1 }, (_, index) => first + index),
  );
}

/** A word in capitals without their marks: words that are the same for the cipher have the same form. */
export function capitalsOf(word: string): string {
  return Array.from(word, (letter) => partsOf(letter).base).join("");
}

/** A letter as a capital without its marks, and the marks. */
function partsOf(letter: string): { readonly base: string; readonly marks: string } {
  const known = BASES[letter] ?? BASES[letter.toUpperCase()];
  if (known !== undefined) return { base: known, marks: "" };
  const [base = "", ...marks] = letter.normalize("NFD");
  const capital = base.toUpperCase();
  return { base: capital.length === base.length ? capital : base, marks: marks.join("") };
}

/** A letter in the case and with the marks of another, if one character can have them. */
function dressed(base: string, marks: string, like: string): string {
  const isSmall = like !== like.toUpperCase() || like === "ß";
  const plain = isSmall ? base.toLowerCase() : base;
  const whole = (plain + marks).normalize("NFC");
  if (whole.length === like.length) return whole;
  return plain.length === like.length ? plain : like;
}

const LETTER = /^\p{L}$/u;
const blocks = new Map<number, string>();

/** The letters among which the replacement of a capital is chosen; null if it is not a letter. */
function alphabetOf(base: string): string | null {
  const known = ALPHABETS.find((each) => each.includes(base));
  if (known !== undefined) return known;
  if (base.length !== 1 || !LETTER.test(base)) return null;
  const first = base.charCodeAt(0) & ~63;
  const block = blocks.get(first) ?? blockFrom(first);
  blocks.set(first, block);
  return block.length > 1 && block.includes(base) ? block : null;
}

/** The letters without a lower-case form among 64 neighbours. */
function blockFrom(first: number): string {
  return Array.from(range(first, first + 63))
    .filter((each) => LETTER.test(each) && each.toUpperCase() === each)
    .join("");
}

/** The value of a decimal digit of any script: below it, there are as many digits. */
export function digitOf(digit: string): number {
  const code = digit.charCodeAt(0);
  for (let value = 0; value < 9; value += 1)
    if (!DIGIT.test(String.fromCharCode(code - value - 1))) return value;
  return 9;
}

const DIGIT = /\p{Nd}/u;

/** A permutation of one cycle, which leaves nothing in place. */
function cycleOf(length: number, seed: number): readonly number[] {
  const order = Array.from({ length }, (_, index) => index);
  let state = seed;
  for (let last = length - 1; last > 0; last -= 1) {
    state = hashOf(`${state}`);
    const other = state % last;
    const moved = order[last] ?? 0;
    order[last] = order[other] ?? 0;
    order[other] = moved;
  }
  return order;
}

/**
 * A hash of 52 bits (cyrb53): it spreads well, but does not protect against somebody who tries all
 * seeds.
 */
function hashOf(text: string): number {
  let [one, two] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    one = Math.imul(one ^ code, 2654435761);
    two = Math.imul(two ^ code, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909);
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return (two >>> 0) * 0x100000 + (one >>> 12);
}
