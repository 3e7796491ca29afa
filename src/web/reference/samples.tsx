import { useEffect, useState } from "preact/hooks";
import { Command } from "../shared/command.tsx";
import { Tabs } from "../shared/tabs.tsx";
import type { Sample } from "./description.ts";

/** Tells all calls on the page which language was chosen in one of them. */
const CHOSEN = "recloc-language";
let language = "curl";

interface Props {
  /** Unique in the page. */
  readonly id: string;
  readonly samples: readonly Sample[];
}

/** A call in several languages, to copy. */
export function Samples({ id, samples }: Props) {
  const [chosen, setChosen] = useState(language);
  useEffect(() => {
    const follow = () => {
      setChosen(language);
    };
    addEventListener(CHOSEN, follow);
    return () => {
      removeEventListener(CHOSEN, follow);
    };
  }, []);
  const tabs = samples.map(({ label, source }) => ({
    id: `${id}-${label}`,
    label,
    content: () => <Command name={`The call in ${label}`} text={source} label="Copy" />,
  }));
  return (
    <section class="samples" aria-label="The call in your language">
      <h4>In your language</h4>
      <p class="faint">
        The environment variable <code>KEY</code> holds your API key.
      </p>
      <Tabs
        label="Languages"
        tabs={tabs}
        chosen={`${id}-${chosen}`}
        choose={(tab) => {
          language = tab.slice(id.length + 1);
          dispatchEvent(new Event(CHOSEN));
        }}
      />
    </section>
  );
}
