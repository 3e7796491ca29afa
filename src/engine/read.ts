import type { IRecognitionException, IToken } from "chevrotain";
import type { Node, Span } from "../ast/nodes.ts";
import type { SourceText } from "../text/source.ts";
import type { Grammar } from "./grammar.ts";
import { unwrap } from "./wrapping.ts";

/** What became of a line. Offsets are those of the document's joined text. */
export interface LineReading extends Span {
  /** What the line says; null where no rule reads it. */
  readonly node: Node | null;
  /** Why no rule reads the line, and where the reading stopped. */
  readonly problem: { readonly reason: string; readonly at: number } | null;
}

/** A text as one grammar reads it. */
export interface Document {
  readonly grammar: Grammar;
  /** The text that was read: repaired, and with wrapped elements joined. */
  readonly source: SourceText;
  /** Every line that is not empty, in order. */
  readonly lines: readonly LineReading[];
}

/**
 * Reads a text with a grammar. The whole text is cut into tokens once; then each line is parsed
 * alone, so that a line which no rule reads never harms its neighbours.
 */
export function readDocument(repaired: SourceText, grammar: Grammar): Document {
  const source = unwrap(repaired, grammar.wrapping);
  const { tokens } = grammar.lexer.tokenize(`${source.text}\n`);
  const lines: LineReading[] = [];
  let first = 0;
  let lineStart = 0;
  for (const [index, token] of tokens.entries()) {
    if (token.image !== "\n") continue;
    const lineEnd = token.startOffset;
    if (index > first)
      lines.push(readLine(grammar, tokens.slice(first, index), lineStart, lineEnd));
    first = index + 1;
    lineStart = lineEnd + 1;
  }
  return { grammar, source, lines };
}

function readLine(
  grammar: Grammar,
  tokens: IToken[],
  start: number,
  end: number,
): LineReading {
  const family = familyOf(grammar, tokens);
  if (family === undefined) {
    return { start, end, node: null, problem: { reason: "no rule begins like this", at: start } };
  }
  const { parser } = family;
  parser.input = tokens;
  const node = parser.line();
  const error = parser.errors[0];
  if (error === undefined) return { start, end, node, problem: null };
  return { start, end, node: null, problem: problemOf(error, family.name, end) };
}

function familyOf(grammar: Grammar, tokens: readonly IToken[]) {
  const [first, second] = tokens;
  if (first === undefined) return undefined;
  const family = grammar.familyOf.get(first.tokenType);
  if (family !== undefined || second === undefined) return family;
  return grammar.familyOf.get(second.tokenType);
}

function problemOf(error: IRecognitionException, family: string, end: number) {
  const at = Number.isInteger(error.token.startOffset) ? error.token.startOffset : end;
  return { reason: `${family}: ${error.message}`, at };
}
