import { useEffect, useRef, useState } from "preact/hooks";
import type { MadeKeyAnswer } from "../../server/site/schema.ts";
import { nameOf } from "./key-list.ts";

interface NewKeyProps {
  readonly made: MadeKeyAnswer;
  readonly close: () => void;
}

/** A key, the only time it is seen. It is kept in the page alone, and goes with this panel. */
export function NewKey({ made: { key, record }, close }: NewKeyProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const call = useRef<HTMLPreElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <section class="new-key" aria-labelledby="new-key-title">
      <h3 id="new-key-title">Your new key “{nameOf(record)}”</h3>
      <p id="new-key-warning" class="warning">
        Copy it now: it is shown this once. The service keeps no copy that could be read.
      </p>
      <div class="copied">
        <textarea
          ref={field}
          rows={1}
          class="code"
          readOnly
          value={key}
          autocomplete="off"
          aria-label="New API key"
          aria-describedby="new-key-warning"
          spellcheck={false}
        />
        <CopyButton
          label="Copy key"
          text={key}
          mark={() => {
            field.current?.focus();
            field.current?.select();
          }}
        />
      </div>
      <h4>A call that works</h4>
      <div class="copied">
        <pre ref={call} tabIndex={0} aria-label="A call that works">
          {curlCall(key)}
        </pre>
        <CopyButton
          label="Copy call"
          text={curlCall(key)}
          mark={() => {
            if (call.current !== null) getSelection()?.selectAllChildren(call.current);
          }}
        />
      </div>
      <button type="button" onClick={close}>
        I have copied it
      </button>
    </section>
  );
}

function curlCall(key: string): string {
  return `curl '${location.origin}/v4/decode' \\
  -H 'X-Api-Key: ${key}' \\
  --data-binary '1.MARTINELLI/BRUNO MR
  3  AF 457 Y 24NOV 2 GRUCDG HK1       3  1855 0950+1 77W E 0 M'`;
}

interface CopyButtonProps {
  readonly label: string;
  readonly text: string;
  /** Selects the text, to be copied by hand. */
  readonly mark: () => void;
}

function CopyButton({ label, text, mark }: CopyButtonProps) {
  const [said, setSaid] = useState("");
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid("Copied");
    } catch {
      // Browsers refuse it to pages that came without TLS.
      mark();
      setSaid("Selected: press Ctrl+C, or ⌘C");
    }
  };
  return (
    <span class="copy">
      <button type="button" onClick={() => void copy()}>
        {label}
      </button>
      <span role="status" class="good-words">
        {said}
      </span>
    </span>
  );
}
