import { canBeGivenName, isTitle } from "../booking/travellers/title-words.ts";
import { isListedWord } from "../prose/lexicon/lexicon.ts";
import { rewriteBirthDate } from "./birth-dates.ts";
import { capitalsOf, type Cipher } from "./cipher.ts";
import { isCutName, titleAtTheEndOf, wordBefore, wrappedBefore } from "./cut-names.ts";
import { KINDS, type Kind, type Treatment } from "./kinds.ts";
import { IN_NAMES, RUN, withoutDomainEnd, type KnownValues } from "./known-values.ts";
import type { Region } from "./marks.ts";
import { isCode } from "./patterns.ts";
import { rewriteTicket } from "./tickets.ts";

/** How many values of each kind were replaced. */
export type Counts = Readonly<Partial<Record<Kind, number>>>;

/** A text with its values replaced. */
export interface Rewritten {
  readonly text: string;
  readonly counts: Counts;
  /** The replaced words without evidence that they are personal, in the form of `capitalsOf`. */
  readonly doubtful: readonly string[];
}

export interface Material {
  readonly text: string;
  readonly regions: readonly Region[];
  readonly known: KnownValues;
}

/**
 * Replaces what is personal.
 *
 * @param spared doubtful words that stay
 */
export function rewrite(
  material: Material,
  cipher: Cipher,
  spared: ReadonlySet<string>,
): Rewritten {
  return new Rewriter(material, cipher, spared).rewrite();
}

type Around = "free" | "header" | "loose";

const DAY_BEFORE = /\d$/;
const MONTH = /^(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)/;
const SHORTEST_FREE_WORD = 3;
const SHORTEST_FREE_NUMBER = 5;

/** What separates names. */
const BETWEEN_NAMES = /^[ /-]$/;
const NAME_AFTER = /^[ /-](\p{L}[\p{L}\p{M}]*)/u;
const LONGEST_NAME = 64;

class Rewriter {
  readonly #material: Material;
  readonly #cipher: Cipher;
  readonly #spared: ReadonlySet<string>;
  readonly #doubtful = new Set<string>();
  readonly #counts = new Map<Kind, number>();

  constructor(material: Material, cipher: Cipher, spared: ReadonlySet<string>) {
    this.#material = material;
    this.#cipher = cipher;
    this.#spared = spared;
  }

