import { useMemo } from "preact/hooks";
import type { Card } from "../../views/itinerary/model/schema.ts";
import type { TextSpan } from "../../views/lines-schema.ts";
import type { Workbench } from "../../views/workbench/schema.ts";
import type { useEditor } from "./editor-pane.tsx";
import type { Decoding } from "./use-decoding.ts";

type Editing = Pick<ReturnType<typeof useEditor>, "editor" | "text" | "cursor" | "pointed">;

/** Links the views of an answer to the text in an editor. */
export function useLinks(
  { editor, text, cursor, pointed }: Editing,
  answer: Decoding["answer"],
): Links {
  const linesByPath = useMemo(
    () => (answer ? linesByPathOf(answer.model) : new Map<string, readonly number[]>()),
    [answer],
  );
  const isCurrent = answer?.question.text === text;
  return {
    linesByPath,
    pointed: isCurrent ? (pointed ?? cursor.line) : null,
    cursor: isCurrent ? cursor.offset : null,
    mark: editor.mark,
    link: editor.link,
    goTo: editor.goTo,
  };
}

/** The links between the views of the answer and the text. */
export interface Links {
  /** Line numbers by the paths of cards. */
  readonly linesByPath: ReadonlyMap<string, readonly number[]>;
  /** The line under the pointer or the cursor. */
  readonly pointed: number | null;
  /** Where the cursor is in the text; null if the text has changed since. */
  readonly cursor: number | null;
  /** Marks parts of the text. */
  readonly mark: (spans: readonly TextSpan[]) => void;
  /** Highlights lines of the text. */
  readonly link: (lines: readonly number[]) => void;
  /** Moves the cursor to a place in the text. */
  readonly goTo: (offset: number) => void;
}

/** Line numbers by the paths of the cards. */
function linesByPathOf(model: Workbench): ReadonlyMap<string, readonly number[]> {
  const cards = model.itinerary.records.flatMap((record) => record.cards);
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
