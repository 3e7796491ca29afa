/** How a text is read, line by line: the model that `recloc trace` draws. */
import { tokenLabel, type TokenType } from "chevrotain";
import type { System } from "../../../grammars/system.ts";
import { saysNothing } from "../../ast/kinds.ts";
import type { Node, Span } from "../../ast/nodes.ts";
import type { TextStructure } from "../../ast/structure.ts";
import { parseDay } from "../../booking/dates/days.ts";
import { decodeWith, type Decoded, type DecodeOptions } from "../../decode/decode.ts";
import type { Grammar } from "../../decode/engine/grammar.ts";
import { readLines, type Document } from "../../decode/engine/read.ts";
import type { LineReading } from "../../decode/engine/line-reading.ts";
import { withoutCardNumbers } from "../../decode/engine/unread.ts";
import { withoutControls } from "../../decode/text/excerpt.ts";
import { Lines } from "../../decode/text/lines.ts";
import { shapesOf } from "../shape.ts";
import { Additions } from "./additions.ts";
import { answerFieldsOf, type AnswerField } from "./answer.ts";
import { candidatesFor, type Candidates } from "./candidates.ts";
import { fieldsOf, type NodeField } from "./fields.ts";
import { cutLines, type CutLine, type CutToken } from "./modes.ts";
import { partOf } from "./structure.ts";
import { StepRecorder, withObserver, type RuleStep } from "./steps.ts";

export interface Trace {
  /**
   * The original text with its length unchanged; card numbers and control characters are masked.
   */
  readonly text: string;
  /** The original lines, only for positions; `text` contains what may be shown. */
  readonly sent: Lines;
  /** The lines as they were read, in the order of the text; only those that were requested. */
  readonly lines: readonly TracedLine[];
  /** How the parts that no system printed were analysed; only for the requested lines. */
  readonly structures: readonly TextStructure[];
}

/** A value with its places in the original text; empty if none of it was in the original. */
type Placed<T> = T & { readonly places: readonly Span[] };

export type PlacedField = Placed<Omit<NodeField, "span">>;
export type PlacedAnswer = Placed<Omit<AnswerField, "span">>;

/** A line as a grammar read it; it may consist of several original lines. */
export interface TracedLine {
  /** The algorithm's wire value. */
  readonly system: string;
  /** As it was read: repaired, joined, in upper case. */
  readonly text: string;
  /** The parts of the original text that it was made from. */
  readonly places: readonly Span[];
  /** The lexer's mode at its start: `record`, or that of a section. */
  readonly mode: string;
  readonly tokens: readonly TracedToken[];
  /** What its rule did; null if no rule begins like this. */
  readonly rule: RuleStep | null;
  /** The content of the line; several nodes if it was read in pieces. */
  readonly pieces: readonly TracedPiece[];
  /** The fields of the answer that are read from it. */
  readonly answer: readonly PlacedAnswer[];
  /** What it adds to the booking without a place in the answer: `ssr[0]`. */
  readonly additions: readonly string[];
  /** The rules that could have read it, if none reads all of it. */
  readonly candidates: Candidates | null;
  /** Its offset in its document, which offsets of steps and candidates refer to. */
  readonly start: number;
}

export interface TracedToken {
  readonly name: string;
  /** Its name in messages. */
  readonly label: string;
  /** The lexer's mode in which it was found. */
  readonly mode: string;
  readonly image: string;
  /** Which part of the line's head the engine removes before a rule reads the rest. */
  readonly role: "title" | "number" | null;
  /** The section that it ends; it replaces the opener with the same name. */
  readonly endsSection: string | null;
  /** Its offset in the document. */
  readonly start: number;
  readonly places: readonly Span[];
}

export interface TracedPiece {
  /** Null if no rule reads it. */
  readonly kind: Node["kind"] | null;
  readonly fields: readonly PlacedField[];
  /** Why it was not read, and the offset in the document where reading stopped. */
  readonly problem: LineReading["problem"];
  readonly places: readonly Span[];
}

/** Which lines of the original text are requested, from 1. */
export interface LineChoice {
  readonly first: number;
  readonly last: number;
}

/**
 * Decodes a text and records how each line was read.
 *
 * @param systems with instrumented rules: made with an `ObservedMachine`
 * @param chosen the requested lines of the text; absent for all
 * @throws RangeError if the reference date is not a calendar day
 */
export function traceOf(
  text: string,
  systems: readonly System[],
  options: DecodeOptions = {},
  chosen: LineChoice = { first: 1, last: Infinity },
): Trace {
  const decoded = decodeWith(systems, text, options);
  const sent = new Lines(text);
  const wireValues = new Map(systems.map(({ grammar, wireValue }) => [grammar, wireValue]));
  const answer = new AnswerOf(decoded, sent, options.referenceDate);
  const isChosen = ({ start, end }: Span) =>
    sent.indexAt(start) < chosen.last && sent.indexAt(end - 1) + 1 >= chosen.first;
  const lines = decoded.documents.flatMap((document) => {
    const tracer = new DocumentTracer(document, wireValues.get(document.grammar) ?? "", answer);
    return cutLines(document.source.text, document.grammar)
      .filter((line) => document.source.originalRanges(line).some(isChosen))
      .map((line) => tracer.trace(line));
  });
  const shown = withoutControls(withoutCardNumbers(decoded.documents, text));
  const structures = decoded.documents.flatMap(({ structure }) =>
    structure === undefined ? [] : partOf(structure(), isChosen),
  );
  return { text: shown, sent, lines, structures };
}

