import type { Span } from "../ast/nodes.ts";
import { redact } from "../text/redact.ts";
import { lastUpTo } from "../text/source.ts";
import type { Document, LineReading } from "./read.ts";

/** What became of a text; the three kinds add up to all of it. */
export interface Coverage {
  readonly lines: CoverageCount;
  readonly characters: CoverageCount;
}

export interface CoverageCount {
  readonly read: number;
  /** Known to say nothing about the booking: prompts, banners, blank lines. */
  readonly ignored: number;
  readonly unread: number;
}

/** A line, or a part of one, that no rule reads. */
export interface Unread {
  /** The line in the text as it was sent, from 1. */
  readonly line: number;
  /** The character of that line where the reading stopped, from 1. */
  readonly column: number;
  /** The line, or its part, as it was sent; card numbers masked. */
  readonly text: string;
  readonly reason: string;
}

/** What can become of a line, the worst last. */
const BECAME = ["ignored", "read", "unread"] as const;

/**
 * Counts what became of each line and each character of the text as it was sent.
 *
 * @param documents its parts, in order
 */
export function coverageOf(documents: readonly Document[], original: string): Coverage {
  const starts = lineStarts(original);
  // Several lines that were read can have been sent as one, and one as several.
  const became = new Uint8Array(starts.length);
  const characters = { read: 0, ignored: original.length, unread: 0 };
  for (const document of documents)
    for (const reading of document.lines) count(reading, document, { starts, became, characters });
  return { lines: countLines(became, starts, original), characters };
}

/** How many characters of a document its grammar read. */
export function readCharacters(document: Document): number {
  let read = 0;
  for (const reading of document.lines) {
    const { node } = reading;
    if (node === null || node.kind === "note" || node.kind === "title") continue;
    read += originalLength(document, reading);
    for (const part of node.leftOver ?? []) read -= originalLength(document, part);
  }
  return read;
}

/** Counts under way. */
interface Counting {
  readonly starts: readonly number[];
  readonly became: Uint8Array;
  readonly characters: Counts;
}

function count(reading: LineReading, document: Document, counting: Counting): void {
  const { starts, became, characters } = counting;
  const { source } = document;
  const { node } = reading;
  let leftOver = 0;
  for (const part of node?.leftOver ?? []) leftOver += originalLength(document, part);
  move(characters, "ignored", "unread", leftOver);
  if (node?.kind === "note" || node?.kind === "title") return;
  const worst = node === null ? 2 : 1;
  const last = lastUpTo(starts, source.originalOffset(reading.end - 1));
  for (let line = lastUpTo(starts, source.originalOffset(reading.start)); line <= last; line++)
    became[line] = Math.max(became[line] ?? 0, worst);
  move(characters, "ignored", BECAME[worst], originalLength(document, reading) - leftOver);
}

type Counts = { -readonly [Kind in keyof CoverageCount]: CoverageCount[Kind] };

function move(counts: Counts, from: keyof Counts, to: keyof Counts, count: number): void {
  counts[from] -= count;
  counts[to] += count;
}

function countLines(became: Uint8Array, starts: readonly number[], text: string): CoverageCount {
  const counts = { read: 0, ignored: 0, unread: 0 };
  // What follows the last line break is no line where it is empty.
  const lines = starts.at(-1) === text.length ? became.subarray(0, -1) : became;
  for (const kind of lines) counts[BECAME[kind] ?? "ignored"]++;
  return counts;
}

const LINE_BREAK = /\r\n|[\n\r\f\v\u0085\u2028\u2029]/g;

/** Most texts have nothing unread, and nobody asks for their lines. */
function lazyLineStarts(text: string): () => readonly number[] {
  let starts: readonly number[] | undefined;
  return () => (starts ??= lineStarts(text));
}

/** Where each line of a text as it was sent begins. */
function lineStarts(text: string): number[] {
  return [0, ...Array.from(text.matchAll(LINE_BREAK), ({ 0: end, index }) => index + end.length)];
}

function originalLength({ source }: Document, { start, end }: Span): number {
  return source.originalOffset(end - 1) + 1 - source.originalOffset(start);
}

/** Every line, and every part of one, that no rule reads, in order. */
export function unreadOf(documents: readonly Document[], original: string): readonly Unread[] {
  const starts = lazyLineStarts(original);
  return documents.flatMap((document) =>
    document.lines.flatMap(unreadParts).map(({ start, end, at, reason }) => {
      const offset = document.source.originalOffset(at);
      const line = lastUpTo(starts(), offset);
      const column = offset - (starts()[line] ?? 0) + 1;
      return { line: line + 1, column, text: originalText(document, { start, end }), reason };
    }),
  );
}

/** What of a line no rule reads, and where the reading stopped. */
type UnreadPart = Span & { readonly at: number; readonly reason: string };

function unreadParts({ start, end, node, problem }: LineReading): UnreadPart[] {
  if (problem !== null) return [{ start, end, at: problem.at, reason: problem.reason }];
  const reason = "this part of the line has no meaning here";
  return (node?.leftOver ?? []).map((part) => ({
    start: part.start,
    end: part.end,
    at: part.start,
    reason,
  }));
}

function originalText({ source }: Document, { start, end }: Span): string {
  const from = source.originalOffset(start);
  return redact(source.original.slice(from, source.originalOffset(end - 1) + 1));
}
