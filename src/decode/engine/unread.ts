import type { Span } from "../../ast/nodes.ts";
import { excerptOf } from "../text/excerpt.ts";
import type { Lines } from "../text/lines.ts";
import { hiddenSpansIn, hiddenSpansOf, maskedAt, redact } from "../text/cards/redact.ts";
import type { SourceText } from "../text/source.ts";
import { placesOf } from "./places.ts";
import type { Document } from "./read.ts";
import type { LineReading } from "./line-reading.ts";

/** A line that no rule reads, or an unread part of a line. */
export interface Unread {
  /** The line in the original text, from 1. */
  readonly line: number;
  /** The column where reading stopped, from 1; one past the last character at the end of the line. */
  readonly column: number;
  /** The unread text, as in the original, with card numbers masked. */
  readonly text: string;
  readonly reason: string;
  /** The line, shortened around the column if it is long, with a caret under the column. */
  readonly excerpt: string;
  /** The half-open range of `text` in the original text. */
  readonly span: readonly [start: number, end: number];
}

/** All unread lines and parts of lines, in order. */
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

/** @param text the original text, with card numbers masked */
function unreadIn(part: UnreadPart, source: SourceText, lines: Lines, text: string): Unread {
  const places = placesOf(part, source);
  const { start, end } = places.length === 0 ? source.originalRange(part) : around(places);
  const stop = Math.max(start, part.at < part.end ? source.originalOffset(part.at) : end);
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

function around(places: readonly Span[]): Span {
  return {
    start: places.reduce((least, { start }) => Math.min(least, start), Infinity),
    end: places.reduce((most, { end }) => Math.max(most, end), 0),
  };
}

/**
 * The original text with its card numbers and security codes masked, its length unchanged. Also masks
 * those that only become visible in the text as read, after repair or after joining lines.
 */
export function withoutCardNumbers(documents: readonly Document[], original: string): string {
  const hidden = documents.flatMap(({ source }) => hiddenSpansOf(source));
  return maskedAt(original, [...hidden, ...hiddenSpansIn(original)]);
}

/** An unread part of a line, and where reading stopped. */
export type UnreadPart = Span & { readonly at: number; readonly reason: string };

const MEANINGLESS = "this part of the line has no meaning here";
const NONE: readonly UnreadPart[] = [];

/** The unread parts of a line; the whole line if no rule reads it. */
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
