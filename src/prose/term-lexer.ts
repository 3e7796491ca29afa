import type { IToken, TokenType } from "chevrotain";
import type { TextLexer } from "../decode/engine/grammar.ts";
import { Eol, EolOfFamily, Junk, regExpOf, UnknownLine } from "../decode/engine/tokens.ts";
import { endOfLine } from "../decode/text/lines.ts";
import type { Beginning } from "./beginnings.ts";
import { Heads } from "./lexicon/heads.ts";
import { canBeginWith, lengthOf, rowAt, rowsOf } from "./rows.ts";

/** The tokens of a term: at the beginning of a line, and elsewhere. */
export interface TermTokens {
  readonly first: TokenType;
  readonly other: TokenType;
  readonly beginning: Beginning;
}

const NO_TERM = Infinity;
const SPACE = 0x20;

/**
 * Cuts lines into terms; the first in the list that matches at a place wins. There are many, and only a few can begin
 * with the same characters: the lexer looks at each place once to find these.
 */
export class TermLexer implements TextLexer {
  readonly #terms: readonly TermTokens[];
  readonly #number: TokenType;
  readonly #numberPattern: RegExp;
  readonly #patterns: readonly RegExp[];
  /** The indexes of the terms that one of their words leads. */
  readonly #led: Heads;
  /** The indexes of the terms that can begin with a row of characters, by its number. */
  readonly #byRow: readonly (readonly number[])[];
  readonly #byMark: ReadonlyMap<string, readonly number[]>;
  readonly #otherMark: readonly number[];
  readonly #beyond: readonly number[];
  /** What follows the row with which each term begins: a character; a word. */
  readonly #then: readonly (string | undefined)[];
  readonly #after: Heads;
  /** Whether each term has such a word. */
  readonly #hasAfter: readonly boolean[];
  /** The marks that terms have beside them, and for each term the bit of its mark. */
  readonly #marks: readonly string[];
  readonly #bits: readonly number[];

