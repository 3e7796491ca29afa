import { useMemo, useRef } from "preact/hooks";
import { CopyButton } from "../../shared/copy-button.tsx";
import { Shadow } from "../../shared/shadow.tsx";
import { makeJsonViewer, type JsonViewer } from "../editor/json-viewer.ts";

interface Props {
  readonly label: string;
  /** Null if the service refused the text. */
  readonly value: unknown;
  readonly refusal: string;
}

export function Json({ label, value, refusal }: Props) {
  const text = useMemo(() => JSON.stringify(value, null, 2), [value]);
  const viewer = useRef<JsonViewer | null>(null);
  if (value === null) return <p class="faint">{refusal}</p>;
  const draw = (root: ShadowRoot) => {
    viewer.current = makeJsonViewer(root, text, `${label}, as JSON`);
    return viewer.current.destroy;
  };
  return (
    <div class="json">
      <CopyButton label="Copy JSON" text={text} mark={() => viewer.current?.selectAll()} />
      <Shadow key={text} name="viewer" draw={draw} />
    </div>
  );
}
