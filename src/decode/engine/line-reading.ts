import type { Node, Span } from "../../ast/nodes.ts";

/** The result of reading a line. Its offsets are in the text that was read (`Document.source`). */
export interface LineReading extends Span {
  /** What the line says; null if no rule reads it. */
  readonly node: Node | null;
  /** The line family that reads it; null for a title alone on its line, and if no rule reads it. */
  readonly rule: string | null;
  /** Why no rule reads the line, and where the reading stopped. */
  readonly problem: { readonly reason: string; readonly at: number } | null;
}
