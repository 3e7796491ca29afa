/** A trace as text for a terminal: a block for each line. */
import type { Span } from "../../ast/nodes.ts";
import type { TextStructure } from "../../ast/structure.ts";
import type { Paint, Terminal } from "../../cli/decode/terminal.ts";
import { excerptOf } from "../../decode/text/excerpt.ts";
import type { CandidateReading } from "./candidates.ts";
import type { Step } from "./steps.ts";
import { structureLines } from "./structure.ts";
import type { Trace, TracedLine, TracedPiece } from "./trace.ts";
import {
  branchText,
  columnOf,
  fateOf,
  isUnparsed,
  lineName,
  noteOn,
  othersText,
  readerOf,
  rowsOf,
  sentLines,
  verdictOn,
} from "./words.ts";

export interface DrawOptions {
  /** Shows all candidates, and names the families whose lines begin differently. */
  readonly all: boolean;
}

const INDENT = "  ";
const NARROWEST = 40;
/** This many candidates are shown unless all are requested. */
const MOST_CANDIDATES = 4;

/** Ends in a line feed. */
export function drawTrace(trace: Trace, terminal: Terminal, options: DrawOptions): string {
  const drawing = new Drawing(trace, terminal, options);
  const blocks = [
    ...trace.structures.map((structure) => drawing.structure(structure)),
    ...trace.lines.map((line) => drawing.block(line)),
  ];
  return blocks.map((block) => `${block.join("\n")}\n`).join("\n");
}

const PLAIN: Terminal = { isTerminal: false, columns: 100, paint: (_, text) => text };

/** How the free texts of a trace were analysed, without colours; `""` if it has none. */
export function drawStructures(trace: Trace): string {
  const drawing = new Drawing(trace, PLAIN, { all: false });
  return trace.structures.flatMap((structure) => drawing.structure(structure)).join("\n");
}

/** Draws the lines of a trace. */
class Drawing {
  private readonly trace: Trace;
  private readonly width: number;
  private readonly paint: Paint;
  private readonly options: DrawOptions;

  constructor(trace: Trace, { columns, paint }: Terminal, options: DrawOptions) {
    this.trace = trace;
    this.width = Math.max(NARROWEST, columns);
    this.paint = paint;
    this.options = options;
  }

  structure(structure: TextStructure): readonly string[] {
    return structureLines(structure, this.trace, {
      titled: (title, rows) => this.titled(title, rows),
      table: (rows) => this.table(rows),
      cut: (text) => this.cut(text),
    });
  }

  block(line: TracedLine): readonly string[] {
    return [
      this.head(line),
      ...this.ruled(line),
      ...this.titled("Tokens", this.tokens(line)),
      ...this.titled("Rule", this.rule(line)),
      ...line.pieces.flatMap((piece) => this.piece(piece, line)),
      ...this.titled("Answer", this.answer(line)),
      ...this.titled("Candidates", this.candidates(line)),
    ];
  }

  private head(line: TracedLine): string {
    const { isRead, text } = fateOf(line);
    const name = this.paint("title", lineName(line, this.trace.sent));
    return `${name}  ${readerOf(line)} · ${this.paint(isRead ? "read" : "unread", text)}`;
  }

  /** The original lines, with a ruler below each that marks the tokens. */
  private ruled(line: TracedLine): readonly string[] {
    const { sent, text } = this.trace;
    const spans = line.tokens.flatMap(({ places }) => places);
    return sentLines(line, sent).flatMap((index) => {
      const { start, end } = sent.spans[index] ?? { start: 0, end: 0 };
      return this.rows({ start, end }).flatMap((row) => {
        // A tab would span several columns of the ruler.
        const shown = text.slice(row.start, row.end).replaceAll("\t", " ");
        return [INDENT + shown, INDENT + this.paint("ignored", rulerUnder(row, spans))];
      });
    });
  }

  /** Splits a line into rows that fit the width. */
  private rows({ start, end }: Span): readonly Span[] {
    const width = this.width - INDENT.length;
    return Array.from({ length: Math.ceil((end - start) / width) }, (_, index) => ({
      start: start + index * width,
      end: Math.min(end, start + (index + 1) * width),
    }));
  }

  private tokens(line: TracedLine): readonly string[] {
    return this.table(
      line.tokens.map((token) => [
        columnOf(token.places, line, this.trace.sent),
        token.mode,
        token.name,
        quoted(shortened(token.image)),
        noteOn(token),
      ]),
    );
  }

