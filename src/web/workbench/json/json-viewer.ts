/** Shows JSON. Answers can be long, so only the visible part is drawn. */
import { json } from "@codemirror/lang-json";
import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { EditorState } from "@codemirror/state";
import { drawSelection, EditorView, keymap, lineNumbers } from "@codemirror/view";
import { defaultKeymap, selectAll } from "@codemirror/commands";
import { tags } from "@lezer/highlight";
import type { TextSpan } from "../../../views/lines-schema.ts";
import { find } from "../editor/find.ts";
import { mark, marked } from "../editor/marked.ts";
import { look } from "../editor/look.ts";

const COLOURS = HighlightStyle.define([
  { tag: tags.propertyName, color: "var(--accent)" },
  { tag: tags.string, color: "var(--good)" },
  { tag: [tags.number, tags.bool], color: "var(--doubt)" },
  { tag: tags.null, color: "var(--faint)" },
  { tag: [tags.separator, tags.squareBracket, tags.brace], color: "var(--faint)" },
]);

export interface JsonViewer {
  /** Selects everything, including what is not drawn. */
  readonly selectAll: () => void;
  /** Marks a part and scrolls there; null: marks nothing. */
  readonly mark: (span: TextSpan | null) => void;
  readonly destroy: () => void;
}

/** @param onPlace receives the place where the visitor puts the cursor */
export function makeJsonViewer(
  root: ShadowRoot,
  text: string,
  label: string,
  onPlace: (offset: number) => void,
): JsonViewer {
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        drawSelection(),
        find,
        keymap.of(defaultKeymap),
        EditorState.readOnly.of(true),
        EditorView.contentAttributes.of({
          "aria-label": label,
          "aria-readonly": "true",
          tabindex: "0",
        }),
        EditorView.updateListener.of(({ transactions, state }) => {
          if (transactions.some((transaction) => transaction.isUserEvent("select")))
            onPlace(wordAt(state, state.selection.main.head));
        }),
        marked,
        json(),
        syntaxHighlighting(COLOURS),
        look,
      ],
    }),
  });
  return {
    selectAll: () => {
      selectAll(view);
      view.focus();
    },
    mark: (span) => {
      mark(view, span === null ? [] : [span]);
    },
    destroy: () => {
      view.destroy();
    },
  };
}

/** A place in the indentation of a line, or after its comma, belongs to the member of the line. */
function wordAt({ doc }: EditorState, offset: number): number {
  const { from, text } = doc.lineAt(offset);
  const last = from + text.replace(/,$/, "").length;
  return Math.min(Math.max(offset, from + text.search(/\S|$/)), last);
}
