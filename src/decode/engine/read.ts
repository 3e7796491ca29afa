import type { IRecognitionException, IToken } from "chevrotain";
import type { Node, Read } from "../../ast/nodes.ts";
import type { SourceText } from "../text/source.ts";
import { withoutFalseLocators } from "./false-values/locators.ts";
import { withoutFalseNames } from "./false-values/names.ts";
import { withoutFalseSegments } from "./false-values/segments.ts";
import type { Grammar, LineFamily } from "./grammar.ts";
import type { LineReading } from "./line-reading.ts";
import type { TextStructure } from "../../ast/structure.ts";

/** A text, read by one grammar. */
export interface Document {
  readonly grammar: Grammar;
  /** The text that the grammar read: repaired, with wrapped elements joined. */
  readonly source: SourceText;
  /** All non-empty lines, in order. */
  readonly lines: readonly LineReading[];
  /** Shows how a text without lines of a system was analysed; reads it again, for tools that explain. */
  readonly structure?: () => TextStructure;
}

/**
 * Reads each line of a text with a grammar. The lexer cuts the whole text into tokens once; then each
 * line is parsed on its own, so that a line that no rule reads never affects its neighbours.
 */
export function readLines(source: SourceText, grammar: Grammar): Document {
  const lines = withoutStackTraces(() => linesAlone(source.text, grammar));
  return { grammar, source, lines };
}

/**
 * Chevrotain throws an error for each line that its rule cannot read. Capturing the stack trace, which
 * nobody needs, would take longer than reading the line.
 */
function withoutStackTraces<T>(work: () => T): T {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return work();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** Reads each line on its own. */
function linesAlone(text: string, grammar: Grammar): readonly LineReading[] {
  const { tokens } = grammar.lexer.tokenize(`${text}\n`);
  const reader = new LineReader(grammar, text);
  const lines: LineReading[] = [];
  let first = 0;
  let lineStart = 0;
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index];
    if (token?.image !== "\n") continue;
    const lineEnd = token.startOffset;
    if (index > first) lines.push(reader.read(tokens.slice(first, index), lineStart, lineEnd));
    first = index + 1;
    lineStart = lineEnd + 1;
  }
  return lines;
}

/** Parses the lines of a text one after another, and remembers the title of their section. */
class LineReader {
  private readonly grammar: Grammar;
  private readonly text: string;
  /** The title of the current section. */
  private title: Read<string> | undefined = undefined;

  constructor(grammar: Grammar, text: string) {
    this.grammar = grammar;
    this.text = text;
  }

  read(tokens: IToken[], start: number, end: number): LineReading {
    const { grammar } = this;
    const titled = this.takeTitle(tokens);
    const number = elementNumber(grammar, titled[0]);
    const line = number === undefined ? titled : titled.slice(1);
    if (line.length === 0 && titled !== tokens)
      return { start, end, node: TITLE, rule: null, problem: null };
    const family = this.familyOf(line[0]);
    const rule = family && grammar.ruleOf.get(family);
    if (family === undefined || rule === undefined) {
      const problem = { reason: "no rule begins like this", at: start };
      return { start, end, node: null, rule: null, problem };
    }
    const { machine } = grammar;
    machine.source = this.text;
    machine.number = number;
    machine.title = this.title;
    const node = machine.parse(rule, line);
    const { name } = family;
    if (node === undefined)
      return {
        start,
        end,
        node: null,
        rule: null,
        problem: problemOf(machine.errors[0], name, end),
      };
    return lineWith(withoutFalseValues(node), start, end, name);
  }

  /** Removes the section title from the head of a line. */
  private takeTitle(tokens: IToken[]): IToken[] {
    const [head] = tokens;
    const { titles, sectionEndingOpeners } = this.grammar;
    if (
      head === undefined ||
      !titles.has(sectionEndingOpeners.get(head.tokenType) ?? head.tokenType)
    )
      return tokens;
    this.title = titleOf(head);
    return tokens.slice(1);
  }

  /** The family of an opener. A copy that ended its section is turned back into the original opener. */
  private familyOf(token: IToken | undefined): LineFamily | undefined {
    if (token === undefined) return undefined;
    const { sectionEndingOpeners, familyOf } = this.grammar;
    const opener = sectionEndingOpeners.get(token.tokenType);
    if (opener?.tokenTypeIdx !== undefined) {
      this.title = undefined;
      token.tokenType = opener;
      token.tokenTypeIdx = opener.tokenTypeIdx;
    }
    return familyOf.get(token.tokenType);
  }
}

/** What a rule has read, minus what only looks like a value; null if nothing is left. */
function withoutFalseValues(node: Node): Node | null {
  const rest = node.kind === "names" ? withoutFalseNames(node) : withoutFalseSegments(node);
  return rest && withoutFalseLocators(rest);
}

/** @param node null if the rule found only words in the place of its values */
function lineWith(node: Node | null, start: number, end: number, rule: string): LineReading {
  if (node !== null) return { start, end, node, rule, problem: null };
  const problem = { reason: `${rule}: only words stand where its values would`, at: start };
  return { start, end, node, rule: null, problem };
}

/** A line that consists of a section's title. */
const TITLE: Node = { kind: "title" };

/** The words of a title: `RMKS` of `RMKS-`, `SEAT DATA` of `** SEAT DATA **`. */
function titleOf({ image, startOffset }: IToken): Read<string> {
  const { 0: value, index } = /[A-Z\d]+(?:[ /][A-Z\d]+)*/.exec(image) ?? { 0: "", index: 0 };
  const start = startOffset + index;
  return { value, start, end: start + value.length };
}

/** The digits of the number at the head of a line. */
function elementNumber({ numbers }: Grammar, token: IToken | undefined): Read<string> | undefined {
  if (token === undefined || !numbers.has(token.tokenType)) return undefined;
  const { image, startOffset } = token;
  const { 0: value, index } = /[^ .]+/.exec(image) ?? { 0: "", index: 0 };
  const start = startOffset + index;
  return { value, start, end: start + value.length };
}

function problemOf(error: IRecognitionException | undefined, family: string, end: number) {
  if (error === undefined) throw new Error(`the rule of ${family} read nothing and failed nowhere`);
  const at = Number.isInteger(error.token.startOffset) ? error.token.startOffset : end;
  return { reason: `${family}: ${error.message}`, at };
}