  /** @param number the number at the head of a line */
  constructor(terms: readonly TermTokens[], number: TokenType) {
    const beginnings = terms.map(({ beginning }) => beginning);
    const where = (accepts: (beginning: Beginning) => boolean) =>
      beginnings.flatMap((beginning, index) => (accepts(beginning) ? index : []));
    this.#terms = terms;
    this.#number = number;
    this.#numberPattern = stickyOf(number);
    this.#patterns = terms.map(({ other }) => stickyOf(other));
    this.#led = new Heads(
      beginnings.map(({ words = [] }) => words),
      (index) => beginnings[index]?.goesOn === true,
    );
    const rows = beginnings.map(rowsOf);
    this.#byRow = (rows[0] ?? []).map((_, row) =>
      rows.flatMap((own, index) => (own[row] === true ? index : [])),
    );
    this.#byMark = new Map(
      Array.from(beginnings.map(({ marks = "" }) => marks).join(""), (mark) => [
        mark,
        where((each) => canBeginWith(each, mark)),
      ]),
    );
    this.#otherMark = where((each) => canBeginWith(each, " "));
    this.#beyond = where((each) => canBeginWith(each, "\u0080"));
    this.#then = beginnings.map(({ then }) => then);
    this.#after = new Heads(beginnings.map(({ after = [] }) => after));
    this.#hasAfter = beginnings.map(({ after }) => after !== undefined);
    this.#marks = [...new Set(beginnings.flatMap(({ beside }) => beside ?? []))];
    this.#bits = beginnings.map(({ beside }) =>
      beside === undefined ? 0 : 1 << this.#marks.indexOf(beside),
    );
  }

  tokenize(text: string): { readonly tokens: IToken[] } {
    const tokens: IToken[] = [];
    const next = this.#marks.map(() => -1);
    for (let at = 0; at < text.length;) {
      const end = endOfLine(text, at);
      const bits = this.#bitsIn(text, at, end, next);
      const number = endOfMatch(this.#numberPattern, text, at);
      if (number > at) tokens.push(tokenOf(this.#number, text, at, number));
      at = this.#addLine(tokens, text, Math.max(at, number), end, bits);
    }
    return { tokens };
  }

  /** Adds the tokens of a line; returns where the next one begins. */
  #addLine(tokens: IToken[], text: string, from: number, end: number, bits: number): number {
    let isFirst = true;
    let at = from;
    while (at < end) {
      if (text.charCodeAt(at) === SPACE) {
        at++;
        continue;
      }
      const index = this.#termAt(text, at, bits);
      const term = this.#terms[index];
      const tokenEnd = this.#patterns[index]?.lastIndex ?? (isFirst ? end : at + 1);
      const type = isFirst ? (term?.first ?? UnknownLine) : (term?.other ?? Junk);
      tokens.push(tokenOf(type, text, at, tokenEnd));
      at = tokenEnd;
      isFirst &&= term === undefined;
    }
    if (end < text.length) tokens.push(tokenOf(isFirst ? Eol : EolOfFamily, text, end, end + 1));
    return end + 1;
  }

  /** The index of the first term that matches at an offset. */
  #termAt(text: string, offset: number, bits: number): number {
    const row = rowAt(text, offset);
    const own = this.#byRow[row] ?? this.#byCharacter(text, offset);
    const led = this.#led.at(text, offset);
    const end = offset + lengthOf(row);
    const next = text.charAt(end);
    let after: readonly number[] | undefined;
    for (let i = 0, j = 0; ;) {
      const one = own[i] ?? NO_TERM;
      const other = led[j] ?? NO_TERM;
      const index = Math.min(one, other);
      if (index === NO_TERM) return NO_TERM;
      if (one === index) i++;
      if (other === index) j++;
      else if (this.#then[index]?.includes(next) === false) continue;
      else if (this.#hasAfter[index] === true) {
        after ??= this.#after.at(text, wordAfter(text, end));
        if (!after.includes(index)) continue;
      }
      if (this.#matches(index, text, offset, bits)) return index;
    }
  }

  #matches(index: number, text: string, offset: number, bits: number): boolean {
    const pattern = this.#patterns[index];
    const bit = this.#bits[index] ?? 0;
    if (pattern === undefined || (bit & bits) !== bit) return false;
    return endOfMatch(pattern, text, offset) > offset;
  }

  /** The indexes of the terms that can begin with the character at an offset, where no row begins. */
  #byCharacter(text: string, offset: number): readonly number[] {
    const isBeyond = text.charCodeAt(offset) > 0x7f;
    return this.#byMark.get(text.charAt(offset)) ?? (isBeyond ? this.#beyond : this.#otherMark);
  }

  /**
   * The bits of the marks on a line.
   *
   * @param next where each mark is, at or after the line above
   */
  #bitsIn(text: string, start: number, end: number, next: number[]): number {
    let bits = 0;
    for (const [index, mark] of this.#marks.entries()) {
      let place = next[index] ?? -1;
      if (place < start) {
        place = text.indexOf(mark, start);
        if (place === -1) place = Infinity;
        next[index] = place;
      }
      if (place < end) bits |= 1 << index;
    }
    return bits;
  }
}

/** Signs between a number and the word after it: `12. April`, `12-Apr`. */
const BETWEEN = " .-/";
const MOST_BETWEEN = 2;

/** Where the word after a row begins. */
function wordAfter(text: string, end: number): number {
  let at = end;
  while (at < end + MOST_BETWEEN && at < text.length && BETWEEN.includes(text.charAt(at))) at++;
  return at;
}

function stickyOf(token: TokenType): RegExp {
  return new RegExp(regExpOf(token)?.source ?? "(?!)", "y");
}

/** Where a match at an offset ends; -1 if there is none. */
function endOfMatch(pattern: RegExp, text: string, offset: number): number {
  pattern.lastIndex = offset;
  return pattern.test(text) ? pattern.lastIndex : -1;
}

function tokenOf(tokenType: TokenType, text: string, startOffset: number, end: number): IToken {
  const image = text.slice(startOffset, end);
  return { image, startOffset, tokenTypeIdx: tokenType.tokenTypeIdx ?? 0, tokenType };
}
