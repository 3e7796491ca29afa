import type { Span } from "../../ast/nodes.ts";
import type { Trace, TracedLine } from "./trace.ts";

/**
 * The original text, cut wherever something made from it begins or ends: each piece is completely
 * inside or outside of a token, a field or a line.
 */
export class Atoms {
  /** In the order of the text; none spans several lines. */
  readonly all: readonly Span[];
  private readonly indexOf: ReadonlyMap<number, number>;

  constructor({ text, sent, lines }: Trace) {
    const cuts = new Set(lines.flatMap(placesOf).flatMap(({ start, end }) => [start, end]));
    for (const { start, end } of sent.spans) cuts.add(start).add(end);
    cuts.delete(text.length);
    const starts = [...cuts].sort((a, b) => a - b);
    this.all = starts.map((start, index) => ({ start, end: starts[index + 1] ?? text.length }));
    this.indexOf = new Map(starts.map((start, index) => [start, index]));
  }

  /** The indices of the atoms that make up some places. */
  within(places: readonly Span[]): readonly number[] {
    return places.flatMap(({ start, end }) => {
      const indices: number[] = [];
      const first = this.indexOf.get(start) ?? this.all.length;
      for (let index = first; (this.all[index]?.start ?? end) < end; index++) indices.push(index);
      return indices;
    });
  }
}

function placesOf({ places, tokens, pieces, answer }: TracedLine): readonly Span[] {
  const parts = [...tokens, ...pieces, ...pieces.flatMap(({ fields }) => fields), ...answer];
  return [...places, ...parts.flatMap((part) => part.places)];
}
