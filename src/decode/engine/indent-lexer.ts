import { Lexer } from "chevrotain";
import { charactersAfterSpaces } from "./first-characters.ts";

const SPACE = 32;
/** Chevrotain tells characters from here on apart only by groups. */
const GROUPED = 256;

/**
 * Chevrotain's lexer tries only tokens that can begin with the next character. Most lines of some systems begin with
 * spaces, and so do most patterns for their beginnings; on a space, this one looks at the first character after the spaces.
 */
export class IndentLexer extends Lexer {
  readonly #afterSpaces = new Map<RegExp, ReadonlySet<number> | undefined>();
  #text = "";
  #offset = -1;
  #next = NaN;

  /**
   * Chevrotain calls this for each pattern that it tries.
   *
   * @param pattern sticky, its `lastIndex` is the offset
   * @returns the length of the match, or -1
   */
  matchLength(pattern: RegExp, text: string, offset: number): number {
    if (text.charCodeAt(offset) === SPACE && !this.#canFollow(pattern, text, offset)) return -1;
    return pattern.test(text) ? pattern.lastIndex - offset : -1;
  }

  /** Whether a pattern can match spaces and what follows them. */
  #canFollow(pattern: RegExp, text: string, offset: number): boolean {
    const possible = this.#possibleAfterSpaces(pattern);
    if (possible === undefined) return true;
    if (offset !== this.#offset || text !== this.#text) {
      this.#offset = offset;
      this.#text = text;
      this.#next = codeAfterSpaces(text, offset);
    }
    return possible.has(this.#next) || this.#next >= GROUPED;
  }

  #possibleAfterSpaces(pattern: RegExp): ReadonlySet<number> | undefined {
    const known = this.#afterSpaces.get(pattern);
    if (known !== undefined || this.#afterSpaces.has(pattern)) return known;
    const possible = charactersAfterSpaces(pattern);
    this.#afterSpaces.set(pattern, possible);
    return possible;
  }
}

function codeAfterSpaces(text: string, offset: number): number {
  let at = offset;
  while (text.charCodeAt(at) === SPACE) at++;
  return text.charCodeAt(at);
}