/** Finds the parts of the answer that come from a line. */
class AnswerOf {
  private readonly fields: readonly AnswerField[];
  private readonly records: readonly { nodes: ReadonlySet<Node>; additions: Additions }[];

  constructor(decoded: Decoded, sent: Lines, referenceDate?: string) {
    this.fields = answerFieldsOf(decoded);
    const day = parseDay(referenceDate ?? new Date().toISOString().slice(0, 10)) ?? 0;
    const placed = decoded.documents.flatMap(({ source, lines }) =>
      lines.flatMap(({ node, start }) =>
        node === null ? [] : [{ node, at: sent.indexAt(source.originalOffset(start)) + 1 }],
      ),
    );
    this.records = decoded.records.map(({ lines: { first, last } }) => {
      const own = placed.filter(({ at }) => at >= first && at <= last).map(({ node }) => node);
      return { nodes: new Set(own), additions: new Additions(own, day) };
    });
  }

  /** The fields whose places begin within those of a line. */
  fieldsIn(places: readonly Span[]): readonly PlacedAnswer[] {
    return this.fields.flatMap(({ span, ...field }) =>
      places.some(({ start, end }) => span.start >= start && span.start < end)
        ? [{ ...field, places: [span] }]
        : [],
    );
  }

  additionsOf(nodes: readonly Node[]): readonly string[] {
    const lines = new Set(nodes.filter((node) => !saysNothing(node)));
    if (lines.size === 0) return [];
    const record = this.records.find((each) => nodes.some((node) => each.nodes.has(node)));
    return record?.additions.of(lines) ?? [];
  }
}

/** Traces the lines of a document. */
class DocumentTracer {
  private readonly document: Document;
  private readonly system: string;
  private readonly answer: AnswerOf;
  private readonly recorder: StepRecorder;

  constructor(document: Document, system: string, answer: AnswerOf) {
    this.document = document;
    this.system = system;
    this.answer = answer;
    const shapes = new Map(shapesOf(document.grammar).map((shape) => [shape.id, shape]));
    this.recorder = new StepRecorder(shapes);
    const { source, grammar } = document;
    withObserver(grammar.machine, this.recorder, () => readLines(source, grammar));
  }

  trace(line: CutLine): TracedLine {
    const { source, lines } = this.document;
    const { start, end, mode } = line;
    const places = source.originalRanges(line);
    const { grammar } = this.document;
    const heads = headParts(line, grammar);
    const tokens = line.tokens.map((token, index) => this.tokenOf(token, heads[index]));
    const body = tokens.find(({ role }) => role === null)?.start;
    const readings = lines.filter((each) => each.start >= start && each.end <= end);
    const answer = this.answer.fieldsIn(places);
    const nodes = readings.flatMap(({ node }) => node ?? []);
    return {
      system: this.system,
      text: source.text.slice(start, end),
      places,
      mode,
      tokens,
      rule: (body === undefined ? undefined : this.recorder.roots.get(body)) ?? null,
      pieces: readings.map((reading) => this.pieceOf(reading)),
      answer,
      additions: answer.length > 0 ? [] : this.answer.additionsOf(nodes),
      candidates:
        body === undefined || readings.every(isWhole)
          ? null
          : candidatesFor({ start, end, mode, body }, grammar, source.text),
      start,
    };
  }

  private tokenOf({ token, mode }: CutToken, head: HeadPart | undefined): TracedToken {
    const { tokenType, image, startOffset: start } = token;
    const { role = null, replaces = null } = head ?? {};
    const { name } = replaces ?? tokenType;
    const label = tokenLabel(replaces ?? tokenType);
    const places = this.document.source.originalRanges({ start, end: start + image.length });
    const endsSection = replaces === null ? null : mode;
    return { name, label, mode, image, start, role, endsSection, places };
  }

  private pieceOf({ node, problem, start, end }: LineReading): TracedPiece {
    const { source } = this.document;
    const fields = node === null ? [] : fieldsOf(node);
    return {
      kind: node?.kind ?? null,
      fields: fields.map(({ span, ...field }) => ({
        ...field,
        places: span === null ? [] : source.originalRanges(span),
      })),
      problem,
      places: source.originalRanges({ start, end }),
    };
  }
}

/** Whether every character of a line is read. */
function isWhole({ node }: LineReading): boolean {
  return node !== null && (node.unparsed ?? []).length === 0;
}

/** How the engine treats a token before a rule reads it. */
interface HeadPart {
  readonly role: TracedToken["role"];
  /** The opener that this token replaces, because it also ends a section. */
  readonly replaces: TokenType | null;
}

/** How the engine treats each token of a line: it removes a title and a number from the head. */
function headParts(
  { tokens }: CutLine,
  { titles, sectionEndingOpeners, numbers }: Grammar,
): readonly HeadPart[] {
  let isHead = true;
  return tokens.map(({ token: { tokenType } }, index) => {
    const replaces = sectionEndingOpeners.get(tokenType) ?? null;
    const isTitle = index === 0 && titles.has(replaces ?? tokenType);
    const isNumber = isHead && !isTitle && numbers.has(tokenType);
    isHead &&= isTitle;
    if (isTitle) return { role: "title", replaces };
    return { role: isNumber ? "number" : null, replaces };
  });
}
