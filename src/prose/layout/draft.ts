import type { Span } from "../../ast/nodes.ts";
import type { SourceEdit } from "../../decode/text/source.ts";

/** A part of a line as it is laid out: some text, characters of the source, or text that stands for some. */
export type Piece = string | (Span & { readonly written?: string });

/** Lines that take the place of some lines of a text. */
export interface Section extends Span {
  readonly lines: readonly (readonly Piece[])[];
}

/** Replaces a section of the text. */
export function write(edit: SourceEdit, { start, end, lines }: Section): void {
  edit.replace(start, start, "");
  let isFirst = true;
  // What is left out here is copied below.
  edit.replace(start, end, "");
  for (const line of lines) {
    if (!isFirst) edit.replace(end, end, "\n");
    isFirst = false;
    for (const piece of line)
      if (typeof piece === "string") edit.replace(end, end, piece);
      else edit.moveTo(end, piece, piece.written);
  }
}
