import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";

export interface Tab {
  readonly id: string;
  readonly label: string;
  readonly content: () => ComponentChildren;
}

interface Props {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly chosen: string;
  readonly choose: (id: string) => void;
}

/** Tabs: only the current one is in the tab order; the arrow keys, Home and End reach the others. */
export function Tabs({ label, tabs, chosen, choose }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const at = Math.max(
    0,
    tabs.findIndex(({ id }) => id === chosen),
  );
  const current = tabs[at];
  const onKeyDown = (event: KeyboardEvent) => {
    const next = indexAfter(event.key, at, tabs.length);
    const tab = next === null ? undefined : tabs[next];
    if (tab === undefined) return;
    event.preventDefault();
    choose(tab.id);
    list.current?.querySelector<HTMLElement>(`#tab-${tab.id}`)?.focus();
  };
  return (
    <div class="tabs">
      <div role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown}>
        {tabs.map(({ id, label: name }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-selected={id === current?.id}
            aria-controls={`panel-${id}`}
            tabIndex={id === current?.id ? 0 : -1}
            onClick={() => {
              choose(id);
            }}
          >
            {name}
          </button>
        ))}
      </div>
      {current && (
        <div
          key={current.id}
          role="tabpanel"
          id={`panel-${current.id}`}
          aria-labelledby={`tab-${current.id}`}
          tabIndex={0}
        >
          {current.content()}
        </div>
      )}
    </div>
  );
}

function indexAfter(key: string, at: number, count: number): number | null {
  switch (key) {
    case "ArrowRight":
      return (at + 1) % count;
    case "ArrowLeft":
      return (at + count - 1) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}
