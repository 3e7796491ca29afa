import { useState } from "preact/hooks";
import type { Sample } from "../../views/workbench/schema.ts";
import type { RecordEditor } from "./editor/record-editor.ts";
import type { Choices } from "./toolbar.tsx";

const NO_CHOICES: Choices = { algorithm: "", referenceDate: "", key: "" };

/** What the visitor has chosen beside the text; `load` starts over with a text and keeps only the key. */
export function useChoices({ setText }: Pick<RecordEditor, "setText">) {
  const [choices, setChoices] = useState(NO_CHOICES);
  const choose = (change: Partial<Choices>) => {
    setChoices((known) => ({ ...known, ...change }));
  };
  const load = ({ text }: Pick<Sample, "text">) => {
    setText(text);
    setChoices(({ key }) => ({ ...NO_CHOICES, key }));
  };
  return { choices, choose, load };
}
