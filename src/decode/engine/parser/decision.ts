import type { IToken, TokenType } from "chevrotain";

const NONE = -1;

/** Which alternative of a choice begins with a token; of an option or a loop, there is one. */
export class Decision {
  /** The tokens that the alternatives begin with. */
  readonly expected: readonly TokenType[];
  /** The alternative of each type of token from `#first` on. */
  readonly #alternatives: Int16Array;
  readonly #first: number;
  /** The alternative for all other tokens, which reads nothing. */
  readonly #otherwise: number;

  /** @param paths of each alternative, what it can begin with; an empty path if it can read nothing */
  constructor(paths: readonly (readonly (readonly TokenType[])[])[]) {
    this.expected = paths.flat(2);
    const alternativeOf = new Map<number, number>();
    const empty = paths.findIndex((path) => path.some((tokens) => tokens.length === 0));
    this.#otherwise = empty;
    for (const [alternative, path] of paths.slice(0, empty === NONE ? Infinity : empty).entries())
      for (const type of path.flat().flatMap(typesOf))
        if (!alternativeOf.has(type)) alternativeOf.set(type, alternative);
    const types = [...alternativeOf.keys()];
    this.#first = types.length === 0 ? 0 : Math.min(...types);
    const last = types.length === 0 ? -1 : Math.max(...types);
    this.#alternatives = new Int16Array(last - this.#first + 1).fill(this.#otherwise);
    for (const [type, alternative] of alternativeOf)
      this.#alternatives[type - this.#first] = alternative;
  }

  /** The alternative to take in front of a token, counted from 0; -1 if there is none. */
  at({ tokenTypeIdx }: IToken): number {
    const index = tokenTypeIdx - this.#first;
    return index >= 0 && index < this.#alternatives.length
      ? (this.#alternatives[index] ?? NONE)
      : this.#otherwise;
  }

  /** Whether an option or a loop is taken in front of a token. */
  takes(next: IToken): boolean {
    return this.at(next) !== NONE;
  }
}

/** A type and those of its category. */
function typesOf({ tokenTypeIdx = NONE, categoryMatches = [] }: TokenType): readonly number[] {
  return [tokenTypeIdx, ...categoryMatches];
}
