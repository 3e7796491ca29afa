import type { IToken } from "chevrotain";
import { RECORD_MODE, type Grammar } from "../../decode/engine/grammar.ts";

/** A token as the lexer cut it, before the engine removes any from the head of its line. */
export interface CutToken {
  readonly token: IToken;
  /** The lexer's mode in which it was found. */
  readonly mode: string;
}

/** A line of a document, cut into tokens. Offsets refer to the document. */
export interface CutLine {
  readonly start: number;
  readonly end: number;
  /** The lexer's mode at the start of the line: that of records, or of a section. */
  readonly mode: string;
  /** At least one. */
  readonly tokens: readonly CutToken[];
}

/** The lexer's stack of modes. */
export class Modes {
  private readonly stack: string[] = [];
  private readonly first: string;

  constructor(first: string) {
    this.first = first;
  }

  /** The mode in which the lexer looks for the next token. */
  get top(): string {
    return this.stack.at(-1) ?? this.first;
  }

  /** Applies the mode changes of a token. */
  pass({ tokenType: { POP_MODE: pops, PUSH_MODE: pushes } }: IToken): this {
    if (pops === true) this.stack.pop();
    if (pushes !== undefined) this.stack.push(pushes);
    return this;
  }
}

/**
 * Cuts a text into tokens as the engine does, and determines in which mode each was found. A token
 * does not record its mode, but its type says how it changes the stack of modes.
 */
export function cutLines(text: string, { lexer }: Grammar): readonly CutLine[] {
  const lines: CutLine[] = [];
  const modes = new Modes(RECORD_MODE);
  let mode = modes.top;
  let start = 0;
  let tokens: CutToken[] = [];
  for (const token of lexer.tokenize(`${text}\n`).tokens) {
    const found = modes.top;
    modes.pass(token);
    if (token.image !== "\n") {
      tokens.push({ token, mode: found });
      continue;
    }
    if (tokens.length > 0) lines.push({ start, end: token.startOffset, mode, tokens });
    mode = modes.top;
    start = token.startOffset + 1;
    tokens = [];
  }
  return lines;
}
