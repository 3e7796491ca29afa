import type { IOrAlt, IToken, TokenType } from "chevrotain";
import type { Node, NoteNode, Read } from "../../ast/nodes.ts";
import type { Rule, RuleMachine } from "./machine.ts";
import { RuleMethods } from "./rule-methods.ts";

export type { Rule } from "./machine.ts";

/** Replaces the text of a token while Chevrotain records the rules. */
const STAND_IN: Read<string> = { value: "", start: 0, end: 0 };

/**
 * An optional column: its token, with a function to convert the text if its value is not text, and
 * the part of the token that is the value (`read`).
 */
type Column =
  | TokenType
  | readonly [token: TokenType, convert: (image: string) => unknown, core?: RegExp];

/** Faster than a check for a property, because tokens differ in shape. */
function isToken(column: Column): column is TokenType {
  return !Array.isArray(column);
}

/** Optional columns in their order on the line, each with the name of its value. */
export type Columns = Readonly<Record<string, Column>>;

/** The values of columns; undefined for an empty column. */
type Filled<R extends Columns> = {
  readonly [Name in keyof R]:
    | (R[Name] extends readonly [TokenType, (image: string) => infer T, core?: RegExp]
        ? Read<T>
        : Read<string>)
    | undefined;
};

/** A token, or several, with a function that adds its text to the result; without one, it is skipped. */
export type Case<Found> = readonly [
  token: TokenType | readonly TokenType[],
  add?: (found: Found, text: Read<string>) => unknown,
];

/**
 * The rules of one line family, written with Chevrotain's methods. A subclass defines its rules as
 * fields; `line` reads a line and returns its node.
 *
 * Rules use the values of tokens only through `read`, `text` and `ACTION`, because Chevrotain runs
 * each rule once with stand-in tokens to record the grammar. Within a rule, every use of the same
 * token, and every option, loop or choice, needs its own index: `CONSUME1(Slash)`, `CONSUME2(Slash)`.
 */
export abstract class LineRules extends RuleMethods {
  abstract readonly line: Rule<Node>;
  readonly #name: string;

  /** @param name makes the names of the family's rules unique in the parser */
  constructor(machine: RuleMachine, name: string) {
    super(machine);
    this.#name = name;
  }

  protected RULE<T>(name: string, body: () => T): Rule<T> {
    return this.machine.RULE(`${this.#name}_${name}`, body);
  }

  /**
   * The value of a token, with its place in the text.
   *
   * @param core matches the part of the token that is the value, if the token includes marks
   */
  protected read<T>(token: IToken, convert: (image: string) => T, core?: RegExp): Read<T> {
    // A function for `ACTION` would be made for each token.
    return this.machine.RECORDING_PHASE
      ? this.ACTION(() => valueOf(token, convert, core))
      : valueOf(token, convert, core);
  }

  /** The text of a token, with its place in the text. */
  protected text(token: IToken): Read<string> {
    if (this.machine.RECORDING_PHASE) return STAND_IN;
    const { image, startOffset } = token;
    return { value: image, start: startOffset, end: startOffset + image.length };
  }

  /** The text that a part of a rule reads, including spaces; undefined if it reads nothing. */
  protected printed(rule: () => void): Read<string> | undefined {
    const start = this.machine.LA(1).startOffset;
    rule();
    return this.ACTION(() => {
      const last = this.machine.LA(0);
      return last.startOffset >= start
        ? this.between(start, last.startOffset + last.image.length)
        : undefined;
    });
  }

  /** The text between two offsets. */
  protected between(start: number, end: number): Read<string> {
    return { value: this.machine.source.slice(start, end), start, end };
  }

  /** The element number at the head of the line: `  4 `. Any line can have one. */
  protected elementNumber(): Read<string> | undefined {
    return this.machine.number;
  }

  /** The title of the section that the line belongs to: `REMARKS`, on this line or one above it. */
  protected sectionTitle(): Read<string> | undefined {
    return this.machine.title;
  }

