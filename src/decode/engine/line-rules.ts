import type { IOrAlt, IToken, ParserMethod, TokenType } from "chevrotain";
import type { Node, Read } from "../../ast/nodes.ts";
import type { RuleMachine } from "./machine.ts";

/** What stands for a token's text while Chevrotain learns the grammar. */
const STAND_IN: Read<string> = { value: "", start: 0, end: 0 };

/** A rule of a grammar, as `SUBRULE` takes it. */
export type Rule<T> = ParserMethod<[], T>;

/**
 * The rules of one line family, written in Chevrotain's own words. A subclass gives its rules as
 * fields; `line` is the one a line is read by, and what it returns is the line's node.
 *
 * Rules touch the values of tokens only through `read`, `text` and `ACTION`: Chevrotain runs each
 * rule once with stand-in tokens, to learn the grammar. Within a rule, each use of the same token,
 * and each option, loop or choice, has a digit of its own: `CONSUME1(Slash)`, `CONSUME2(Slash)`.
 */
export abstract class LineRules {
  abstract readonly line: Rule<Node>;
  readonly #machine: RuleMachine;
  readonly #name: string;

  /** `name` tells the family's rules from those of all others. */
  constructor(machine: RuleMachine, name: string) {
    this.#machine = machine;
    this.#name = name;
  }

  protected RULE<T>(name: string, body: () => T): Rule<T> {
    return this.#machine.rule(`${this.#name}_${name}`, body);
  }

  protected CONSUME(token: TokenType): IToken {
    return this.#machine.take(0, token);
  }

  protected CONSUME1(token: TokenType): IToken {
    return this.#machine.take(1, token);
  }

  protected CONSUME2(token: TokenType): IToken {
    return this.#machine.take(2, token);
  }

  protected CONSUME3(token: TokenType): IToken {
    return this.#machine.take(3, token);
  }

  protected CONSUME4(token: TokenType): IToken {
    return this.#machine.take(4, token);
  }

  protected OPTION<T>(body: () => T): T | undefined {
    return this.#machine.maybe(0, body);
  }

  protected OPTION1<T>(body: () => T): T | undefined {
    return this.#machine.maybe(1, body);
  }

  protected OPTION2<T>(body: () => T): T | undefined {
    return this.#machine.maybe(2, body);
  }

  protected OPTION3<T>(body: () => T): T | undefined {
    return this.#machine.maybe(3, body);
  }

  protected OR<T>(alternatives: IOrAlt<T>[]): T;
  protected OR<A extends IOrAlt<unknown>>(alternatives: A[]): ReturnType<A["ALT"]>;
  protected OR(alternatives: IOrAlt<unknown>[]): unknown {
    return this.#machine.oneOf(0, alternatives);
  }

  protected MANY(body: () => unknown): void {
    this.#machine.anyNumber(0, body);
  }

  protected MANY1(body: () => unknown): void {
    this.#machine.anyNumber(1, body);
  }

  protected MANY2(body: () => unknown): void {
    this.#machine.anyNumber(2, body);
  }

  protected AT_LEAST_ONE(body: () => unknown): void {
    this.#machine.oneOrMore(0, body);
  }

  protected SUBRULE<T>(rule: Rule<T>): T {
    return this.#machine.call(0, rule);
  }

  protected SUBRULE1<T>(rule: Rule<T>): T {
    return this.#machine.call(1, rule);
  }

  protected SUBRULE2<T>(rule: Rule<T>): T {
    return this.#machine.call(2, rule);
  }

  protected SUBRULE3<T>(rule: Rule<T>): T {
    return this.#machine.call(3, rule);
  }

  protected SUBRULE4<T>(rule: Rule<T>): T {
    return this.#machine.call(4, rule);
  }

  protected SUBRULE5<T>(rule: Rule<T>): T {
    return this.#machine.call(5, rule);
  }

  protected LA(ahead: number): IToken {
    return this.#machine.look(ahead);
  }

  protected ACTION<T>(body: () => T): T {
    return this.#machine.act(body);
  }

  /** As `CONSUME1`, the digit being a parameter. */
  protected consume(index: number, token: TokenType): IToken {
    return this.#machine.take(index, token);
  }

  protected option<T>(index: number, body: () => T): T | undefined {
    return this.#machine.maybe(index, body);
  }

  protected subrule<T>(index: number, rule: Rule<T>): T {
    return this.#machine.call(index, rule);
  }

  /**
   * A token's text as a value with its place.
   *
   * @param core what of the text is the value, where marks stand with it
   */
  protected read<T>(token: IToken, convert: (image: string) => T, core?: RegExp): Read<T> {
    return this.#machine.act(() => {
      const found = core?.exec(token.image);
      const image = found?.[0] ?? token.image;
      const start = token.startOffset + (found?.index ?? 0);
      return { value: convert(image), start, end: start + image.length };
    });
  }

  /** A token's text as printed, with its place. */
  protected text(token: IToken): Read<string> {
    if (this.#machine.RECORDING_PHASE) return STAND_IN;
    const { image, startOffset } = token;
    return { value: image, start: startOffset, end: startOffset + image.length };
  }

  /** What a part of a rule takes of the line, blanks and all; undefined where it takes nothing. */
  protected printed(rule: () => void): Read<string> | undefined {
    const start = this.LA(1).startOffset;
    rule();
    return this.ACTION(() => {
      const last = this.LA(0);
      return last.startOffset >= start
        ? this.between(start, last.startOffset + last.image.length)
        : undefined;
    });
  }

  /** What stands from one place of the text to another. */
  protected between(start: number, end: number): Read<string> {
    return { value: this.#machine.source.slice(start, end), start, end };
  }

  /** The number the record gives the line's element: `  4 `. Every line can have one. */
  protected elementNumber(): Read<string> | undefined {
    return this.#machine.number;
  }

  /** The title of the section the line is in: `REMARKS`. It stands on the line, or on one above. */
  protected sectionTitle(): Read<string> | undefined {
    return this.#machine.title;
  }

  /** Reads the text of an optional token: `optionalText(0, Terminal)`. Each index once in a rule. */
  protected optionalText(index: number, token: TokenType): Read<string> | undefined {
    const found = this.#machine.maybe(index, () => this.text(this.#machine.take(index, token)));
    return this.#machine.RECORDING_PHASE ? undefined : found;
  }

  /** Reads the value of an optional token. Each index once in a rule. */
  protected optional<T>(
    index: number,
    token: TokenType,
    convert: (image: string) => T,
    core?: RegExp,
  ): Read<T> | undefined {
    const found = this.#machine.maybe(index, () =>
      this.read(this.#machine.take(index, token), convert, core),
    );
    return this.#machine.RECORDING_PHASE ? undefined : found;
  }
}
