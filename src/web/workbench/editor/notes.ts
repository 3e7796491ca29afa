/** The notes that the editor shows about parts of the text. */
import type { TextLine, TextSpan } from "../../../views/lines-schema.ts";
import type { Workbench } from "../../../views/workbench/schema.ts";
import { systemNames } from "../system-names.ts";

export interface NoteWords extends TextSpan {
  readonly kind: "field" | "unread";
  /** `departure`, or `not read`. */
  readonly title: string;
  /** The value in the answer, or the reason. */
  readonly value: string | null;
  /** Where the value is in the answer. */
  readonly path: string | null;
  /** The rule and the system that read it. */
  readonly readBy: string | null;
}

/** The notes on fields and on unread parts. */
export function notesOf(model: Workbench): readonly NoteWords[] {
  const names = systemNames(model);
  const lineAt = lineFinder(model.lines);
  const fields = model.fields.map(({ start, end, label, value, path, rule }) => {
    const { system = null } = lineAt(start) ?? {};
    const name = system === null ? null : (names.get(system) ?? system);
    const readBy = [rule, name].filter((part) => part !== null).join(" · ");
    return { kind: "field" as const, start, end, title: label, value, path, readBy };
  });
  const unread = model.lines.flatMap((line) =>
    line.unread.map(({ start, end, reason }) => ({
      kind: "unread" as const,
      start,
      end,
      title: "not read",
      value: reason,
      path: null,
      readBy: null,
    })),
  );
  return [...fields, ...unread];
}

/** Finds the line at an offset; fast if the offsets ascend. */
function lineFinder(lines: readonly TextLine[]): (at: number) => TextLine | undefined {
  let index = 0;
  return (at) => {
    if ((lines[index]?.start ?? 0) > at) index = 0;
    while (index < lines.length && (lines[index]?.end ?? 0) < at) index++;
    return lines[index];
  };
}
