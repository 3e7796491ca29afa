/** The style of the editors. The theme's custom properties also apply within a shadow root. */
import { EditorView } from "@codemirror/view";

export const look = EditorView.theme({
  "&": { height: "100%", color: "var(--ink)", backgroundColor: "var(--panel)" },
  // The frame around the editor shows the focus.
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": { fontFamily: "var(--code)", fontSize: "13px", lineHeight: "1.6" },
  ".cm-content": { caretColor: "var(--ink)", padding: "8px 0" },
  ".cm-cursor": { borderLeftColor: "var(--ink)" },
  ".cm-line": { padding: "0 12px 0 8px" },
  ".cm-gutters": {
    backgroundColor: "var(--panel)",
    color: "var(--faint)",
    border: "none",
  },
  ".cm-lineNumbers .cm-gutterElement": { minWidth: "2.4em", padding: "0 4px 0 8px" },
  ".cm-activeLineGutter": { backgroundColor: "transparent" },
  "&.cm-focused .cm-lineNumbers .cm-activeLineGutter": { color: "var(--ink)" },
  // On a phone, a line that runs off the screen is not seen at all.
  "@media (max-width: 40rem)": {
    ".cm-content": {
      flexShrink: "1",
      whiteSpace: "break-spaces",
      wordBreak: "break-word",
      overflowWrap: "anywhere",
    },
  },
  ".cm-placeholder": { color: "var(--faint)" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground": {
    backgroundColor: "light-dark(#c3dafc, #2f4a75)",
  },
  ".cm-selectionBackground": { backgroundColor: "light-dark(#dfe3ea, #39414e)" },
});

export const readingLook = EditorView.theme({
  "&": { "--field": "color-mix(in srgb, var(--accent) 16%, transparent)" },
  ".signs .cm-gutterElement": {
    width: "1.5em",
    textAlign: "center",
    fontWeight: "700",
    cursor: "default",
  },
  ".sign-read": { color: "var(--good)" },
  ".sign-partly": { color: "var(--doubt)", backgroundColor: "var(--doubt-ground)" },
  ".sign-ignored": { color: "var(--faint)" },
  ".sign-unread": { color: "var(--bad)", backgroundColor: "var(--bad-ground)" },
  ".line-read": { boxShadow: "inset 2px 0 var(--good)" },
  ".line-partly": { boxShadow: "inset 2px 0 var(--doubt)" },
  ".line-ignored": { boxShadow: "inset 2px 0 var(--rule)", color: "var(--faint)" },
  ".line-unread": {
    boxShadow: "inset 2px 0 var(--bad)",
    backgroundColor: "var(--bad-ground)",
    color: "var(--bad)",
  },
  ".linked.linked": { backgroundColor: "var(--doubt-ground)" },
  ".field": {
    backgroundColor: "var(--field)",
    borderRadius: "3px",
  },
  ".field:hover": { boxShadow: "0 0 0 1px var(--accent)" },
  ".unread": {
    textDecoration: "underline wavy var(--bad) 1px",
    textUnderlineOffset: "3px",
  },
  ".cm-tooltip": {
    border: "1px solid var(--rule)",
    borderRadius: "8px",
    backgroundColor: "var(--panel)",
    color: "var(--ink)",
    boxShadow: "0 6px 24px light-dark(#1d212933, #0009)",
    zIndex: "20",
  },
  ".notes": { font: "13px/1.45 var(--text)", maxWidth: "min(34rem, 86vw)" },
  ".note": { padding: "8px 12px", overflowWrap: "anywhere" },
  ".note + .note": { borderTop: "1px solid var(--rule)" },
  ".note-title": { color: "var(--faint)", fontWeight: "500" },
  ".note-value": { fontWeight: "600" },
  ".note-path": { fontFamily: "var(--code)", fontSize: "12px", color: "var(--faint)" },
  ".note-readBy": { fontSize: "12px", color: "var(--faint)" },
  ".note-line .note-title": { color: "var(--ink)", fontWeight: "600" },
  ".note-line .note-path": { margin: "4px 0" },
  // The diagrams have their own light background.
  ".note-drawing": {
    display: "block",
    maxWidth: "100%",
    maxHeight: "45vh",
    padding: "4px",
    borderRadius: "4px",
    backgroundColor: "#ffffff",
  },
  ".note-unread .note-title": { color: "var(--bad)" },
});