  private rule({ rule }: TracedLine): readonly string[] {
    if (rule === null) return [];
    return this.table(
      rowsOf(rule).map(([step, depth]) => {
        const name = `${INDENT.repeat(depth)}${step.name}`;
        return [branchText(step.taken), name, textOf(step)];
      }),
    );
  }

  private piece({ kind, fields, problem }: TracedPiece, line: TracedLine): readonly string[] {
    if (problem !== null) {
      const { start, text } = line;
      const excerpt = excerptOf(text, problem.at - start).split("\n");
      return this.titled("Not read", this.carets(excerpt, problem.reason));
    }
    const rows = this.table(
      fields.map(({ path, value, places }) => [
        columnOf(places, line, this.trace.sent),
        path,
        value,
        isUnparsed({ path }) ? "has no meaning here" : "",
      ]),
    );
    return this.titled(`Node ${kind ?? ""}`, rows.length > 0 ? rows : [`${INDENT}no values`]);
  }

  private answer(line: TracedLine): readonly string[] {
    const { answer, additions } = line;
    const fields = this.table(
      answer.map(({ path, value, places }) => [
        columnOf(places, line, this.trace.sent),
        path,
        value ?? "",
      ]),
    );
    const found = additions.map((path) => [`booking.${path}`, "missing without this line"]);
    return [...fields, ...this.table(found)];
  }

  private candidates({ candidates, mode, start, text }: TracedLine): readonly string[] {
    if (candidates === null) return [];
    const { readings, others } = candidates;
    const most = this.options.all ? Infinity : MOST_CANDIDATES;
    const left = readings.slice(most).map(({ family }) => family);
    return [
      ...readings.slice(0, most).flatMap((each) => this.candidate(each, text, start)),
      ...(left.length > 0 ? [`${INDENT}and, not as far: ${left.join(", ")}`] : []),
      ...(others.length > 0 ? [INDENT + othersText(others, mode) + this.names(others)] : []),
    ];
  }

  private names(others: readonly string[]): string {
    return this.options.all ? `: ${others.join(", ")}` : " (--all names them)";
  }

  private candidate(each: CandidateReading, text: string, start: number): readonly string[] {
    const excerpt = excerptOf(text, each.reach - start).split("\n");
    const asked = each.asked.map((pattern) =>
      this.cut(`${INDENT.repeat(2)}its opener requires more: ${each.opener} ${pattern}`),
    );
    return [`${INDENT}${each.family}`, ...this.carets(excerpt, verdictOn(each), 2), ...asked];
  }

  /** A line, and a caret under it with what is wrong there. */
  private carets(
    [line = "", caret = ""]: readonly string[],
    reason: string,
    depth = 1,
  ): readonly string[] {
    const indent = INDENT.repeat(depth);
    return [indent + line, indent + this.paint("caret", `${caret} ${reason}`)];
  }

  private titled(title: string, rows: readonly string[]): readonly string[] {
    return rows.length === 0 ? [] : [this.paint("title", title), ...rows];
  }

  /** Cells in columns; cuts what does not fit the width. */
  private table(rows: readonly (readonly string[])[]): readonly string[] {
    const widths: number[] = [];
    for (const row of rows)
      for (const [column, cell] of row.entries())
        widths[column] = Math.max(widths[column] ?? 0, cell.length);
    return rows.map((row) => {
      const cells = row.map((cell, column) => cell.padEnd(widths[column] ?? 0));
      return this.cut(`${INDENT}${cells.join(INDENT)}`.trimEnd());
    });
  }

  private cut(text: string): string {
    return text.length <= this.width ? text : `${text.slice(0, this.width - 1)}…`;
  }
}

/** `└──┘` under each token of a row, `╵` under a single character. */
function rulerUnder(row: Span, spans: readonly Span[]): string {
  const marks = Array.from({ length: row.end - row.start }, () => " ");
  for (const { start, end } of spans) {
    for (let at = Math.max(start, row.start); at < Math.min(end, row.end); at++)
      marks[at - row.start] = markAt(at, start, end - 1);
  }
  return marks.join("").trimEnd();
}

function markAt(at: number, first: number, last: number): string {
  if (first === last) return "╵";
  if (at === first) return "└";
  return at === last ? "┘" : "─";
}

function textOf(step: Step): string {
  return step.kind === "token" ? quoted(step.image) : step.production;
}

const LONGEST_IMAGE = 40;

/** Leaves room for the columns after the token. */
function shortened(image: string): string {
  return image.length <= LONGEST_IMAGE ? image : `${image.slice(0, LONGEST_IMAGE - 1)}…`;
}

function quoted(text: string): string {
  return `“${text}”`;
}
