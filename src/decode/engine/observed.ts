import type { IOrAlt, IToken, TokenType } from "chevrotain";
import { RuleMachine, type Rule } from "./machine.ts";

/** The parts of a rule that a line can take or leave. */
export type BranchKind = "alternative" | "option" | "repetition";

/** Watches rules as they read a line. */
export interface Observer {
  /** A rule begins; `next` is the token it begins before. */
  enter(rule: string, next: IToken): void;
  /** It ends, having read its part of the line or not. */
  leave(): void;
  /**
   * The rule takes one of its branches.
   *
   * @param index the digit of the choice, the option or the loop in its rule
   * @param alternative of a choice, which one is taken, from 0
   */
  take(kind: BranchKind, index: number, alternative: number): void;
  /** A token is read. */
  token(token: IToken): void;
}

/** A place in the sources. */
export interface Place {
  /** Path of the file. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
}

/** Watches nothing. */
export const NOBODY: Observer = {
  enter: () => undefined,
  leave: () => undefined,
  take: () => undefined,
  token: () => undefined,
};

/** The parser of all grammars, with somebody watching. */
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

  /** Where in the sources a rule is written. */
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

  /** A branch that tells when it is taken. */
  private watched<T>(kind: BranchKind, index: number, alternative: number, body: () => T): () => T {
    return () => {
      this.observer.take(kind, index, alternative);
      return body();
    };
  }
}

/** How many calls lead from the line of a grammar to here: those of `LineRules` and of this file. */
const OURS = 2;
const CALL = /^ +at (?:async |.*\()?(?:file:\/\/)?(\/[^()\n]*):(\d+):\d+\)?$/;

/** The line of a grammar from which a call stack led here. */
function callerIn(stack: string): Place | null {
  const calls = stack.split("\n").filter((line) => /^ +at /.test(line));
  const [, file, line] = CALL.exec(calls[OURS] ?? "") ?? [];
  return file === undefined ? null : { file: decodeURI(file), line: Number(line) };
}
