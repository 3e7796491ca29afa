import type { TextLine } from "../../../views/lines-schema.ts";
import type { Workbench } from "../../../views/workbench/schema.ts";
import { systemNames } from "../system-names.ts";

interface Props {
  readonly model: Workbench;
  /** Where the cursor is. */
  readonly cursor: { readonly line: number; readonly offset: number };
}

/** How the line and the field at the cursor were read; screen readers announce it. */
export function LineWords({ model, cursor }: Props) {
  const line = model.lines[cursor.line - 1];
  if (line === undefined) return null;
  const field = model.fields
    .filter(({ start, end }) => start <= cursor.offset && cursor.offset < end)
    .sort((a, b) => a.end - a.start - (b.end - b.start))[0];
  return (
    <>
      <span>Line {line.number}</span>
      <Fate line={line} names={systemNames(model)} />
      {field && (
        <span>
          <b>{field.label}</b>
          {field.value !== null && `: ${field.value}`}
        </span>
      )}
    </>
  );
}

function Fate({ line, names }: { line: TextLine; names: ReadonlyMap<string, string> }) {
  const { fate, rule, system, reason } = line;
  if (fate === "unread") return <span class="bad">not read: {reason ?? "no rule reads it"}</span>;
  if (fate === "ignored") return <span class="faint">says nothing about the booking</span>;
  const by = [rule, system === null ? null : names.get(system)].filter(Boolean).join(" · ");
  return <span class="good">read{by === "" ? "" : `: ${by}`}</span>;
}
