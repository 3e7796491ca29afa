import { useEffect, useState } from "preact/hooks";

const SHOWN_MS = 2500;

/** Copies a text, and says so; where the browser does not let it, says that instead. */
export function CopyButton({ text, label = "Copy" }: { text: () => string; label?: string }) {
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
      await navigator.clipboard.writeText(text());
      say("Copied");
    } catch {
      say("Select it and copy by hand");
    }
  };
  return (
    <span class="copy">
      <button type="button" onClick={() => void copy()}>
        {label}
      </button>
      <span class="faint" role="status">
        {said}
      </span>
    </span>
  );
}
