import {
  EmbeddedActionsParser,
  type IOrAlt,
  type IToken,
  type ParserMethod,
  type TokenType,
} from "chevrotain";
import type { Read } from "../../ast/nodes.ts";
import { problemMessages } from "./problem-messages.ts";
import { VALIDATE } from "./validation.ts";

/** A rule of a grammar, as `SUBRULE` takes it. */
export type Rule<T> = ParserMethod<[], T>;

/**
 * The one parser of all grammars. Every grammar adds its rules to it (see `LineRules`): a second
 * instance would make each step of both several times slower, since the engine below optimises
 * code for objects of one shape.
 *
 * Its methods are Chevrotain's, which only subclasses may call, made public for `LineRules`. While
 * Chevrotain records the rules it puts methods of its own before them, so what is here, or overrides
 * it, runs only when a line is read.
 */
export class RuleMachine extends EmbeddedActionsParser {
  /** The text that the tokens of the line were cut from. */
  source = "";
  /** The number the record gives the line's element. */
  number: Read<string> | undefined = undefined;
  /** The title of the section the line is in. */
  title: Read<string> | undefined = undefined;

  constructor(vocabulary: readonly TokenType[]) {
    super([...vocabulary], {
      maxLookahead: 1,
      recoveryEnabled: false,
      errorMessageProvider: problemMessages,
      skipValidations: !VALIDATE,
    });
  }

  /** No rule can be added after this. */
  override performSelfAnalysis(): void {
    super.performSelfAnalysis();
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
