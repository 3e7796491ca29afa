/**
 * Finds words in an editor, including the parts that are not drawn, where the browser cannot find
 * them.
 */
import { search, searchKeymap } from "@codemirror/search";
import type { Extension } from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";

const findLook = EditorView.theme({
  ".cm-panels": {
    backgroundColor: "var(--sunken)",
    color: "var(--ink)",
    font: "13px/1.5 var(--text)",
  },
  ".cm-panels-top": { borderBottom: "1px solid var(--rule)" },
  ".cm-panel.cm-search": { padding: "6px 32px 6px 8px" },
  ".cm-panel.cm-search label": { fontSize: "13px" },
  ".cm-panel.cm-search [name=close]": {
    color: "inherit",
    fontSize: "20px",
    top: "2px",
    right: "8px",
    cursor: "pointer",
  },
  ".cm-textfield": {
    padding: "3px 6px",
    border: "1px solid light-dark(#868e9b, #6a7484)",
    borderRadius: "4px",
    backgroundColor: "var(--panel)",
    color: "inherit",
    font: "inherit",
  },
  ".cm-button": {
    padding: "3px 8px",
    border: "1px solid var(--rule)",
    borderRadius: "4px",
    backgroundColor: "var(--panel)",
    backgroundImage: "none",
    color: "inherit",
    font: "inherit",
    cursor: "pointer",
  },
  // Little of the text would be left.
  "@media (max-width: 40rem)": {
    ".cm-panel [name=replace], .cm-panel [name=replaceAll]": { display: "none" },
  },
  ".cm-searchMatch": { backgroundColor: "var(--doubt-ground)", outline: "1px solid var(--doubt)" },
  ".cm-searchMatch-selected": { backgroundColor: "var(--doubt-ground)", outlineWidth: "2px" },
  ".cm-selectionMatch": { backgroundColor: "var(--doubt-ground)" },
});

export const find: Extension = [search({ top: true }), keymap.of(searchKeymap), findLook];
