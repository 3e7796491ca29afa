import { isSegment, saysNothing } from "../../ast/kinds.ts";
import type { Node } from "../../ast/nodes.ts";
import type { Document } from "../engine/read.ts";
import type { LineReading } from "../engine/line-reading.ts";

/** What a grammar's reading of a text shows about who printed it. */
export interface Evidence {
  /** Share of the meaningful characters that a rule read: 0 to 1. */
  readonly share: number;
  /** Travellers and segments. */
  readonly found: number;
  /** Lines of displays that are not booking records. */
  readonly displays: number;
  /** In words. */
  readonly reasons: readonly string[];
}

/** The evidence of a system that did not read the text, or found nothing in it. */
export const NOTHING: Evidence = { share: 0, found: 0, displays: 0, reasons: [] };

/** Measures what a grammar made of a text. */
export function evidenceOf(document: Document): Evidence {
  // Lines that can occur in any text are no evidence.
  const meaningful = document.lines.filter(({ node }) => node === null || !saysNothing(node));
  let all = 0;
  let read = 0;
  let linesRead = 0;
  for (const line of meaningful) {
    const length = line.end - line.start;
    const unread = unreadLength(line);
    all += length;
    read += length - unread;
    if (unread === 0) linesRead++;
  }
  if (all === 0) return NOTHING;
  const nodes = meaningful.flatMap(({ node }) => node ?? []);
  return {
    share: read / all,
    found: nodes.reduce((sum, node) => sum + bookedBy(node), 0),
    displays: nodes.filter(({ kind }) => kind === "notARecord").length,
    reasons: [`reads ${linesRead} of ${meaningful.length} lines`],
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