  /** Reads the text of an optional token. Use each index once in a rule: `optionalText(1, Office)`. */
  protected optionalText(index: number, token: TokenType): Read<string> | undefined {
    const found = this.machine.optionalToken(index, token);
    return found && this.text(found);
  }

  /** Reads the value of an optional token: `optional(2, DayMonth, dateValue)`. */
  protected optional<T>(
    index: number,
    token: TokenType,
    convert: (image: string) => T,
    core?: RegExp,
  ): Read<T> | undefined {
    const found = this.machine.optionalToken(index, token);
    return found && this.read(found, convert, core);
  }

  /** Reads an optional token and ignores it: a slash, a mark. */
  protected skip(index: number, token: TokenType): void {
    this.machine.optionalToken(index, token);
  }

  /** Reads any number of the same token and ignores them: words, slashes. */
  protected skipAll(index: number, token: TokenType): void {
    this.machine.many(index, () => this.machine.consume(index, token));
  }

  /** Reads the texts of any number of the same token. */
  protected allTexts(index: number, token: TokenType): readonly Read<string>[] {
    const found: Read<string>[] = [];
    this.machine.many(index, () => found.push(this.text(this.machine.consume(index, token))));
    return this.machine.RECORDING_PHASE ? [] : found;
  }

  /**
   * Reads a row of optional columns: `this.optionals(1, { date: [DayMonth, dateValue], office: Office })`.
   *
   * @param first the index of the first column; the others use the indexes after it
   */
  protected optionals<R extends Columns>(first: number, columns: R): Filled<R>;
  protected optionals(first: number, columns: Columns): Record<string, Read<unknown> | undefined> {
    const filled: Record<string, Read<unknown> | undefined> = {};
    let index = first;
    for (const name in columns) {
      const column = columns[name];
      if (column === undefined) continue;
      filled[name] = isToken(column)
        ? this.optionalText(index, column)
        : this.optional(index, column[0], column[1], column[2]);
      index++;
    }
    return filled;
  }

  /** Reads one of several tokens. */
  protected oneToken(...tokens: readonly TokenType[]): IToken {
    return this.OR(tokens.map((token) => ({ ALT: () => this.CONSUME(token) })));
  }

  /**
   * Makes the body of a rule that reads a token, or one of several, and the words after it: a line that
   * says nothing about the booking.
   */
  protected noteOn(
    about: string,
    opener: TokenType | readonly TokenType[],
    word: TokenType,
  ): () => NoteNode {
    return () => {
      if ("name" in opener) this.CONSUME(opener);
      else this.oneToken(...opener);
      this.skipAll(1, word);
      return { kind: "note", about };
    };
  }

  /** Reads the text of one of several tokens. */
  protected oneOf(...tokens: readonly TokenType[]): Read<string> {
    return this.text(this.oneToken(...tokens));
  }

  /**
   * Makes the body of a rule that reads any number of tokens, in any order.
   *
   * @param begin makes an empty result, to which the tokens add
   */
  protected manyOf<Found>(begin: () => Found, cases: readonly Case<Found>[]): () => Found {
    let found: Found;
    // Made once, not for each line: there are many of them, and most lines use few.
    const alternatives: IOrAlt<unknown>[] = [];
    for (const [tokens, add] of cases)
      for (const token of "name" in tokens ? [tokens] : tokens)
        alternatives.push({
          ALT: () => {
            const text = this.text(this.CONSUME(token));
            if (add !== undefined && !this.machine.RECORDING_PHASE) add(found, text);
          },
        });
    const [only, ...others] = alternatives;
    const one = only !== undefined && others.length === 0 ? only.ALT : () => this.OR(alternatives);
    return () => {
      found = begin();
      this.MANY(one);
      return found;
    };
  }
}

function valueOf<T>(token: IToken, convert: (image: string) => T, core?: RegExp): Read<T> {
  const found = core?.exec(token.image);
  const image = found?.[0] ?? token.image;
  const start = token.startOffset + (found?.index ?? 0);
  return { value: convert(image), start, end: start + image.length };
}
