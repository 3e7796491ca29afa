/**
 * Parts of a text that something else on the page refers to, until the visitor continues in the
 * text.
 */
import { StateEffect, StateField, type Extension } from "@codemirror/state";
import { Decoration, EditorView, type DecorationSet } from "@codemirror/view";
import type { TextSpan } from "../../../views/lines-schema.ts";

const setMarked = StateEffect.define<readonly TextSpan[]>();

const MARK = Decoration.mark({ class: "marked" });

const markedField = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marked, { effects, docChanged, selection, newDoc }) {
    for (const effect of effects)
      if (effect.is(setMarked))
        return Decoration.set(
          effect.value
            .filter(({ start, end }) => start < end && end <= newDoc.length)
            .map(({ start, end }) => MARK.range(start, end)),
          true,
        );
    return docChanged || selection !== undefined ? Decoration.none : marked;
  },
  provide: (field) => EditorView.decorations.from(field),
});

export const marked: Extension = [
  markedField,
  EditorView.theme({
    ".marked, .marked .field": {
      backgroundColor: "var(--doubt-ground)",
      boxShadow: "0 0 0 1px var(--doubt)",
      borderRadius: "3px",
    },
  }),
];

/** Marks parts of the text, and scrolls to the first. */
export function mark(view: EditorView, spans: readonly TextSpan[]): void {
  const first = Math.min(...spans.map(({ start }) => start));
  const effects: StateEffect<unknown>[] = [setMarked.of(spans)];
  if (first <= view.state.doc.length)
    effects.push(EditorView.scrollIntoView(first, { yMargin: 60, xMargin: 120 }));
  view.dispatch({ effects });
}
