/** What lines of some kinds have in common. */
import type { Node } from "./nodes.ts";

const SEGMENTS: ReadonlySet<Node["kind"]> = new Set(["air", "rail", "hotel", "car", "other"]);

/** Whether a line books something. */
export function isSegment({ kind }: Node): boolean {
  return SEGMENTS.has(kind);
}

/** Whether a line is known to say nothing of the booking: prompts, banners, titles. */
export function saysNothing({ kind }: Node): boolean {
  return kind === "note" || kind === "title";
}
