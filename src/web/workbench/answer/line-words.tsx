import { useEffect, useState } from "preact/hooks";
import type { TextLine } from "../../../views/lines-schema.ts";
import type { Workbench } from "../../../views/workbench/schema.ts";
import { lineRule, type LineRule } from "../rules.ts";
import { systemNames } from "../system-names.ts";
import { FATES, fateOf } from "../unread-lines.ts";

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
  const { rule, system, reason, unread } = line;
  const fate = fateOf(line);
  if (fate === "unread") return <span class="bad">not read: {reason ?? "no rule reads it"}</span>;
  if (fate === "ignored") return <span class="faint">says nothing about the booking</span>;
  const name = system === null ? null : names.get(system);
  return (
    <>
      <span class={fate === "read" ? "good" : "doubt"}>
        {FATES[fate].meaning}
        {rule !== null && (
          <>
            : <RuleName rule={rule} system={system} />
          </>
        )}
        {name !== undefined && name !== null && ` · ${name}`}
      </span>
      {fate === "partly" && <span class="bad">not read: {unread[0]?.reason}</span>}
    </>
  );
}

/** The name of a rule, with a link to its diagram. */
function RuleName({ rule, system }: { readonly rule: string; readonly system: string | null }) {
  const [found, setFound] = useState<LineRule | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void lineRule(system, rule).then((loaded) => {
      if (isCurrent) setFound(loaded);
    });
    return () => {
      isCurrent = false;
    };
  }, [rule, system]);
  if (found === null) return <>{rule}</>;
  return (
    <a href={found.drawing} target="_blank" title={found.production}>
      {rule}
    </a>
  );
}
