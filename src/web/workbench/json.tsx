import { useMemo } from "preact/hooks";
import { CopyButton } from "../shared/copy-button.tsx";
import { Shadow } from "../shared/shadow.tsx";
import { makeJsonViewer } from "./editor/json-viewer.ts";

interface Props {
  readonly label: string;
  /** Null where the service refuses the text. */
  readonly value: unknown;
  readonly refusal: string;
}

export function Json({ label, value, refusal }: Props) {
  const text = useMemo(() => JSON.stringify(value, null, 2), [value]);
  if (value === null) return <p class="faint">{refusal}</p>;
  return (
    <div class="json">
      <CopyButton text={() => text} label="Copy JSON" />
      <Shadow
        key={text}
        name="viewer"
        draw={(root) => makeJsonViewer(root, text, `${label}, as JSON`)}
      />
    </div>
  );
}
