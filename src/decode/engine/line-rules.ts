import type { IOrAlt, IToken, TokenType } from "chevrotain";
import type { Node, Read } from "../../ast/nodes.ts";
import type { Rule, RuleMachine } from "./machine.ts";
import { RuleMethods } from "./rule-methods.ts";

export type { Rule } from "./machine.ts";

/** What stands for a token's text while Chevrotain learns the grammar. */
const STAND_IN: Read<string> = { value: "", start: 0, end: 0 };

/** A column that can be empty: the token in it, with what its text means where that is no text. */
type Column =
  TokenType | readonly [token: TokenType, convert: (image: string) => unknown, core?: RegExp];

/** Columns in the order in which a line has them, each by the name of what it says. */
export type Columns = Readonly<Record<string, Column>>;

/** What columns say. */
type Filled<R extends Columns> = {
  readonly [Name in keyof R]:
    | (R[Name] extends readonly [TokenType, (image: string) => infer T, core?: RegExp]
        ? Read<T>
        : Read<string>)
    | undefined;
};

/** A token, or several, and what its text adds to what is found; nothing, where it says nothing. */
export type Case<Found> = readonly [
  token: TokenType | readonly TokenType[],
  add?: (found: Found, text: Read<string>) => unknown,
];

/**
 * The rules of one line family, written in Chevrotain's own words. A subclass gives its rules as
 * fields; `line` is the one a line is read by, and what it returns is the line's node.
 *
 * Rules touch the values of tokens only through `read`, `text` and `ACTION`: Chevrotain runs each
 * rule once with stand-in tokens, to learn the grammar. Within a rule, each use of the same token,
 * and each option, loop or choice, has a digit of its own: `CONSUME1(Slash)`, `CONSUME2(Slash)`.
 */
export abstract class LineRules extends RuleMethods {
  abstract readonly line: Rule<Node>;
  readonly #name: string;

  /** `name` tells the family's rules from those of all others. */
  constructor(machine: RuleMachine, name: string) {
    super(machine);
    this.#name = name;
  }

  protected RULE<T>(name: string, body: () => T): Rule<T> {
    return this.machine.RULE(`${this.#name}_${name}`, body);
  }

  /**
   * A token's text as a value with its place.
   *
   * @param core what of the text is the value, where marks stand with it
   */
  protected read<T>(token: IToken, convert: (image: string) => T, core?: RegExp): Read<T> {
    return this.machine.ACTION(() => {
      const found = core?.exec(token.image);
      const image = found?.[0] ?? token.image;
      const start = token.startOffset + (found?.index ?? 0);
      return { value: convert(image), start, end: start + image.length };
    });
  }

  /** A token's text as printed, with its place. */
  protected text(token: IToken): Read<string> {
    if (this.machine.RECORDING_PHASE) return STAND_IN;
    const { image, startOffset } = token;
    return { value: image, start: startOffset, end: startOffset + image.length };
  }

  /** What a part of a rule takes of the line, blanks and all; undefined where it takes nothing. */
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

  /** What stands from one place of the text to another. */
  protected between(start: number, end: number): Read<string> {
    return { value: this.machine.source.slice(start, end), start, end };
  }

  /** The number the record gives the line's element: `  4 `. Every line can have one. */
  protected elementNumber(): Read<string> | undefined {
    return this.machine.number;
  }

  /** The title of the section the line is in: `REMARKS`. It stands on the line, or on one above. */
  protected sectionTitle(): Read<string> | undefined {
    return this.machine.title;
  }

  /** Reads the text of an optional token: `optionalText(0, Terminal)`. Each index once in a rule. */
  protected optionalText(index: number, token: TokenType): Read<string> | undefined {
    const found = this.machine.option(index, () => this.text(this.machine.consume(index, token)));
    return this.machine.RECORDING_PHASE ? undefined : found;
  }

  /** Reads the value of an optional token. Each index once in a rule. */
  protected optional<T>(
    index: number,
    token: TokenType,
    convert: (image: string) => T,
    core?: RegExp,
  ): Read<T> | undefined {
    const found = this.machine.option(index, () =>
      this.read(this.machine.consume(index, token), convert, core),
    );
    return this.machine.RECORDING_PHASE ? undefined : found;
  }

  /**
   * Reads columns each of which can be empty: `this.optionals(1, { date: [FlightDate, dateValue], pair: Pair })`.
   *
   * @param first the digit of the first column; the others have those behind it
   */
  protected optionals<R extends Columns>(first: number, columns: R): Filled<R>;
  protected optionals(first: number, columns: Columns): Record<string, Read<unknown> | undefined> {
    const filled: Record<string, Read<unknown> | undefined> = {};
    let index = first;
    for (const name in columns) {
      const column = columns[name];
      if (column === undefined) continue;
      filled[name] =
        "name" in column
          ? this.optionalText(index, column)
          : this.optional(index, column[0], column[1], column[2]);
      index++;
    }
    return filled;
  }

  /** Takes one of several tokens: its text. */
  protected oneOf(...tokens: readonly TokenType[]): Read<string> {
    return this.OR(tokens.map((token) => ({ ALT: () => this.text(this.CONSUME(token)) })));
  }

  /**
   * The body of a rule that takes any number of tokens, in any order.
   *
   * @param begin makes what the tokens add to
   */
  protected manyOf<Found>(begin: () => Found, cases: readonly Case<Found>[]): () => Found {
    let found: Found;
    // Made once: there are many, and most lines have few of them.
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
