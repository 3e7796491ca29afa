import type { Span } from "../../ast/nodes.ts";
import { lastUpTo } from "./source.ts";
import { matchesOf } from "./matches.ts";

const LINE_BREAK = /\r\n|[\n\r\f\v\u0085\u2028\u2029]/g;

/** The lines of the original text, with any kind of line break. */
export class Lines {
  readonly text: string;
  // Computed on demand: most texts are never looked at line by line.
  #spans: readonly Span[] | undefined;
  #starts: readonly number[] | undefined;

  constructor(text: string) {
    this.text = text;
  }

  /** Where each line begins and ends, without its line break. */
  get spans(): readonly Span[] {
    return (this.#spans ??= spansOf(this.text));
  }

  /** The index, from 0, of the line that contains an offset. */
  indexAt(offset: number): number {
    this.#starts ??= this.spans.map(({ start }) => start);
    return lastUpTo(this.#starts, offset);
  }
}

/** Where the line that contains an offset ends, in a text with line feeds only. */
export function endOfLine(text: string, offset: number): number {
  const eol = text.indexOf("\n", offset);
  return eol === -1 ? text.length : eol;
}

function spansOf(text: string): readonly Span[] {
  const spans: Span[] = [];
  let start = 0;
  for (const { 0: mark, index } of matchesOf(text, LINE_BREAK)) {
    spans.push({ start, end: index });
    start = index + mark.length;
  }
  // What follows the last line break is a line only if it is not empty.
  if (start < text.length) spans.push({ start, end: text.length });
  return spans;
}
