import {
  EmbeddedActionsParser,
  EOF,
  type IOrAlt,
  type IToken,
  type ParserMethod,
  tokenMatcher,
  type TokenType,
} from "chevrotain";
import type { Read } from "../../ast/nodes.ts";
import { lazyLookahead } from "./lazy-lookahead.ts";
import { problemMessages } from "./problem-messages.ts";
import { VALIDATE } from "./validation.ts";

/** A rule of a grammar, which `SUBRULE` calls. */
export type Rule<T> = ParserMethod<[], T>;

/**
 * The parser of a grammar, which adds the rules of all its families (see `LineRules`). One parser per family would
 * be several times slower, because V8 optimises code for objects of few shapes.
 *
 * It makes Chevrotain's protected methods public for `LineRules`. While Chevrotain records the rules,
 * it shadows these methods with its own, so the overrides run only when a line is read.
 */
export class RuleMachine extends EmbeddedActionsParser {
  /** The text that the tokens come from. */
  source = "";
  /** The element number at the head of the line. */
  number: Read<string> | undefined = undefined;
  /** The title of the section the line is in. */
  title: Read<string> | undefined = undefined;

  constructor(vocabulary: readonly TokenType[]) {
    // Not a list: of a list, the parser keeps one token for each name.
    super(Object.fromEntries(Object.entries(vocabulary)), {
      maxLookahead: 1,
      lookaheadStrategy: lazyLookahead(1),
      recoveryEnabled: false,
      errorMessageProvider: problemMessages,
      skipValidations: !VALIDATE,
    });
  }

  /** Freezes the grammar: no rule can be added afterwards. */
  override performSelfAnalysis(): void {
    super.performSelfAnalysis();
  }

  /** Reads a line with a rule; undefined if the rule does not fit, as `errors` then explain. */
  parse<T>(rule: Rule<T>, line: IToken[]): T | undefined {
    this.input = line;
    const value = rule.call(this);
    // Not `errors`: it copies its list for each line.
    return this.LA(1).tokenType === EOF ? value : undefined;
  }

  override RULE<F extends () => unknown>(name: string, body: F): Rule<ReturnType<F>> {
    return super.RULE(name, body);
  }

  override consume(index: number, token: TokenType): IToken {
    return super.consume(index, token);
  }

  override option<T>(index: number, body: () => T): T | undefined {
    return super.option(index, body);
  }

  /** Reads an optional token: `option(index, () => consume(index, token))`, but cheaper. */
  optionalToken(index: number, token: TokenType): IToken | undefined {
    if (!this.RECORDING_PHASE)
      return tokenMatcher(this.LA(1), token) ? this.consume(index, token) : undefined;
    this.option(index, () => this.consume(index, token));
    return undefined;
  }

  override or(index: number, alternatives: IOrAlt<unknown>[]): unknown {
    return super.or(index, alternatives);
  }

  override many(index: number, body: () => unknown): void {
    super.many(index, body);
  }

  override atLeastOne(index: number, body: () => unknown): void {
    super.atLeastOne(index, body);
  }

  override subrule<T>(index: number, rule: Rule<T>): T {
    return super.subrule(index, rule);
  }

  override LA(ahead: number): IToken {
    return super.LA(ahead);
  }

  override ACTION<T>(body: () => T): T {
    return super.ACTION(body);
  }
}
