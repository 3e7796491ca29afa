import { useEffect, useState } from "preact/hooks";

const SHOWN_MS = 4000;

interface Props {
  readonly label: string;
  readonly text: string;
  /** Selects the text, to be copied by hand. */
  readonly mark: () => void;
}

/** Copies a text, and says so; where the browser does not let it, the text is selected instead. */
export function CopyButton({ label, text, mark }: Props) {
  const [said, say] = useState("");
  useEffect(() => {
    if (said === "") return undefined;
    const timer = setTimeout(() => {
      say("");
    }, SHOWN_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [said]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      say("Copied");
    } catch {
      // Browsers refuse it to pages that came without TLS.
      mark();
      say("Selected: press Ctrl+C, or ⌘C");
    }
  };
  return (
    <span class="copy">
      <button type="button" onClick={() => void copy()}>
        {label}
      </button>
      <span class="good-words" role="status">
        {said}
      </span>
    </span>
  );
}
