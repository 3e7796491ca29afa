import type { IOrAlt, IToken, TokenType } from "chevrotain";
import type { Rule, RuleMachine } from "./machine.ts";

/** The union of what the alternatives of a choice return. */
type Taken<A extends IOrAlt<unknown>> = ReturnType<A["ALT"]>;

/**
 * Chevrotain's parsing methods, under their own names, for the rules of a grammar. They run on the one
 * parser that all grammars share. The lower-case variants such as `consume(10, …)` accept indexes
 * above 9, for which Chevrotain has no numbered method.
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

  protected CONSUME5(token: TokenType): IToken {
    return this.machine.consume(5, token);
  }

  protected CONSUME6(token: TokenType): IToken {
    return this.machine.consume(6, token);
  }

  protected CONSUME7(token: TokenType): IToken {
    return this.machine.consume(7, token);
  }

  protected CONSUME8(token: TokenType): IToken {
    return this.machine.consume(8, token);
  }

  protected CONSUME9(token: TokenType): IToken {
    return this.machine.consume(9, token);
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

  protected SUBRULE3<T>(rule: Rule<T>): T {
    return this.machine.subrule(3, rule);
  }

  protected SUBRULE4<T>(rule: Rule<T>): T {
    return this.machine.subrule(4, rule);
  }

  protected SUBRULE5<T>(rule: Rule<T>): T {
    return this.machine.subrule(5, rule);
  }

  protected SUBRULE6<T>(rule: Rule<T>): T {
    return this.machine.subrule(6, rule);
  }

  protected SUBRULE7<T>(rule: Rule<T>): T {
    return this.machine.subrule(7, rule);
  }

  protected SUBRULE8<T>(rule: Rule<T>): T {
    return this.machine.subrule(8, rule);
  }

  protected SUBRULE9<T>(rule: Rule<T>): T {
    return this.machine.subrule(9, rule);
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

  protected OPTION3<T>(body: () => T): T | undefined {
    return this.machine.option(3, body);
  }

  protected OPTION4<T>(body: () => T): T | undefined {
    return this.machine.option(4, body);
  }

  protected OPTION5<T>(body: () => T): T | undefined {
    return this.machine.option(5, body);
  }

  protected OPTION6<T>(body: () => T): T | undefined {
    return this.machine.option(6, body);
  }

  protected OPTION7<T>(body: () => T): T | undefined {
    return this.machine.option(7, body);
  }

  protected OPTION8<T>(body: () => T): T | undefined {
    return this.machine.option(8, body);
  }

  protected OPTION9<T>(body: () => T): T | undefined {
    return this.machine.option(9, body);
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

  protected OR1<T>(alternatives: IOrAlt<T>[]): T;
  protected OR1<A extends IOrAlt<unknown>>(alternatives: A[]): Taken<A>;
  protected OR1(alternatives: IOrAlt<unknown>[]): unknown {
    return this.machine.or(1, alternatives);
  }

  protected OR2<T>(alternatives: IOrAlt<T>[]): T;
  protected OR2<A extends IOrAlt<unknown>>(alternatives: A[]): Taken<A>;
  protected OR2(alternatives: IOrAlt<unknown>[]): unknown {
    return this.machine.or(2, alternatives);
  }

  protected OR3<T>(alternatives: IOrAlt<T>[]): T;
  protected OR3<A extends IOrAlt<unknown>>(alternatives: A[]): Taken<A>;
  protected OR3(alternatives: IOrAlt<unknown>[]): unknown {
    return this.machine.or(3, alternatives);
  }

  protected OR4<T>(alternatives: IOrAlt<T>[]): T;
  protected OR4<A extends IOrAlt<unknown>>(alternatives: A[]): Taken<A>;
  protected OR4(alternatives: IOrAlt<unknown>[]): unknown {
    return this.machine.or(4, alternatives);
  }

  protected OR5<T>(alternatives: IOrAlt<T>[]): T;
  protected OR5<A extends IOrAlt<unknown>>(alternatives: A[]): Taken<A>;
  protected OR5(alternatives: IOrAlt<unknown>[]): unknown {
    return this.machine.or(5, alternatives);
  }

  protected OR6<T>(alternatives: IOrAlt<T>[]): T;
  protected OR6<A extends IOrAlt<unknown>>(alternatives: A[]): Taken<A>;
  protected OR6(alternatives: IOrAlt<unknown>[]): unknown {
    return this.machine.or(6, alternatives);
  }

  protected OR7<T>(alternatives: IOrAlt<T>[]): T;
  protected OR7<A extends IOrAlt<unknown>>(alternatives: A[]): Taken<A>;
  protected OR7(alternatives: IOrAlt<unknown>[]): unknown {
    return this.machine.or(7, alternatives);
  }

  protected OR8<T>(alternatives: IOrAlt<T>[]): T;
  protected OR8<A extends IOrAlt<unknown>>(alternatives: A[]): Taken<A>;
  protected OR8(alternatives: IOrAlt<unknown>[]): unknown {
    return this.machine.or(8, alternatives);
  }

  protected OR9<T>(alternatives: IOrAlt<T>[]): T;
  protected OR9<A extends IOrAlt<unknown>>(alternatives: A[]): Taken<A>;
  protected OR9(alternatives: IOrAlt<unknown>[]): unknown {
    return this.machine.or(9, alternatives);
  }

  protected many(index: number, body: () => unknown): void {
    this.machine.many(index, body);
  }

  protected MANY(body: () => unknown): void {
    this.machine.many(0, body);
  }

  protected MANY1(body: () => unknown): void {
    this.machine.many(1, body);
  }

  protected MANY2(body: () => unknown): void {
    this.machine.many(2, body);
  }

  protected MANY3(body: () => unknown): void {
    this.machine.many(3, body);
  }

  protected MANY4(body: () => unknown): void {
    this.machine.many(4, body);
  }

  protected MANY5(body: () => unknown): void {
    this.machine.many(5, body);
  }

  protected MANY6(body: () => unknown): void {
    this.machine.many(6, body);
  }

  protected MANY7(body: () => unknown): void {
    this.machine.many(7, body);
  }

  protected MANY8(body: () => unknown): void {
    this.machine.many(8, body);
  }

  protected MANY9(body: () => unknown): void {
    this.machine.many(9, body);
  }

  protected atLeastOne(index: number, body: () => unknown): void {
    this.machine.atLeastOne(index, body);
  }

  protected AT_LEAST_ONE(body: () => unknown): void {
    this.machine.atLeastOne(0, body);
  }

  protected AT_LEAST_ONE1(body: () => unknown): void {
    this.machine.atLeastOne(1, body);
  }

  protected AT_LEAST_ONE2(body: () => unknown): void {
    this.machine.atLeastOne(2, body);
  }

  protected AT_LEAST_ONE3(body: () => unknown): void {
    this.machine.atLeastOne(3, body);
  }

  protected AT_LEAST_ONE4(body: () => unknown): void {
    this.machine.atLeastOne(4, body);
  }

  protected AT_LEAST_ONE5(body: () => unknown): void {
    this.machine.atLeastOne(5, body);
  }

  protected AT_LEAST_ONE6(body: () => unknown): void {
    this.machine.atLeastOne(6, body);
  }

  protected AT_LEAST_ONE7(body: () => unknown): void {
    this.machine.atLeastOne(7, body);
  }

  protected AT_LEAST_ONE8(body: () => unknown): void {
    this.machine.atLeastOne(8, body);
  }

  protected AT_LEAST_ONE9(body: () => unknown): void {
    this.machine.atLeastOne(9, body);
  }
}
