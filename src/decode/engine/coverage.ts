import { saysNothing } from "../../ast/kinds.ts";
import type { Lines } from "../text/lines.ts";
import { placesOf } from "./places.ts";
import type { Document } from "./read.ts";
import type { LineReading } from "./line-reading.ts";

/** How much of a text was read; the three counts add up to the whole text. */
export interface Coverage {
  readonly lines: CoverageCount;
  readonly characters: CoverageCount;
}

export interface CoverageCount {
  readonly read: number;
  /** Says nothing about the booking: prompts, banners, empty lines. */
  readonly ignored: number;
  readonly unread: number;
}

const SPACE = 32;

/** The possible fates of a character or a line, the worst last. */
export const FATES = ["ignored", "read", "unread"] as const;
const [IGNORED, READ, UNREAD] = [0, 1, 2];

/** The fate with an index; ignored if there is none. */
export function fateAt(index: number = IGNORED): (typeof FATES)[number] {
  return FATES[index] ?? "ignored";
}

/**
 * The fate of each character of the original text, as an index into `FATES`. Characters outside all
 * readings are ignored: line breaks, prompts, the indents of continuation lines.
 */
export function fatesOf(documents: readonly Document[], { text }: Lines): Uint8Array {
  const fates = new Uint8Array(text.length);
  for (const { source, lines } of documents) {
    for (const reading of lines) {
      const fate = fateOf(reading);
      // Titles of columns with no values read are not unread themselves.
      const places = fate === UNREAD ? placesOf(reading, source) : source.originalRanges(reading);
      for (const { start, end } of places) fates.fill(fate, start, end);
      for (const part of reading.node?.unparsed ?? [])
        for (const { start, end } of placesOf(part, source)) fates.fill(UNREAD, start, end);
    }
  }
  return fates;
}

/** The fate of a line, apart from its unread parts, as an index into `FATES`. */
export function fateOf({ node }: LineReading): number {
  if (node === null) return UNREAD;
  return saysNothing(node) ? IGNORED : READ;
}

/** The fate of each line, as an index into `FATES`: the worst fate of its characters. */
export function fatesOfLines(fates: Uint8Array, { spans }: Lines): readonly number[] {
  return spans.map(({ start, end }) =>
    fates.subarray(start, end).reduce((worst, fate) => Math.max(worst, fate), IGNORED),
  );
}

/** Counts the fates of the lines and characters of the original text. */
export function coverageOf(documents: readonly Document[], lines: Lines): Coverage {
  const fates = fatesOf(documents, lines);
  return { lines: countsOf(fatesOfLines(fates, lines)), characters: countsOf(fates) };
}

function countsOf(fates: Iterable<number>): CoverageCount {
  const counts = { read: 0, ignored: 0, unread: 0 };
  for (const fate of fates) counts[fateAt(fate)]++;
  return counts;
}

/** How many characters of a document its grammar read. Spaces do not count: pasting changes them. */
export function readCharacters({ lines, source: { text } }: Document): number {
  let read = 0;
  for (const { node, start, end } of lines) {
    if (node === null || saysNothing(node)) continue;
    read += inkOf(text, start, end);
    for (const part of node.unparsed ?? []) read -= inkOf(text, part.start, part.end);
  }
  return read;
}

function inkOf(text: string, start: number, end: number): number {
  let ink = 0;
  for (let at = start; at < end; at++) if (text.charCodeAt(at) !== SPACE) ink++;
  return ink;
}

/** A range of lines in a text, counted from 1, both ends included. */
export interface LineRange {
  readonly first: number;
  readonly last: number;
}

/** The lines of the original text that these readings cover. */
export function lineRangeOf(
  readings: readonly LineReading[],
  { source }: Document,
  lines: Lines,
): LineRange | null {
  const [first] = readings;
  const last = readings.at(-1);
  if (first === undefined || last === undefined) return null;
  const { start, end } = source.originalRange({ start: first.start, end: last.end });
  return { first: lines.indexAt(start) + 1, last: lines.indexAt(Math.max(start, end - 1)) + 1 };
}
