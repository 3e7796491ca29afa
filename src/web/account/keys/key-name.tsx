import { useEffect, useRef, useState } from "preact/hooks";
import type { KeyEntry } from "../../../server/site/schema.ts";
import { TextField } from "../form/fields.tsx";
import { useForm } from "../form/form.ts";
import { nameOf } from "./key-list.ts";
import { nameProblem } from "../rules.ts";
import { site } from "../site.ts";

/** Keeps the button next to the last word. */
const NO_BREAK = "\u00a0";

interface KeyNameProps {
  readonly entry: KeyEntry;
  readonly renamed: (record: KeyEntry) => void;
}

/** The name of a key, which can be edited in place. */
export function KeyName({ entry, renamed }: KeyNameProps) {
  const [isEditing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) button.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  const close = (): void => {
    setEditing(false);
  };
  if (isEditing) return <NameForm entry={entry} renamed={renamed} close={close} />;
  return (
    <span class="name">
      {nameOf(entry)}
      {NO_BREAK}
      <button
        ref={button}
        type="button"
        class="quiet small"
        aria-label={`Rename: ${nameOf(entry)}`}
        onClick={() => {
          setEditing(true);
        }}
      >
        <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true" class="pencil">
          <path d="M2.5 13.5 3.3 10.4 11 2.7a1 1 0 0 1 1.4 0l.9.9a1 1 0 0 1 0 1.4l-7.7 7.7z" />
        </svg>
      </button>
    </span>
  );
}

interface NameFormProps extends KeyNameProps {
  readonly close: () => void;
}

function NameForm({ entry, renamed, close }: NameFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { problems, failure, isBusy, onSubmit } = useForm({
    check: (values) => nameProblem(values("name")),
    submit: async (values) => {
      const { record } = await site.renameKey(entry.id, values("name"));
      close();
      renamed(record);
    },
    fieldOf: { name: "name" },
  });
  useEffect(() => {
    form.current?.querySelector("input")?.select();
  }, []);
  return (
    <form
      ref={form}
      class="rename"
      noValidate
      onSubmit={onSubmit}
      onKeyDown={(event) => {
        if (event.key === "Escape") close();
      }}
    >
      <TextField
        label="New name"
        name="name"
        value={entry.name ?? ""}
        problem={problems.name ?? failure ?? undefined}
      />
      <div class="buttons">
        <button type="submit" class="main small" aria-disabled={isBusy}>
          Save
        </button>
        <button type="button" class="small" onClick={close}>
          Cancel
        </button>
      </div>
    </form>
  );
}
