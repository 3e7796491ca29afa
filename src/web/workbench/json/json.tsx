import { useEffect, useMemo, useRef } from "preact/hooks";
import type { Workbench } from "../../../views/workbench/schema.ts";
import { CopyButton } from "../../shared/copy-button.tsx";
import { download } from "../../shared/download.ts";
import { Shadow } from "../../shared/shadow.tsx";
import type { Links } from "../links.ts";
import { JsonLinks } from "./json-links.ts";
import { makeJsonViewer, type JsonViewer } from "./json-viewer.ts";
import { writeJson } from "./write-json.ts";

interface Props {
  readonly label: string;
  /** Null if the service refused the text. */
  readonly value: unknown;
  /** The name of the saved file. */
  readonly fileName: string;
  readonly model: Workbench;
  /** The text that the model is about. */
  readonly text: string;
  readonly links: Links;
  /** The path in this answer of a value that version 4 has at a path. */
  readonly pathIn: (path: string) => string;
}

/** An answer as JSON. A click in it highlights the place in the text, and vice versa. */
export function Json({ label, value, fileName, model, text, links, pathIn }: Props) {
  const written = useMemo(() => writeJson(value), [value]);
  const found = useMemo(() => new JsonLinks(written, model.fields, text, pathIn), [written, text]);
  const viewer = useRef<JsonViewer | null>(null);
  const { cursor } = links;
  useEffect(() => {
    viewer.current?.mark(cursor === null ? null : found.memberAt(cursor));
  }, [cursor, found]);
  if (value === null) return <p class="faint">{model.message}</p>;
  const draw = (root: ShadowRoot) => {
    viewer.current = makeJsonViewer(root, written.text, `${label}, as JSON`, (offset) => {
      links.mark(found.spansAt(offset));
    });
    return viewer.current.destroy;
  };
  return (
    <div class="json">
      <div class="json-actions">
        <CopyButton
          label="Copy JSON"
          text={written.text}
          mark={() => viewer.current?.selectAll()}
        />
        <button
          type="button"
          onClick={() => {
            download(fileName, `${written.text}\n`, "application/json");
          }}
        >
          Download JSON
        </button>
        <span class="faint">Click in the JSON or in the text to see both sides of a value.</span>
      </div>
      <Shadow key={written.text} name="viewer" draw={draw} />
    </div>
  );
}
