import { isSegment, saysNothing } from "../../ast/kinds.ts";
import type { Node } from "../../ast/nodes.ts";
import type { Document } from "../engine/read.ts";
import type { LineReading } from "../engine/line-reading.ts";

/** What a grammar's reading of a text tells of who printed it. */
export interface Evidence {
  /** Share of the characters that say something, that a rule read: 0 to 1. */
  readonly share: number;
  /** Travellers and segments. */
  readonly found: number;
  /** Lines of displays that are no booking record. */
  readonly displays: number;
  /** In words. */
  readonly reasons: readonly string[];
}

/** What a reading that was not made tells, and one that finds nothing. */
export const NOTHING: Evidence = { share: 0, found: 0, displays: 0, reasons: [] };

/** Weighs what a grammar made of a text. */
export function evidenceOf(document: Document): Evidence {
  // Lines that any text can hold tell nothing.
  const telling = document.lines.filter(({ node }) => node === null || !saysNothing(node));
  let all = 0;
  let read = 0;
  let linesRead = 0;
  for (const line of telling) {
    const length = line.end - line.start;
    const unread = unreadLength(line);
    all += length;
    read += length - unread;
    if (unread === 0) linesRead++;
  }
  if (all === 0) return NOTHING;
  const nodes = telling.flatMap(({ node }) => node ?? []);
  return {
    share: read / all,
    found: nodes.reduce((sum, node) => sum + bookedBy(node), 0),
    displays: nodes.filter(({ kind }) => kind === "notARecord").length,
    reasons: [`reads ${linesRead} of ${telling.length} lines`],
  };
}

function unreadLength({ node, start, end }: LineReading): number {
  if (node === null) return end - start;
  return (node.unparsed ?? []).reduce((sum, part) => sum + part.end - part.start, 0);
}

function bookedBy(node: Node): number {
  if (node.kind === "names") return node.persons.length;
  return isSegment(node) ? 1 : 0;
}
