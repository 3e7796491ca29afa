/** Explains the field at the pointer or the cursor. */
import { StateField, type EditorState, type Extension } from "@codemirror/state";
import { hoverTooltip, keymap, showTooltip, type Tooltip } from "@codemirror/view";
import type { NoteWords } from "./notes.ts";
import { notesAt } from "./reading.ts";

/** Fields can overlap; more than these would hide the text. */
const MAX_NOTES = 4;

function tooltipAt(state: EditorState, at: number): Tooltip | null {
  const notes = notesAt(state, at).slice(0, MAX_NOTES);
  const [shortest] = notes;
  if (shortest === undefined) return null;
  return { pos: at, above: true, create: () => ({ dom: draw(notes) }) };
}

function draw(notes: readonly NoteWords[]): HTMLElement {
  const box = document.createElement("div");
  box.className = "notes";
  box.append(...notes.map(drawNote));
  return box;
}

function drawNote({ kind, title, value, path, readBy }: NoteWords): HTMLElement {
  const note = document.createElement("div");
  note.className = `note note-${kind}`;
  for (const [name, text] of Object.entries({ title, value, path, readBy })) {
    if (text === null || text === "") continue;
    const part = document.createElement("div");
    part.className = `note-${name}`;
    part.textContent = text;
    note.append(part);
  }
  return note;
}

/** The tooltip at the cursor, until the visitor types or presses Escape. */
const atCursor = StateField.define<Tooltip | null>({
  create: () => null,
  update(tooltip, transaction) {
    if (transaction.docChanged || transaction.isUserEvent("dismiss")) return null;
    if (transaction.selection === undefined) return tooltip;
    const { main } = transaction.newSelection;
    return main.empty ? tooltipAt(transaction.state, main.head) : null;
  },
  provide: (field) => showTooltip.from(field),
});

export const tooltips: Extension = [
  atCursor,
  hoverTooltip(({ state }, at) => tooltipAt(state, at), { hoverTime: 150, hideOnChange: true }),
  keymap.of([
    {
      key: "Escape",
      run: (view) => {
        if (view.state.field(atCursor) === null) return false;
        view.dispatch({ userEvent: "dismiss" });
        return true;
      },
    },
  ]),
];
