import { Lexer, type IToken, type TokenType } from "chevrotain";
import { Space } from "./tokens.ts";

const NO_MATCH = -1;
const SPACE = 32;
/** Stands for all characters from here on. */
const OTHERS = 256;

/** Cuts texts into tokens: in each mode, the first token that matches wins. */
export class ModalLexer {
  readonly #modes: ReadonlyMap<string, Mode>;
  readonly #first: Mode;

  /** @param first the name of the mode in which texts begin */
  constructor(modes: Readonly<Record<string, readonly TokenType[]>>, first: string) {
    this.#modes = new Map(Object.entries(modes).map(([name, tokens]) => [name, new Mode(tokens)]));
    this.#first = this.#modeNamed(first);
  }

  tokenize(text: string): { readonly tokens: IToken[] } {
    const tokens: IToken[] = [];
    const below: Mode[] = [];
    let mode = this.#first;
    for (let at = 0; at < text.length;) {
      const start = at;
      for (const cutter of mode.cuttersFor(text.charCodeAt(start))) {
        const end = cutter.endAt(text, start);
        // No token is empty: the lexer would stay where it is.
        if (end <= start) continue;
        at = end;
        if (!cutter.isSkipped) tokens.push(cutter.token(text, start, end));
        if (cutter.pops) mode = below.pop() ?? mode;
        if (cutter.pushes !== undefined) {
          below.push(mode);
          mode = this.#modeNamed(cutter.pushes);
        }
        break;
      }
      // Only a mode that is not complete lacks a token for a character.
      if (at === start) at++;
    }
    return { tokens };
  }

  #modeNamed(name: string): Mode {
    const mode = this.#modes.get(name);
    if (mode === undefined) throw new Error(`no mode of the lexer is called ${name}`);
    return mode;
  }
}

/** The tokens of a mode by their first characters, each prepared when a text first contains it. */
class Mode {
  readonly #tokens: readonly TokenType[];
  readonly #cutters = new Map<TokenType, Cutter>();
  readonly #byCharacter: (readonly Cutter[])[] = [];

  constructor(tokens: readonly TokenType[]) {
    this.#tokens = tokens.filter(({ PATTERN }) => PATTERN !== Lexer.NA);
  }

  /** What may match before a character, in order. */
  cuttersFor(code: number): readonly Cutter[] {
    const group = Math.min(code, OTHERS);
    return (this.#byCharacter[group] ??= this.#tokens
      .filter((token) => canBeginWith(token, group))
      .map((token) => this.#cutterOf(token)));
  }

  #cutterOf(token: TokenType): Cutter {
    const cutter = this.#cutters.get(token) ?? new Cutter(token);
    this.#cutters.set(token, cutter);
    return cutter;
  }
}

/** Whether a token can begin with a character; if nothing is known about it, it can. */
function canBeginWith({ START_CHARS_HINT: hints, PATTERN }: TokenType, group: number): boolean {
  if (typeof PATTERN === "string") return Math.min(PATTERN.charCodeAt(0), OTHERS) === group;
  if (hints === undefined) return true;
  return hints.some((hint) => Math.min(codeOf(hint), OTHERS) === group);
}

function codeOf(hint: string | number): number {
  return typeof hint === "string" ? hint.charCodeAt(0) : hint;
}

/** Cuts tokens of one type out of a text. */
class Cutter {
  readonly isSkipped: boolean;
  /** Whether the token leaves its mode, before it enters another. */
  readonly pops: boolean;
  readonly pushes: string | undefined;
  readonly #type: TokenType;
  readonly #sticky: RegExp;

  constructor(type: TokenType) {
    this.#type = type;
    this.isSkipped = type.GROUP === Lexer.SKIPPED;
    this.pops = type.POP_MODE === true;
    this.pushes = type.PUSH_MODE;
    this.#sticky = stickyPattern(type);
  }

  /** Where a token that begins at a place ends; -1 if there is none. */
  endAt(text: string, start: number): number {
    if (this.#type === Space) return endOfSpaces(text, start);
    this.#sticky.lastIndex = start;
    return this.#sticky.test(text) ? this.#sticky.lastIndex : NO_MATCH;
  }

  token(text: string, start: number, end: number): IToken {
    const type = this.#type;
    return {
      image: text.slice(start, end),
      startOffset: start,
      tokenTypeIdx: type.tokenTypeIdx ?? NO_MATCH,
      tokenType: type,
    };
  }
}

function stickyPattern({ PATTERN: pattern, name }: TokenType): RegExp {
  if (typeof pattern === "string") return new RegExp(pattern.replace(/[^\w\s]/g, "\\$&"), "y");
  if (pattern instanceof RegExp) return new RegExp(pattern.source, pattern.ignoreCase ? "iy" : "y");
  throw new TypeError(`the token ${name} has no pattern`);
}

/** As a loop, because a text has more spaces than anything else. */
function endOfSpaces(text: string, start: number): number {
  let end = start;
  while (text.charCodeAt(end) === SPACE) end++;
  return end === start ? NO_MATCH : end;
}
