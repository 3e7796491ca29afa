import type { IOrAlt, IToken, TokenType } from "chevrotain";
import type { Rule, RuleMachine } from "./machine.ts";

/** The union of what the alternatives of a choice return. */
type Taken<A extends IOrAlt<unknown>> = ReturnType<A["ALT"]>;

/**
 * Chevrotain's parsing methods, under their own names, for the rules of a grammar. They run on the one
 * parser that all grammars share. The numbered methods are those that grammars use; the lower-case
 * variants such as `consume(7, …)` accept any index.
 */
export abstract class RuleMethods {
  protected readonly machine: RuleMachine;

  constructor(machine: RuleMachine) {
    this.machine = machine;
  }

  /** Runs code that needs the values of tokens; skipped while Chevrotain records the rules. */
  protected ACTION<T>(body: () => T): T {
    return this.machine.ACTION(body);
  }

  protected consume(index: number, token: TokenType): IToken {
    return this.machine.consume(index, token);
  }

  protected CONSUME(token: TokenType): IToken {
    return this.machine.consume(0, token);
  }

  protected CONSUME1(token: TokenType): IToken {
    return this.machine.consume(1, token);
  }

  protected CONSUME2(token: TokenType): IToken {
    return this.machine.consume(2, token);
  }

  protected CONSUME3(token: TokenType): IToken {
    return this.machine.consume(3, token);
  }

  protected CONSUME4(token: TokenType): IToken {
    return this.machine.consume(4, token);
  }

  protected subrule<T>(index: number, rule: Rule<T>): T {
    return this.machine.subrule(index, rule);
  }

  protected SUBRULE<T>(rule: Rule<T>): T {
    return this.machine.subrule(0, rule);
  }

  protected SUBRULE1<T>(rule: Rule<T>): T {
    return this.machine.subrule(1, rule);
  }

  protected SUBRULE2<T>(rule: Rule<T>): T {
    return this.machine.subrule(2, rule);
  }

  protected option<T>(index: number, body: () => T): T | undefined {
    return this.machine.option(index, body);
  }

  protected OPTION<T>(body: () => T): T | undefined {
    return this.machine.option(0, body);
  }

  protected OPTION1<T>(body: () => T): T | undefined {
    return this.machine.option(1, body);
  }

  protected OPTION2<T>(body: () => T): T | undefined {
    return this.machine.option(2, body);
  }

  protected or<T>(index: number, alternatives: IOrAlt<T>[]): T;
  protected or<A extends IOrAlt<unknown>>(index: number, alternatives: A[]): Taken<A>;
  protected or(index: number, alternatives: IOrAlt<unknown>[]): unknown {
    return this.machine.or(index, alternatives);
  }

  protected OR<T>(alternatives: IOrAlt<T>[]): T;
  protected OR<A extends IOrAlt<unknown>>(alternatives: A[]): Taken<A>;
  protected OR(alternatives: IOrAlt<unknown>[]): unknown {
    return this.machine.or(0, alternatives);
  }

  /** Reads with the first of several rules that fits: `this.oneRule(this.title, this.row)`. */
  protected oneRule<Rules extends readonly Rule<unknown>[]>(
    ...rules: Rules
  ): ReturnType<Rules[number]>;
  protected oneRule(...rules: readonly Rule<unknown>[]): unknown {
    return this.OR(rules.map((rule) => ({ ALT: () => this.SUBRULE(rule) })));
  }

  protected many(index: number, body: () => unknown): void {
    this.machine.many(index, body);
  }

  protected MANY(body: () => unknown): void {
    this.machine.many(0, body);
  }

  protected atLeastOne(index: number, body: () => unknown): void {
    this.machine.atLeastOne(index, body);
  }

  protected AT_LEAST_ONE(body: () => unknown): void {
    this.machine.atLeastOne(0, body);
  }
}
