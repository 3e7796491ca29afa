/** The notes that the editor shows about parts of the text. */
import type { TextLine, TextSpan } from "../../../views/lines-schema.ts";
import type { Workbench } from "../../../views/workbench/schema.ts";
import { systemNames } from "../system-names.ts";

export interface NoteWords extends TextSpan {
  readonly kind: "field" | "unread" | "line";
  /** `departure`, or `not read`; for a line, the family that read it. */
  readonly title: string;
  /** The value in the answer, or the reason. */
  readonly value: string | null;
  /** Where the value is in the answer. */
  readonly path: string | null;
  /** The rule and the system that read it; for a line, the system. */
  readonly readBy: string | null;
  /** For a line, the wire value of the system that read it. */
  readonly system?: string;
}

/** The notes on fields, on unread parts and on lines. */
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
  const lines = model.lines.flatMap(({ start, end, rule, system }) =>
    rule === null || system === null
      ? []
      : [
          {
            ...{ kind: "line" as const, start, end, title: rule, value: null, path: null },
            ...{ readBy: names.get(system) ?? system, system },
          },
        ],
  );
  return [...fields, ...unread, ...lines];
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
