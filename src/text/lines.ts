import type { Span } from "../ast/nodes.ts";
import { lastUpTo } from "./source.ts";

const LINE_BREAK = /\r\n|[\n\r\f\v\u0085\u2028\u2029]/g;

/** The lines of a text as it was sent, whatever ends them. */
export class Lines {
  readonly text: string;
  /** Where each line begins and ends, without what ends it. */
  readonly spans: readonly Span[];
  readonly #starts: readonly number[];

  constructor(text: string) {
    this.text = text;
    const spans: Span[] = [];
    let start = 0;
    for (const { 0: mark, index } of text.matchAll(LINE_BREAK)) {
      spans.push({ start, end: index });
      start = index + mark.length;
    }
    // What follows the last line break is no line where it is empty.
    if (start < text.length) spans.push({ start, end: text.length });
    this.spans = spans;
    this.#starts = spans.map(({ start }) => start);
  }

  /** The index of the line that an offset lies in, from 0. */
  indexAt(offset: number): number {
    return lastUpTo(this.#starts, offset);
  }
}
