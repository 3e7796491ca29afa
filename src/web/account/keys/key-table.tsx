import type { ComponentChildren } from "preact";
import type { KeyEntry, Limits } from "../../../server/site/schema.ts";
import { countOf } from "../../shared/count.ts";
import { isOver, nameOf } from "./key-list.ts";
import { KeyName } from "./key-name.tsx";
import { Moment } from "../moment.tsx";
import { dateOf, dayOf, fromNow } from "../words.ts";

/** The actions on a key that open a dialog. */
export type KeyAction = "limits" | "rotate" | "revoke";

interface KeyTableProps {
  /** Without revoked keys. */
  readonly keys: readonly KeyEntry[];
  readonly ask: (act: KeyAction, key: KeyEntry) => void;
  readonly renamed: (record: KeyEntry) => void;
}

const COLUMNS = ["Name", "Key", "Created", "Last used", "Limits", "State"];

/** A table with explicit roles, because CSS turns its rows into cards on a phone. */
export function KeyTable({ keys, ask, renamed }: KeyTableProps) {
  return (
    <table class="keys" role="table" aria-labelledby="keys-title">
      <thead role="rowgroup">
        <tr role="row">
          {COLUMNS.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
          <th role="columnheader" scope="col">
            <span class="unseen">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {keys.map((key) => (
          <KeyRow key={key.id} entry={key} ask={ask} renamed={renamed} />
        ))}
      </tbody>
    </table>
  );
}

interface KeyRowProps extends Omit<KeyTableProps, "keys"> {
  readonly entry: KeyEntry;
}

const ACTIONS = [
  ["limits", "Limits"],
  ["rotate", "Rotate"],
  ["revoke", "Revoke"],
] as const;

function KeyRow({ entry, ask, renamed }: KeyRowProps) {
  const { prefix, createdAt, lastUsedAt, limits, expiring } = entry;
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        <KeyName entry={entry} renamed={renamed} />
      </th>
      <Cell label="Key">
        <code>{prefix}…</code>
      </Cell>
      <Cell label="Created">
        <Moment at={createdAt} say={dateOf} />
      </Cell>
      <Cell label="Last used">
        {lastUsedAt === null ? (
          <span class="faint">never</span>
        ) : (
          <Moment at={lastUsedAt} say={fromNow} />
        )}
      </Cell>
      <Cell label="Limits">
        <LimitWords limits={limits} />
      </Cell>
      <Cell label="State">
        <StateWords entry={entry} />
        {expiring.map((old) => (
          <span class="old" key={old.prefix}>
            <span class="state doubtful">Expiring</span>
            <span class="faint">
              <code>{old.prefix}…</code> ends <Moment at={old.expiresAt} say={fromNow} />
            </span>
          </span>
        ))}
      </Cell>
      <td role="cell" class="acts">
        {ACTIONS.filter(([act]) => act === "revoke" || !isOver(entry)).map(([act, text]) => (
          <button
            key={act}
            type="button"
            class={act === "revoke" ? "small danger" : "small"}
            aria-label={`${text}: ${nameOf(entry)}`}
            onClick={() => {
              ask(act, entry);
            }}
          >
            {text}
          </button>
        ))}
      </td>
    </tr>
  );
}

function StateWords({ entry }: { entry: KeyEntry }) {
  const { expiresOn } = entry;
  if (expiresOn === null) return <span class="state">Active</span>;
  const day = <time dateTime={expiresOn}>{dayOf(expiresOn)}</time>;
  return (
    <>
      {isOver(entry) ? <span class="state over">Expired</span> : <span class="state">Active</span>}
      <span class="until faint">
        {isOver(entry) ? "after" : "until"} {day}
      </span>
    </>
  );
}

function Cell({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    <td role="cell" data-label={label}>
      <span>{children}</span>
    </td>
  );
}

function LimitWords({ limits: { perMinute, perDay } }: { limits: Limits }) {
  if (perMinute === null && perDay === null) return <span class="faint">none</span>;
  return (
    <>
      {perMinute === null ? null : <span class="limit">{countOf(perMinute)} a minute</span>}
      {perDay === null ? null : <span class="limit">{countOf(perDay)} a day</span>}
    </>
  );
}
