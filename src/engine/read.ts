import type { IRecognitionException, IToken } from "chevrotain";
import type { Node, Read, Span } from "../ast/nodes.ts";
import type { SourceText } from "../text/source.ts";
import type { Grammar, LineFamily } from "./grammar.ts";
import { restoreLines } from "./flattened.ts";
import { restoreMargin } from "./margin.ts";
import { ElementNumber } from "./tokens.ts";
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
  const withLines = restoreLines(repaired, grammar.lineStarts);
  const source = unwrap(restoreMargin(withLines, grammar.numberColumn), grammar.wrapping);
  const { tokens } = grammar.lexer.tokenize(`${source.text}\n`);
  const lines: LineReading[] = [];
  let first = 0;
  let lineStart = 0;
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index];
    if (token?.image !== "\n") continue;
    const lineEnd = token.startOffset;
    if (index > first)
      lines.push(readLine(grammar, source.text, tokens.slice(first, index), lineStart, lineEnd));
    first = index + 1;
    lineStart = lineEnd + 1;
  }
  return { grammar, source, lines };
}

function readLine(
  grammar: Grammar,
  text: string,
  tokens: IToken[],
  start: number,
  end: number,
): LineReading {
  const number = elementNumber(tokens[0]);
  const line = number === undefined ? tokens : tokens.slice(1);
  const family = familyOf(grammar, line[0]);
  const rule = family && grammar.ruleOf.get(family);
  if (rule === undefined) {
    return { start, end, node: null, problem: { reason: "no rule begins like this", at: start } };
  }
  const { machine } = grammar;
  machine.source = text;
  machine.number = number;
  machine.input = line;
  const node = rule.call(machine);
  const error = machine.errors[0];
  if (error === undefined) return { start, end, node, problem: null };
  return { start, end, node: null, problem: problemOf(error, family?.name ?? "", end) };
}

/** The digits of the number at the head of a line, with their place. */
function elementNumber(token: IToken | undefined): Read<string> | undefined {
  if (token?.tokenType !== ElementNumber) return undefined;
  const { image, startOffset } = token;
  const value = image.replace(/[ .]/g, "");
  const start = startOffset + image.indexOf(value);
  return { value, start, end: start + value.length };
}

/** The family a token opens. A twin that ended a section goes on as the opener it stands for. */
function familyOf(grammar: Grammar, token: IToken | undefined): LineFamily | undefined {
  if (token === undefined) return undefined;
  const opener = grammar.twins.get(token.tokenType);
  if (opener?.tokenTypeIdx !== undefined) {
    token.tokenType = opener;
    token.tokenTypeIdx = opener.tokenTypeIdx;
  }
  return grammar.familyOf.get(token.tokenType);
}

function problemOf(error: IRecognitionException, family: string, end: number) {
  const at = Number.isInteger(error.token.startOffset) ? error.token.startOffset : end;
  return { reason: `${family}: ${error.message}`, at };
}
