import { decode, type Decoded, type DecodeOptions } from "../decode/decode.ts";
import { hiddenSpansIn, maskedAt } from "../decode/text/cards/redact.ts";
import { Cipher } from "./cipher.ts";
import { haveSameStructure } from "./compare.ts";
import { knownValuesIn } from "./known-values.ts";
import { regionsOf } from "./marks.ts";
import { isClean } from "./clean.ts";
import { NotRedactable } from "./not-redactable.ts";
import { rewrite, type Counts, type Material, type Rewritten } from "./rewrite.ts";

export type { Counts } from "./rewrite.ts";

/** Options of `redact`. */
export interface RedactOptions extends DecodeOptions {
  /**
   * The same seed gives the same replacements for the same values. Default: random, and never kept.
   */
  readonly seed?: string | undefined;
}

/** What `redact` returns. */
export interface Redacted {
  /** The text with its personal values replaced, of the same length. */
  readonly text: string;
  /** How many values of each kind were replaced. */
  readonly replaced: Counts;
  /** How many unknown words were left because the reading depends on them. */
  readonly left: number;
}

/** How often another seed is tried if a replacement happens to have a meaning. */
const TRIES = 3;
/** How many words may be left as they are. */
const MOST_LEFT = 24;

/**
 * Replaces the personal data of a text with invented data of the same shape: letters with letters, digits
 * with digits. The result is read like the original: the same system, segments and travellers at the same
 * places.
 *
 * @throws Error named `NotRedactable` if that cannot be guaranteed
 * @throws RangeError if `referenceDate` is not a calendar day written `YYYY-MM-DD`
 */
export function redact(text: string, options: RedactOptions = {}): Redacted {
  const { seed = randomSeed(), algorithm, referenceDate = today() } = options;
  const read = (each: string) => decode(each, { algorithm, referenceDate });
  const decoded = read(text);
  const hidden = hiddenSpansIn(text);
  const masked = maskedAt(text, hidden);
  const regions = regionsOf(masked, decoded);
  const known = knownValuesIn(masked, regions, decoded.booking);
  const search = new Search({ text: masked, regions, known }, decoded, read);
  const { rewritten, left } = search.find(seed);
  const cards = hidden.length === 0 ? {} : { cards: hidden.length };
  return { text: rewritten.text, replaced: { ...rewritten.counts, ...cards }, left };
}

interface Found {
  readonly rewritten: Rewritten;
  readonly left: number;
}

/** Tries replacements until one is read like the original. */
class Search {
  readonly #material: Material;
  readonly #decoded: Decoded;
  readonly #read: (text: string) => Decoded;

  constructor(material: Material, decoded: Decoded, read: (text: string) => Decoded) {
    this.#material = material;
    this.#decoded = decoded;
    this.#read = read;
  }

  find(seed: string): Found {
    const ciphers = Array.from({ length: TRIES }, (_, index) => new Cipher(`${seed}\0${index}`));
    for (const cipher of ciphers) {
      const rewritten = this.#try(cipher, new Set());
      if (rewritten !== null) return { rewritten, left: 0 };
    }
    for (const cipher of ciphers) {
      const found = this.#leaveSome(cipher);
      if (found !== null) return found;
    }
    throw new NotRedactable();
  }

  /** Leaves those doubtful words whose replacement changes the reading. */
  #leaveSome(cipher: Cipher): Found | null {
    const { doubtful } = rewrite(this.#material, cipher, new Set());
    const left = new Set<string>();
    if (this.#try(cipher, new Set(doubtful)) === null) return null;
    while (left.size < MOST_LEFT) {
      const rewritten = this.#try(cipher, left);
      if (rewritten !== null) return { rewritten, left: left.size };
      const word = this.#firstWord(cipher, doubtful, left);
      if (word === undefined) return null;
      left.add(word);
    }
    return null;
  }

  /** The first word whose replacement, with those before it, changes the reading; by bisection. */
  #firstWord(cipher: Cipher, words: readonly string[], left: ReadonlySet<string>) {
    let [good, bad] = [0, words.length];
    while (bad - good > 1) {
      const middle = (good + bad) >> 1;
      const spared = new Set([...left, ...words.slice(middle)]);
      if (this.#try(cipher, spared) === null) bad = middle;
      else good = middle;
    }
    return words[bad - 1];
  }

  #try(cipher: Cipher, spared: ReadonlySet<string>): Rewritten | null {
    const rewritten = rewrite(this.#material, cipher, spared);
    const { regions, known } = this.#material;
    if (!isClean(rewritten.text, regions, known)) return null;
    return haveSameStructure(this.#decoded, this.#read(rewritten.text)) ? rewritten : null;
  }
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

function randomSeed(): string {
  return crypto.getRandomValues(new Uint32Array(8)).join(" ");
}
