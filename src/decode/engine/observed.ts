import type { IOrAlt, IToken, TokenType } from "chevrotain";
import { RuleMachine, type Rule } from "./machine.ts";

/** The parts of a rule that a line may or may not take. */
export type BranchKind = "alternative" | "option" | "repetition";

/** Is notified while rules read a line. */
export interface Observer {
  /** A rule begins; `next` is the token before it. */
  enter(rule: string, next: IToken): void;
  /** The rule ends, whether or not it read its part of the line. */
  leave(): void;
  /**
   * The rule takes one of its branches.
   *
   * @param index the digit of the choice, option or loop within its rule
   * @param alternative the index of the alternative of a choice
   */
  take(kind: BranchKind, index: number, alternative: number): void;
  /** A token is read. */
  token(token: IToken): void;
}

/** A place in the source code. */
export interface Place {
  /** Path of the file. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
}

/** An observer that does nothing. */
export const NOBODY: Observer = {
  enter: () => undefined,
  leave: () => undefined,
  take: () => undefined,
  token: () => undefined,
};

/** The parser of all grammars, which notifies an observer. */
export class ObservedMachine extends RuleMachine {
  observer = NOBODY;
  readonly #made = new Map<string, Error>();

  override RULE<F extends () => unknown>(name: string, body: F): Rule<ReturnType<F>>;
  override RULE(name: string, body: () => unknown): Rule<unknown> {
    this.#made.set(name, new Error("made here"));
    return super.RULE(name, () => {
      if (this.RECORDING_PHASE) return body();
      this.observer.enter(name, this.LA(1));
      try {
        return body();
      } finally {
        this.observer.leave();
      }
    });
  }

  /** Where a rule is defined in the source code. */
  placeOf(rule: string): Place | null {
    const made = this.#made.get(rule);
    return made?.stack === undefined ? null : callerIn(made.stack);
  }

  override consume(index: number, token: TokenType): IToken {
    const taken = super.consume(index, token);
    this.observer.token(taken);
    return taken;
  }

  override option<T>(index: number, body: () => T): T | undefined {
    return super.option(index, this.watched("option", index, 0, body));
  }

  override optionalToken(index: number, token: TokenType): IToken | undefined {
    if (this.RECORDING_PHASE) return super.optionalToken(index, token);
    return this.option(index, () => this.consume(index, token));
  }

  override or(index: number, alternatives: IOrAlt<unknown>[]): unknown {
    const watched = alternatives.map((each, alternative) => ({
      ...each,
      ALT: this.watched("alternative", index, alternative, each.ALT),
    }));
    return super.or(index, watched);
  }

  override many(index: number, body: () => unknown): void {
    super.many(index, this.watched("repetition", index, 0, body));
  }

  override atLeastOne(index: number, body: () => unknown): void {
    super.atLeastOne(index, this.watched("repetition", index, 0, body));
  }

  /** Wraps a branch so that it notifies the observer. */
  private watched<T>(kind: BranchKind, index: number, alternative: number, body: () => T): () => T {
    return () => {
      this.observer.take(kind, index, alternative);
      return body();
    };
  }
}

/** The number of stack frames above the grammar's own: those of `LineRules` and of this file. */
const OURS = 2;
const CALL = /^ +at (?:async |.*\()?(?:file:\/\/)?(\/[^()\n]*):(\d+):\d+\)?$/;

/** The line of a grammar that a call stack comes from. */
function callerIn(stack: string): Place | null {
  const calls = stack.split("\n").filter((line) => /^ +at /.test(line));
  const [, file, line] = CALL.exec(calls[OURS] ?? "") ?? [];
  return file === undefined ? null : { file: decodeURI(file), line: Number(line) };
}
