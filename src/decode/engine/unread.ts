import type { Span } from "../../ast/nodes.ts";
import { excerptOf } from "../text/excerpt.ts";
import type { Lines } from "../text/lines.ts";
import { hiddenSpansIn, hiddenSpansOf, maskedAt, redact } from "../text/cards/redact.ts";
import type { SourceText } from "../text/source.ts";
import type { Document } from "./read.ts";
import type { LineReading } from "./line-reading.ts";

/** A line, or a part of one, that no rule reads. */
export interface Unread {
  /** The line in the text as it was sent, from 1. */
  readonly line: number;
  /** The character of that line where the reading stopped, from 1; one more where the line ended. */
  readonly column: number;
  /** The line, or its part, as it was sent; card numbers masked. */
  readonly text: string;
  readonly reason: string;
  /** That line, cut around the column where it is long, and below it a caret under the column. */
  readonly excerpt: string;
  /** Where `text` stands: half-open offsets in the text as it was sent. */
  readonly span: readonly [start: number, end: number];
}

/** Every line, and every part of one, that no rule reads, in order. */
export function unreadOf(documents: readonly Document[], lines: Lines): readonly Unread[] {
  const parts = documents.map(({ source, lines }) => ({
    source,
    parts: lines.flatMap(unreadParts),
  }));
  if (parts.every(({ parts }) => parts.length === 0)) return [];
  const text = withoutCardNumbers(documents, lines.text);
  return parts.flatMap(({ source, parts }) =>
    parts.map((part) => unreadIn(part, source, lines, text)),
  );
}

/** @param text as it was sent, but for card numbers */
function unreadIn(part: UnreadPart, source: SourceText, lines: Lines, text: string): Unread {
  const { start, end } = source.originalRange(part);
  const stop = part.at < part.end ? source.originalOffset(part.at) : end;
  const index = lines.indexAt(stop);
  const line = lines.spans[index] ?? { start: 0, end: 0 };
  const column = stop - line.start;
  return {
    line: index + 1,
    column: column + 1,
    text: redact(text.slice(start, end)),
    reason: part.reason,
    excerpt: excerptOf(text.slice(line.start, line.end), column),
    span: [start, end],
  };
}

/**
 * The text as it was sent, as long as before, with its card numbers and security codes masked: also
 * those that only the text as it was read shows, be it repaired, or joined.
 */
export function withoutCardNumbers(documents: readonly Document[], original: string): string {
  const hidden = documents.flatMap(({ source }) => hiddenSpansOf(source));
  return maskedAt(original, [...hidden, ...hiddenSpansIn(original)]);
}

/** What of a line no rule reads, and where the reading stopped. */
export type UnreadPart = Span & { readonly at: number; readonly reason: string };

const MEANINGLESS = "this part of the line has no meaning here";
const NONE: readonly UnreadPart[] = [];

/** The parts of a line that no rule reads; of one that none reads at all, the line. */
export function unreadParts({ start, end, node, problem }: LineReading): readonly UnreadPart[] {
  if (problem !== null) return [{ start, end, at: problem.at, reason: problem.reason }];
  if (node?.unparsed === undefined) return NONE;
  return node.unparsed.map((part) => ({
    start: part.start,
    end: part.end,
    at: part.start,
    reason: MEANINGLESS,
  }));
}
