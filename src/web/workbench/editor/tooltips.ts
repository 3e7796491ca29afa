/** Explains the field or the line at the pointer. */
import type { EditorState, Extension } from "@codemirror/state";
import { hoverTooltip, type Tooltip } from "@codemirror/view";
import { lineRule, type LineRule } from "../rules.ts";
import type { NoteWords } from "./notes.ts";
import { notesAt, setReading } from "./reading.ts";

/** Fields can overlap; more than these would hide the text. */
const MAX_NOTES = 4;

/** The fields at a place; if there are none, the line. */
async function tooltipAt(state: EditorState, at: number): Promise<Tooltip | null> {
  const notes = notesAt(state, at);
  const parts = notes.filter(({ kind }) => kind !== "line").slice(0, MAX_NOTES);
  const line = notes.find(({ kind }) => kind === "line");
  if (parts.length > 0) return { pos: at, above: true, create: () => ({ dom: draw(parts) }) };
  if (line === undefined) return null;
  const rule = await lineRule(line.system ?? null, line.title);
  return { pos: at, above: true, create: () => ({ dom: drawLine(line, rule) }) };
}

/** The rule that read a line, by name, with its production and its diagram. */
function drawLine(line: NoteWords, rule: LineRule | null): HTMLElement {
  const box = draw([line]);
  if (rule === null) return box;
  const production = document.createElement("div");
  production.className = "note-path";
  production.textContent = rule.production;
  const drawing = document.createElement("img");
  drawing.className = "note-drawing";
  drawing.src = rule.drawing;
  drawing.alt = "";
  box.firstElementChild?.append(production, drawing);
  return box;
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

/**
 * Only for the pointer: at the cursor, a tooltip would hide the text that is being written. The line below the
 * editor shows the same.
 */
export const tooltips: Extension = hoverTooltip(({ state }, at) => tooltipAt(state, at), {
  hoverTime: 150,
  hideOn: ({ docChanged, effects }) =>
    docChanged || effects.some((effect) => effect.is(setReading)),
});
