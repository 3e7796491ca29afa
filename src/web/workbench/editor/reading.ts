/** How the text was read, as editor state: its marks move when the text is edited. */
import {
  RangeSet,
  RangeValue,
  StateEffect,
  StateField,
  type EditorState,
  type Range,
  type Text,
} from "@codemirror/state";
import { Decoration, EditorView, gutter, GutterMarker, type DecorationSet } from "@codemirror/view";
import type { TextSpan } from "../../../views/lines-schema.ts";
import type { Workbench } from "../../../views/workbench/schema.ts";
import { FATES, fateOf, type LineFate } from "../unread-lines.ts";
import { notesOf, type NoteWords } from "./notes.ts";

/** Sets the reading of the current text; null: none. */
export const setReading = StateEffect.define<Workbench | null>();

/** A note on a part of the text. */
class Note extends RangeValue {
  readonly words: NoteWords;

  constructor(words: NoteWords) {
    super();
    this.words = words;
  }

  override eq(other: RangeValue): boolean {
    return other instanceof Note && other.words === this.words;
  }
}

/** The sign of a line, so that the meaning does not depend on colour. */
class Sign extends GutterMarker {
  readonly fate: LineFate;
  override elementClass: string;

  constructor(fate: LineFate) {
    super();
    this.fate = fate;
    this.elementClass = `sign-${fate}`;
  }

  override eq(other: GutterMarker): boolean {
    return other instanceof Sign && other.fate === this.fate;
  }

  override toDOM(): Node {
    const sign = document.createElement("span");
    sign.textContent = FATES[this.fate].sign;
    sign.title = FATES[this.fate].meaning;
    return sign;
  }
}

interface Reading {
  readonly looks: DecorationSet;
  readonly signs: RangeSet<GutterMarker>;
  readonly notes: RangeSet<Note>;
}

const NOTHING: Reading = {
  looks: Decoration.none,
  signs: RangeSet.of<GutterMarker>([]),
  notes: RangeSet.of<Note>([]),
};

const readingField = StateField.define<Reading>({
  create: () => NOTHING,
  update(reading, { changes, docChanged, effects, newDoc }) {
    for (const effect of effects)
      if (effect.is(setReading))
        return effect.value === null ? NOTHING : readingOf(effect.value, newDoc);
    if (!docChanged) return reading;
    return {
      looks: reading.looks.map(changes),
      signs: reading.signs.map(changes),
      // They refer to a text that no longer exists.
      notes: NOTHING.notes,
    };
  },
  provide: (field) => EditorView.decorations.from(field, ({ looks }) => looks),
});

const FIELD = Decoration.mark({ class: "field" });
const UNREAD = Decoration.mark({ class: "unread" });
const LINES = {
  read: Decoration.line({ class: "line-read" }),
  partly: Decoration.line({ class: "line-partly" }),
  ignored: Decoration.line({ class: "line-ignored" }),
  unread: Decoration.line({ class: "line-unread" }),
};

function readingOf(model: Workbench, text: Text): Reading {
  const looks: Range<Decoration>[] = [];
  const signs: Range<GutterMarker>[] = [];
  for (const line of model.lines) {
    const { number, unread } = line;
    if (number > text.lines) break;
    const fate = fateOf(line);
    const { from } = text.line(number);
    looks.push(LINES[fate].range(from));
    signs.push(new Sign(fate).range(from));
    // The colour of the line shows that it is completely unread.
    if (fate === "partly") looks.push(...inside(unread, text).map(rangeOf(UNREAD)));
  }
  looks.push(...inside(model.fields, text).map(rangeOf(FIELD)));
  const notes = inside(notesOf(model), text).map((words) =>
    new Note(words).range(words.start, words.end),
  );
  return {
    looks: Decoration.set(looks, true),
    signs: RangeSet.of(signs, true),
    notes: RangeSet.of(notes, true),
  };
}

function rangeOf(look: Decoration): (span: TextSpan) => Range<Decoration> {
  return ({ start, end }) => look.range(start, end);
}

/** The spans that an editor can mark: those that are not empty and within the text. */
function inside<S extends TextSpan>(spans: readonly S[], { length }: Text): readonly S[] {
  return spans.filter(({ start, end }) => start < end && end <= length);
}

/** The notes at a place, shortest span first. */
export function notesAt(state: EditorState, at: number): readonly NoteWords[] {
  const found: { readonly words: NoteWords; readonly length: number }[] = [];
  state.field(readingField).notes.between(at, at, (from, to, { words }) => {
    if (from <= at && at < to) found.push({ words, length: to - from });
  });
  return found.sort((a, b) => a.length - b.length).map(({ words }) => words);
}

/** Sets the lines to highlight, by number. */
export const setLinked = StateEffect.define<readonly number[]>();

const LINKED = Decoration.line({ class: "linked" });

const linkedField = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(linked, { effects, changes, newDoc }) {
    for (const effect of effects)
      if (effect.is(setLinked))
        return Decoration.set(
          effect.value
            .filter((number) => number <= newDoc.lines)
            .map((number) => LINKED.range(newDoc.line(number).from)),
          true,
        );
    return linked.map(changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** Shows how the text was read: styles of lines and fields, and signs in the gutter. */
export const reading = [
  readingField,
  linkedField,
  gutter({
    class: "signs",
    markers: ({ state }) => state.field(readingField).signs,
    initialSpacer: () => new Sign("read"),
  }),
];
