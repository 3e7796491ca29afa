import type { Node, Span } from "../../ast/nodes.ts";

/** What became of a line. Offsets are those of the document's joined text. */
export interface LineReading extends Span {
  /** What the line says; null where no rule reads it. */
  readonly node: Node | null;
  /** The name of the line family that reads it; null for a title alone, and where none does. */
  readonly rule: string | null;
  /** Why no rule reads the line, and where the reading stopped. */
  readonly problem: { readonly reason: string; readonly at: number } | null;
}