  rewrite(): Rewritten {
    const text = this.#material.regions.map((region) => this.#region(region)).join("");
    const counts = Object.fromEntries(
      KINDS.flatMap((kind) => {
        const count = this.#counts.get(kind);
        return count === undefined ? [] : [[kind, count]];
      }),
    );
    return { text, counts, doubtful: [...this.#doubtful] };
  }

  #region(region: Region): string {
    const value = this.#material.text.slice(region.start, region.end);
    const put = this.#valueOf(region, value);
    if (put !== value) {
      const { as } = region;
      const kind = as === "free" || as === "loose" || as === "kept" ? "words" : as;
      this.#count(kind === "header" ? "agencies" : kind);
    }
    return put;
  }

  #count(kind: Kind): void {
    this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + 1);
  }

  #valueOf({ as, start }: Region, value: string): string {
    switch (as) {
      case "kept":
      case "cards":
        return value;
      case "birthDates":
        return rewriteBirthDate(value, this.#cipher);
      case "tickets":
        return rewriteTicket(value, this.#cipher);
      case "names":
        return this.#runs(value, start, (run, at) => this.#name(run, at));
      case "phones":
        return this.#streamed(value, start);
      case "frequentFlyers":
        return this.#membership(value, start);
      case "emails":
        return this.#email(value, start);
      case "documents":
        return this.#document(value, start);
      case "free":
      case "header":
      case "loose":
        return this.#runs(value, start, (run, at) => this.#around(run, at, as));
      default:
        return this.#runs(value, start, (run) => this.#always(run));
    }
  }

  /**
   * Replaces the runs of a value; a run that is part of a wrapped name becomes that part of the
   * replacement.
   *
   * @param start where the value begins in the text
   */
  #runs(value: string, start: number, put: (run: string, at: number) => string): string {
    const { text, known } = this.#material;
    return value.replace(RUN, (run: string, offset: number) => {
      const at = start + offset;
      const before = isNumber(run) ? null : wrappedBefore(run, at, text, known);
      return before === null ? put(run, at) : this.#cipher.letters(run, before);
    });
  }

  #always(run: string): string {
    return isNumber(run) ? this.#cipher.digits(run) : this.#pieces(run);
  }

  #name(run: string, at: number): string {
    // The numbers of the names, and of the places of a group.
    if (isNumber(run)) return run.length < SHORTEST_FREE_WORD ? run : this.#cipher.digits(run);
    const word = capitalsOf(run);
    const { text, known } = this.#material;
    const { spacedTitles, words } = known;
    const isOther = spacedTitles.has(word) || (isTitle(word) && !canBeGivenName(word));
    const isInNames = IN_NAMES.test(word) && !isCutName(run, at, text, known);
    if ((isOther && !words.has(word)) || isInNames) return run;
    const title = titleAtTheEndOf(word, known);
    const end = run.length - title;
    return this.#cipher.letters(run.slice(0, end)) + run.slice(end);
  }

  /** Digits that depend on all digits before them, however they are grouped. */
  #streamed(value: string, start: number): string {
    let before = "";
    return this.#runs(value, start, (run) => {
      if (!isNumber(run)) return this.#spoken(run);
      const put = this.#cipher.digits(run, before);
      before += run;
      return put;
    });
  }

  /** The code of the airline stays. */
  #membership(value: string, start: number): string {
    const airline = /^(?:[A-Z][A-Z\d]|\d[A-Z])(?= ?[A-Z]{0,3}\d{4})/.exec(value)?.[0] ?? "";
    return airline + this.#streamed(value.slice(airline.length), start + airline.length);
  }

  /** A word next to a number: `HOME`, the name of an agency. */
  #spoken(run: string): string {
    const isKept = run.length < SHORTEST_FREE_WORD || isListedWord(run);
    return isKept && !this.#isKnown(run) ? run : this.#pieces(run);
  }

  /** Everything but the last part of the domain. */
  #email(value: string, start: number): string {
    const before = withoutDomainEnd(value);
    return this.#runs(before, start, (run) => this.#always(run)) + value.slice(before.length);
  }

  #document(value: string, start: number): string {
    let next = start;
    return value
      .split(/(\b\d{1,2}[A-Z]{3}(?:19|20)?\d\d\b)/)
      .map((part, index) => {
        const own = next;
        next += part.length;
        if (index % 2 === 1 && MONTH.test(part.replace(/\d/g, "")))
          return rewriteBirthDate(part, this.#cipher);
        return this.#runs(part, own, (run, place) => {
          const at = place - own;
          if (isCodeAround(run, part, at)) return this.#always(run);
          if (isNumber(run)) return run.length < 3 ? run : this.#cipher.digits(run);
          return isDayMonth(run, part, at) ? run : this.#inDocument(run, place);
        });
      })
      .join("");
  }

  #inDocument(run: string, at: number): string {
    if (isTitle(capitalsOf(run)) || run === "DOB") return run;
    if (this.#isKnown(run)) return this.#name(run, at);
    return run.length < SHORTEST_FREE_WORD ? run : this.#name(run, at);
  }

  /** Words and numbers around values. */
  #around(run: string, at: number, as: Around): string {
    const { text, known } = this.#material;
    if (isDayMonth(run, text, at)) return run;
    const isCode = this.#isInCode(run, at, as);
    if (!isNumber(run)) {
      const isName =
        isCode || this.#isBesideName(run, at) || isCutName(run, at, text, this.#material.known);
      return isName ? this.#cipher.letters(run) : this.#word(run, at, as);
    }
    const isLong = as !== "loose" && run.length >= SHORTEST_FREE_NUMBER;
    return isCode || isLong || known.codes.has(run) ? this.#cipher.digits(run) : run;
  }

  #word(run: string, at: number, as: Around): string {
    const word = capitalsOf(run);
    const { words, titles } = this.#material.known;
    if (titles.has(word)) return this.#name(run, at);
    if (words.has(word) && (word.length > 2 || as !== "loose")) return this.#cipher.letters(run);
    if (as === "loose") return run;
    if (this.#splits(word).length > 1) return this.#pieces(run);
    if (isUsual(run, as) || isTitle(word) || this.#spared.has(word)) return run;
    this.#doubtful.add(word);
    return this.#cipher.letters(run);
  }

  /** Whether a word of a language is a name here: `JAN` of `BAUER/JAN`. */
  #isBesideName(run: string, at: number): boolean {
    const { text, known } = this.#material;
    if (!known.listed.has(capitalsOf(run))) return false;
    const end = at + run.length;
    const [, after = ""] = NAME_AFTER.exec(text.slice(end, end + LONGEST_NAME)) ?? [];
    return [wordBefore(at, text, BETWEEN_NAMES), after].some((each) => {
      const word = capitalsOf(each);
      return known.words.has(word) || this.#splits(word).length > 1;
    });
  }

  /** Whether letters or digits are part of a code: `X7` of `X7K2P9`. */
  #isInCode(run: string, at: number, as: Treatment): boolean {
    const { text, known } = this.#material;
    let [start, end] = [at, at + run.length];
    while (start > 0 && IN_CODE.test(text.charAt(start - 1))) start -= 1;
    while (end < text.length && IN_CODE.test(text.charAt(end))) end += 1;
    if (end - start === run.length) return false;
    const token = text.slice(start, end).toUpperCase();
    return known.codes.has(token) || (as !== "loose" && isCode(token));
  }

  #isKnown(run: string): boolean {
    return this.#material.known.words.has(capitalsOf(run));
  }

  /** A word in which each name is replaced as elsewhere. */
  #pieces(run: string): string {
    const word = capitalsOf(run);
    if (word.length !== run.length || this.#isKnown(run)) return this.#cipher.letters(run);
    const ends = this.#splits(word);
    return ends
      .map((end, index) => {
        const piece = run.slice(ends[index - 1] ?? 0, end);
        return index > 0 && this.#isCutTitle(piece) ? piece : this.#cipher.letters(piece);
      })
      .join("");
  }

  /** `MST` of `HUGOMST`, which the screen has truncated. */
  #isCutTitle(piece: string): boolean {
    return [...this.#material.known.spacedTitles].some(
      (title) => title !== "" && title.startsWith(piece.toUpperCase()),
    );
  }

  /** Where the names within a word end, and what is between them; the last is the end of the word. */
  #splits(word: string): readonly number[] {
    const ends: number[] = [];
    let at = 0;
    while (at < word.length) {
      const name = this.#material.known.glued.find((each) => word.startsWith(each, at));
      if (name !== undefined) {
        if (at > (ends.at(-1) ?? 0)) ends.push(at);
        at += name.length;
        ends.push(at);
      } else at += 1;
    }
    if ((ends.at(-1) ?? 0) < word.length) ends.push(word.length);
    return ends;
  }
}

