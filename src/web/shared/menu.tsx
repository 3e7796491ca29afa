import type { ComponentChildren } from "preact";
import { useRef, useState } from "preact/hooks";

interface Props {
  readonly label: string;
  /** The content that opens, drawn only while it is open. */
  readonly children: (close: () => void) => ComponentChildren;
}

/** A button that opens something below it. Escape and leaving it close it. */
export function Menu({ label, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (menu.current !== null) menu.current.open = false;
  };
  return (
    <details
      class="menu"
      ref={menu}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
      }}
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
      <summary class="button">{label}</summary>
      <div class="choices">{isOpen && children(close)}</div>
    </details>
  );
}
