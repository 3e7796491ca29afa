/** The editor for the pasted record. */
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { EditorState, type Extension } from "@codemirror/state";
import {
  drawSelection,
  EditorView,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
  placeholder,
} from "@codemirror/view";
import type { TextSpan } from "../../../views/lines-schema.ts";
import type { Workbench } from "../../../views/workbench/schema.ts";
import { find } from "./find.ts";
import { look, readingLook } from "./look.ts";
import { mark, marked } from "./marked.ts";
import { pasting } from "./pasting.ts";
import { reading, setLinked, setReading } from "./reading.ts";
import { tooltips } from "./tooltips.ts";

export interface EditorEvents {
  readonly onText: (text: string) => void;
  /** The cursor moved. */
  readonly onCursor: (line: number, offset: number) => void;
  /** The pointer moved to a line; null: it left the text. */
  readonly onPoint: (line: number | null) => void;
}

export interface RecordEditor {
  /** Replaces the text as a paste would. */
  readonly setText: (text: string) => void;
  readonly focus: () => void;
  /** @param text the text that was read: if it has changed since, the reading is ignored; null: none was */
  readonly setReading: (text: string | null, model: Workbench | null) => void;
  /** Marks parts of the text and scrolls to the first. */
  readonly mark: (spans: readonly TextSpan[]) => void;
  readonly link: (lines: readonly number[]) => void;
  /** Moves the cursor to a place and scrolls there. */
  readonly goTo: (offset: number) => void;
  readonly destroy: () => void;
}

export function makeRecordEditor(
  root: ShadowRoot,
  label: string,
  events: EditorEvents,
): RecordEditor {
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({ extensions: extensions(label, events) }),
  });
  return {
    setText: (text) => {
      view.dispatch({
        changes: { from: 0, to: view.state.doc.length, insert: text },
        userEvent: "input.paste",
      });
    },
    focus: () => {
      view.focus();
    },
    setReading: (text, model) => {
      if (text === null || view.state.doc.toString() === text)
        view.dispatch({ effects: setReading.of(model) });
    },
    mark: (spans) => {
      mark(view, spans);
    },
    link: (lines) => {
      view.dispatch({ effects: setLinked.of(lines) });
    },
    goTo: (offset) => {
      const anchor = Math.min(offset, view.state.doc.length);
      view.dispatch({
        selection: { anchor },
        effects: EditorView.scrollIntoView(anchor, { y: "center" }),
      });
      view.focus();
    },
    destroy: () => {
      view.destroy();
    },
  };
}

function extensions(label: string, { onText, onCursor, onPoint }: EditorEvents): Extension {
  return [
    lineNumbers(),
    reading,
    history(),
    drawSelection(prefersReducedMotion() ? { cursorBlinkRate: 0 } : {}),
    highlightActiveLineGutter(),
    find,
    // Tab is not among these: it moves on to the next control.
    keymap.of([...defaultKeymap, ...historyKeymap]),
    placeholder("Paste a booking record here"),
    EditorView.contentAttributes.of({
      "aria-label": label,
      tabindex: "0",
      spellcheck: "false",
      autocorrect: "off",
      autocapitalize: "off",
    }),
    EditorView.updateListener.of(({ docChanged, selectionSet, state }) => {
      if (docChanged) onText(state.doc.toString());
      const { head } = state.selection.main;
      if (docChanged || selectionSet) onCursor(state.doc.lineAt(head).number, head);
    }),
    pointing(onPoint),
    pasting,
    marked,
    tooltips,
    look,
    readingLook,
  ];
}

/** Whether the visitor prefers reduced motion, which includes the cursor. */
function prefersReducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function pointing(onPoint: EditorEvents["onPoint"]): Extension {
  let last: number | null = null;
  const point = (line: number | null) => {
    if (line !== last) onPoint(line);
    last = line;
  };
  return EditorView.domEventHandlers({
    mousemove: ({ clientX, clientY }, view) => {
      const at = view.posAtCoords({ x: clientX, y: clientY });
      point(at === null ? null : view.state.doc.lineAt(at).number);
    },
    mouseleave: () => {
      point(null);
    },
  });
}
