import { useRef } from "preact/hooks";
import type { SystemName } from "../../views/lines-schema.ts";
import type { Sample } from "../../views/workbench/schema.ts";
import { Menu } from "../shared/menu.tsx";
import { OPENABLE } from "./input/open-file.ts";
import { SampleList } from "./welcome/samples.tsx";
import { KeyField } from "./key-field.tsx";
import { LoggedIn } from "./logged-in.tsx";
import { OfflineSwitch } from "./offline/offline-switch.tsx";
import { ShareMenu } from "./share/share-menu.tsx";
import type { Visit } from "./use-visit.ts";

export interface Choices {
  readonly algorithm: string;
  readonly referenceDate: string;
  readonly key: string;
  /** Whether the page decodes by itself. */
  readonly isOffline: boolean;
}

interface Props {
  readonly choices: Choices;
  readonly choose: (change: Partial<Choices>) => void;
  readonly systems: readonly SystemName[];
  readonly visit: Visit;
  readonly load: (sample: Sample) => void;
  readonly open: (files: readonly File[]) => void;
  readonly clear: () => void;
  /** Starts or ends comparing. */
  readonly compare: () => void;
  readonly isComparing: boolean;
  /** Replaces the personal data in the text. */
  readonly redact: () => void;
  readonly isRedacting: boolean;
  /** The content of a link to this record. */
  readonly text: string;
  readonly asksForKey: boolean;
}

/** The toolbar above the editor. */
export function Toolbar(props: Props) {
  const { choices, choose, systems, visit, asksForKey } = props;
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
          <option value="">Detect automatically</option>
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
      <Buttons {...props} />
      <OfflineSwitch isOffline={choices.isOffline} choose={choose} />
      <LoggedIn {...visit} />
      {asksForKey && !choices.isOffline && (
        <KeyField value={choices.key} choose={choose} visit={visit} />
      )}
    </form>
  );
}

function Buttons(props: Props) {
  const { choices, visit, load, open, clear, text, compare, isComparing } = props;
  return (
    <div class="buttons">
      <OpenButton open={open} />
      <SampleMenu samples={visit.samples} load={load} />
      <ShareMenu shared={{ ...choices, text }} />
      <button
        type="button"
        aria-pressed={isComparing}
        title="What has changed between two versions of a record"
        onClick={compare}
      >
        Compare
      </button>
      <RedactButton {...props} />
      <button type="button" onClick={clear}>
        Clear
      </button>
    </div>
  );
}

/** Announces itself as busy rather than disabled, so that it keeps the focus. */
function RedactButton({ redact, isRedacting, text }: Props) {
  return (
    <button
      type="button"
      title="Replace names, contacts, numbers and locators with invented ones, in this browser"
      disabled={text.trim() === ""}
      aria-busy={isRedacting}
      onClick={() => {
        if (!isRedacting) redact();
      }}
    >
      Redact
    </button>
  );
}

/** Opens a text, an email or a web page from the visitor's files. */
function OpenButton({ open }: Pick<Props, "open">) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        title="An email, a web page or a text"
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
          open([...(currentTarget.files ?? [])]);
          // Allows the same file to be opened again.
          currentTarget.value = "";
        }}
      />
    </>
  );
}

function SampleMenu({ samples, load }: Pick<Visit, "samples"> & Pick<Props, "load">) {
  return (
    <Menu label="Samples">
      {(close) => (
        <SampleList
          samples={samples}
          load={(sample) => {
            close();
            load(sample);
          }}
        />
      )}
    </Menu>
  );
}
