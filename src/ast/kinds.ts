/** Classifies lines by kind. */
import type { Node } from "./nodes.ts";

const SEGMENTS: ReadonlySet<Node["kind"]> = new Set(["air", "rail", "hotel", "car", "other"]);

/** Whether a line is a segment. */
export function isSegment({ kind }: Node): boolean {
  return SEGMENTS.has(kind);
}

/**
 * Whether a line has travellers that somebody wrote next to a record; such lines can occur in any
 * text.
 */
export function isNotedNames(node: Node): boolean {
  return node.kind === "names" && node.noted === true;
}

/** Whether a line holds no booking data: prompts, banners, titles, lines that were not read. */
export function saysNothing({ kind }: Node): boolean {
  return kind === "note" || kind === "title" || kind === "unread";
}