const IN_CODE = /[\p{L}\p{Nd}]/u;

function isNumber(run: string): boolean {
  return /^\p{Nd}/u.test(run);
}

/** The duty codes next to an agent's sign, and words that systems print in heads and titles. */
const OF_SYSTEMS =
  /^(?:SU|GS|PD|RM|AS|TR|RC|CE|RP|RT|AG|RECEIVED|EXISTS|VCR|COUPON|TQT|FXP|BREAKDOWN|GUARANTEED)$/;

/** Whether a word around values is not personal; in the head of a record, short ones are signs of agents. */
function isUsual(run: string, as: Around): boolean {
  if (OF_SYSTEMS.test(run)) return true;
  if (as !== "header") return run.length < SHORTEST_FREE_WORD || isListedWord(run);
  return run.length < 2 || (run.length > SHORTEST_FREE_WORD && isListedWord(run));
}

/** Whether letters or digits are part of the number of a document: `99` of `99ZZ12345`. */
function isCodeAround(run: string, text: string, at: number): boolean {
  const before = /[\p{L}\p{Nd}]{0,20}$/u.exec(text.slice(0, at))?.[0] ?? "";
  const after = /^[\p{L}\p{Nd}]*/u.exec(text.slice(at))?.[0] ?? "";
  return after.length > run.length || before !== "" ? isCode(before + after) : false;
}

/** Whether letters are the month of a day: `NOV` of `24NOV`. */
function isDayMonth(run: string, text: string, at: number): boolean {
  return MONTH.test(run.toUpperCase()) && DAY_BEFORE.test(text.slice(Math.max(0, at - 1), at));
}
