import { useRef } from "preact/hooks";
import type { SystemName } from "../../views/lines-schema.ts";
import type { Sample } from "../../views/workbench/schema.ts";
import { OPENABLE } from "./open-file.ts";
import { SampleList } from "./samples.tsx";

export interface Choices {
  readonly algorithm: string;
  readonly referenceDate: string;
  readonly key: string;
}

interface Props {
  readonly choices: Choices;
  readonly choose: (change: Partial<Choices>) => void;
  readonly systems: readonly SystemName[];
  readonly samples: readonly Sample[];
  readonly load: (sample: Sample) => void;
  readonly open: (file: File) => void;
  readonly clear: () => void;
  readonly asksForKey: boolean;
}

/** The toolbar above the editor. */
export function Toolbar(props: Props) {
  const { choices, choose, systems, samples, load, open, clear, asksForKey } = props;
  return (
    <form
      class="toolbar"
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      <label>
        <span>System</span>
        <select
          value={choices.algorithm}
          onChange={({ currentTarget }) => {
            choose({ algorithm: currentTarget.value });
          }}
        >
          <option value="">Detect from the text</option>
          {systems.map(({ wire, name }) => (
            <option key={wire} value={wire}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label title="Missing years are inferred from this day; empty: today">
        <span>Reference date{choices.referenceDate === "" && ": today"}</span>
        <input
          type="date"
          value={choices.referenceDate}
          onInput={({ currentTarget }) => {
            choose({ referenceDate: currentTarget.value });
          }}
        />
      </label>
      <div class="buttons">
        <OpenButton open={open} />
        <SampleMenu samples={samples} load={load} />
        <button type="button" onClick={clear}>
          Clear
        </button>
      </div>
      {asksForKey && <KeyField value={choices.key} choose={choose} />}
    </form>
  );
}

/** Opens a text, a mail or a web page from the visitor's files. */
function OpenButton({ open }: Pick<Props, "open">) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        title="A mail, a web page or a text"
        onClick={() => input.current?.click()}
      >
        Open
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={OPENABLE}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file !== undefined) open(file);
          // So that the same file can be opened again.
          currentTarget.value = "";
        }}
      />
    </>
  );
}

function KeyField({ value, choose }: { value: string; choose: Props["choose"] }) {
  return (
    <div class="key">
      <label>
        <span>API key</span>
        <input
          type="password"
          autocomplete="off"
          spellcheck={false}
          placeholder="rk_…"
          aria-describedby="key-hint"
          value={value}
          onInput={({ currentTarget }) => {
            choose({ key: currentTarget.value.trim() });
          }}
        />
      </label>
      <p class="faint" id="key-hint">
        To decode here,{" "}
        <a href="/account" target="_blank">
          log in
        </a>{" "}
        in a new window, or paste an API key. The key stays on this page only, until you leave it.
      </p>
    </div>
  );
}

function SampleMenu({ samples, load }: Pick<Props, "samples" | "load">) {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (menu.current !== null) menu.current.open = false;
  };
  return (
    <details
      class="menu"
      ref={menu}
      onKeyDown={({ key }) => {
        if (key !== "Escape") return;
        close();
        menu.current?.querySelector("summary")?.focus();
      }}
      onFocusOut={({ relatedTarget }) => {
        const inside = relatedTarget instanceof Node && menu.current?.contains(relatedTarget);
        if (inside !== true && relatedTarget !== null) close();
      }}
    >
      <summary class="button">Samples</summary>
      <div class="choices">
        <SampleList
          samples={samples}
          load={(sample) => {
            close();
            load(sample);
          }}
        />
      </div>
    </details>
  );
}
