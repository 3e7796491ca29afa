import { tokenLabel, type IToken, type TokenType } from "chevrotain";

/** Why a rule could not read a line. It is put into words on demand: few callers want to know. */
export class Misfit {
  /** Where reading stopped. */
  readonly found: IToken;
  /** What could have stood there; null if the line had to end. */
  readonly #expected: readonly TokenType[] | null;

  constructor(found: IToken, expected: readonly TokenType[] | null) {
    this.found = found;
    this.#expected = expected;
  }

  /** What the rule expected, and what it found instead. */
  get message(): string {
    const { image } = this.found;
    const expected = this.#expected === null ? "the line to end" : anyOf(this.#expected);
    return `expected ${expected} but found ${image === "" ? "the end of the line" : `“${image}”`}`;
  }
}

function anyOf(tokens: readonly TokenType[]): string {
  return [...new Set(tokens.map(tokenLabel))].join(" or ");
}
