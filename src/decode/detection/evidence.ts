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
  const lines = { all: 0, read: 0 };
  const characters = { all: 0, read: 0 };
  let found = 0;
  let displays = 0;
  for (const line of document.lines) {
    const { node, start, end } = line;
    // Lines that can occur in any text are no evidence.
    if (node !== null && saysNothing(node)) continue;
    const unread = unreadLength(line);
    characters.all += end - start;
    characters.read += end - start - unread;
    lines.all++;
    if (unread === 0) lines.read++;
    if (node === null) continue;
    found += bookedBy(node);
    if (node.kind === "notARecord") displays++;
  }
  if (characters.all === 0) return NOTHING;
  const reasons = [`reads ${lines.read} of ${lines.all} lines`];
  return { share: characters.read / characters.all, found, displays, reasons };
}

function unreadLength({ node, start, end }: LineReading): number {
  if (node === null) return end - start;
  return node.unparsed?.reduce((sum, part) => sum + part.end - part.start, 0) ?? 0;
}

function bookedBy(node: Node): number {
  if (node.kind === "names") return node.persons.length;
  return isSegment(node) ? 1 : 0;
}
