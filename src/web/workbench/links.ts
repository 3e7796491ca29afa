import type { Card, Workbench } from "../../views/workbench/schema.ts";

/** What links the cards of the itinerary to the text. */
export interface Links {
  /** Line numbers by the paths of cards. */
  readonly linesByPath: ReadonlyMap<string, readonly number[]>;
  /** The line under the pointer or the cursor. */
  readonly pointed: number | null;
  /** Highlights lines of the text. */
  readonly link: (lines: readonly number[]) => void;
  /** Moves the cursor to a place in the text. */
  readonly goTo: (offset: number) => void;
}

/** Line numbers by the paths of the cards. */
export function linesByPathOf(model: Workbench): ReadonlyMap<string, readonly number[]> {
  const { cards } = model.itinerary;
  const lines = new Map(cards.map((card) => [card.path, new Set(linesOf(card, model))]));
  for (const { path, start } of model.fields) {
    const entry = /^[\w.]+\[\d+\]/.exec(path)?.[0] ?? "";
    const own = lines.get(entry.replace("trainInfo.extraInfo.", "trainInfo."));
    const line = own && lineAt(model, start);
    if (line !== undefined) own?.add(line);
  }
  return new Map([...lines].map(([path, own]) => [path, [...own].sort((a, b) => a - b)]));
}

function linesOf({ span }: Card, model: Workbench): readonly number[] {
  if (span === null) return [];
  const first = lineAt(model, span.start) ?? 1;
  const last = lineAt(model, Math.max(span.start, span.end - 1)) ?? first;
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** The number of the line at an offset, by binary search. */
export function lineAt({ lines }: Workbench, offset: number): number | undefined {
  let low = 0;
  let high = lines.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((lines[middle]?.start ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return lines[low]?.number;
}
