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

/**
 * The one parser of all grammars. Every grammar adds its rules to it (see `LineRules`): a second
 * instance would make each step of both several times slower, since the engine below optimises
 * code for objects of one shape.
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
  finish(): void {
    this.performSelfAnalysis();
  }

  rule<T>(name: string, body: () => T): ParserMethod<[], T> {
    return this.RULE(name, body);
  }

  take(index: number, token: TokenType): IToken {
    return this.consume(index, token);
  }

  maybe<T>(index: number, body: () => T): T | undefined {
    return this.option(index, body);
  }

  oneOf(index: number, alternatives: IOrAlt<unknown>[]): unknown {
    return this.or(index, alternatives);
  }

  anyNumber(index: number, body: () => unknown): void {
    this.many(index, body);
  }

  oneOrMore(index: number, body: () => unknown): void {
    this.atLeastOne(index, body);
  }

  call<T>(index: number, rule: ParserMethod<[], T>): T {
    return this.subrule(index, rule);
  }

  /** The token `ahead` of the next one: 1 is the next, 0 the last one taken. */
  look(ahead: number): IToken {
    return this.LA(ahead);
  }

  /** Runs what touches values, which stand-in tokens do not have. */
  act<T>(body: () => T): T {
    return this.ACTION(body);
  }
}
