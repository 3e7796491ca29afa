import { useEffect, useState } from "preact/hooks";

const SHOWN_MS = 4000;

interface Props {
  readonly label: string;
  /** The content to copy; a function creates content that is more than plain text. */
  readonly text: string | (() => ClipboardItem);
  /** Selects the text, so that it can be copied by hand. */
  readonly mark: () => void;
}

/** Copies a text and confirms it. If the browser refuses, selects the text instead. */
export function CopyButton({ label, text, mark }: Props) {
  const [message, setMessage] = useState("");
  useEffect(() => {
    if (message === "") return undefined;
    const timer = setTimeout(() => {
      setMessage("");
    }, SHOWN_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [message]);
  const copy = async () => {
    try {
      if (typeof text === "string") await navigator.clipboard.writeText(text);
      else await navigator.clipboard.write([text()]);
      setMessage("Copied");
    } catch {
      // Browsers refuse this to pages served without TLS.
      mark();
      setMessage("Selected: press Ctrl+C, or ⌘C");
    }
  };
  return (
    <span class="copy">
      <button type="button" onClick={() => void copy()}>
        {label}
      </button>
      <span class="good-words" role="status">
        {message}
      </span>
    </span>
  );
}
