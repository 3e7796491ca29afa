import type { IOrAlt, IToken, ParserMethod, TokenType } from "chevrotain";
import { RuleMachine } from "./machine.ts";

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

const NOBODY: Observer = {
  enter: () => undefined,
  leave: () => undefined,
  take: () => undefined,
  token: () => undefined,
};

/** The parser of all grammars, with somebody watching. */
export class ObservedMachine extends RuleMachine {
  observer = NOBODY;

  override rule<T>(name: string, body: () => T): ParserMethod<[], T> {
    return super.rule(name, () => {
      if (this.RECORDING_PHASE) return body();
      this.observer.enter(name, this.LA(1));
      try {
        return body();
      } finally {
        this.observer.leave();
      }
    });
  }

  override take(index: number, token: TokenType): IToken {
    const taken = super.take(index, token);
    if (!this.RECORDING_PHASE) this.observer.token(taken);
    return taken;
  }

  override maybe<T>(index: number, body: () => T): T | undefined {
    return super.maybe(index, this.watched("option", index, 0, body));
  }

  override oneOf(index: number, alternatives: IOrAlt<unknown>[]): unknown {
    if (this.RECORDING_PHASE) return super.oneOf(index, alternatives);
    const watched = alternatives.map((each, alternative) => ({
      ...each,
      ALT: this.watched("alternative", index, alternative, each.ALT),
    }));
    return super.oneOf(index, watched);
  }

  override anyNumber(index: number, body: () => unknown): void {
    super.anyNumber(index, this.watched("repetition", index, 0, body));
  }

  override oneOrMore(index: number, body: () => unknown): void {
    super.oneOrMore(index, this.watched("repetition", index, 0, body));
  }

  /** A branch that tells when it is taken. */
  private watched<T>(kind: BranchKind, index: number, alternative: number, body: () => T): () => T {
    if (this.RECORDING_PHASE) return body;
    return () => {
      this.observer.take(kind, index, alternative);
      return body();
    };
  }
}
