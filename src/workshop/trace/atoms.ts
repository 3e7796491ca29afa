import type { Span } from "../../ast/nodes.ts";
import type { Trace, TracedLine } from "./trace.ts";

/**
 * The text as it was sent, cut wherever something begins or ends that was made of it: so each piece
 * is all or nothing of a token, a field, a line.
 */
export class Atoms {
  /** In the order of the text, none of them across lines. */
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

  /** The indices of the atoms that some places are made of. */
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
