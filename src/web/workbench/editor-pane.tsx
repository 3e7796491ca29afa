import { useMemo, useRef, useState } from "preact/hooks";
import { Shadow } from "../shared/shadow.tsx";
import { makeRecordEditor, type RecordEditor } from "./editor/record-editor.ts";

/** The editor with what it tells of itself, and its commands, which are always the same. */
export function useEditor() {
  const [text, setText] = useState("");
  const [cursor, setCursor] = useState({ line: 1, offset: 0 });
  const [pointed, setPointed] = useState<number | null>(null);
  const made = useRef<RecordEditor | null>(null);
  const draw = (root: ShadowRoot) => {
    const onCursor = (line: number, offset: number) => {
      setCursor({ line, offset });
    };
    made.current = makeRecordEditor(root, { onText: setText, onCursor, onPoint: setPointed });
    return made.current.destroy;
  };
  const editor: Omit<RecordEditor, "destroy"> = useMemo(
    () => ({
      setText: (...args) => made.current?.setText(...args),
      setReading: (...args) => made.current?.setReading(...args),
      link: (...args) => made.current?.link(...args),
      goTo: (...args) => made.current?.goTo(...args),
    }),
    [],
  );
  const pane = useMemo(() => <Shadow name="editor" draw={draw} />, []);
  return { pane, editor, text, cursor, pointed };
}
