import { useState } from "preact/hooks";
import type { Sample } from "../../views/workbench/schema.ts";
import type { RecordEditor } from "./editor/record-editor.ts";
import { isOfflineStored } from "./offline/stored.ts";
import type { Choices } from "./toolbar.tsx";

const NO_CHOICES: Choices = { algorithm: "", referenceDate: "", key: "", isOffline: false };

/**
 * What the visitor has chosen in addition to the text; `load` starts over with a text and keeps
 * only the key and where to decode.
 */
export function useChoices({ setText }: Pick<RecordEditor, "setText">) {
  const [choices, setChoices] = useState(() => ({ ...NO_CHOICES, isOffline: isOfflineStored() }));
  const choose = (change: Partial<Choices>) => {
    setChoices((known) => ({ ...known, ...change }));
  };
  const load = ({ text }: Pick<Sample, "text">) => {
    setText(text);
    setChoices(({ key, isOffline }) => ({ ...NO_CHOICES, key, isOffline }));
  };
  return { choices, choose, load };
}
