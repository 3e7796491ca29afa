/** Shows JSON. Answers can be long, so only the visible part is drawn. */
import { json } from "@codemirror/lang-json";
import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { EditorState } from "@codemirror/state";
import { drawSelection, EditorView, keymap, lineNumbers } from "@codemirror/view";
import { defaultKeymap, selectAll } from "@codemirror/commands";
import { tags } from "@lezer/highlight";
import { look } from "./look.ts";

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
  readonly destroy: () => void;
}

export function makeJsonViewer(root: ShadowRoot, text: string, label: string): JsonViewer {
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        drawSelection(),
        keymap.of(defaultKeymap),
        EditorState.readOnly.of(true),
        EditorView.contentAttributes.of({
          "aria-label": label,
          "aria-readonly": "true",
          tabindex: "0",
        }),
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
    destroy: () => {
      view.destroy();
    },
  };
}
