import { useMemo, useRef, useState } from "preact/hooks";
import { Shadow } from "../shared/shadow.tsx";
import { makeRecordEditor, type RecordEditor } from "./editor/record-editor.ts";

/**
 * An editor, its state and its commands, which never change identity. It is empty again after its pane has left
 * the page.
 *
 * @param label names what is pasted into it
 */
export function useEditor(label: string) {
  const [text, setText] = useState("");
  const [cursor, setCursor] = useState({ line: 1, offset: 0 });
  const [pointed, setPointed] = useState<number | null>(null);
  const instance = useRef<RecordEditor | null>(null);
  const draw = (root: ShadowRoot) => {
    const onCursor = (line: number, offset: number) => {
      setCursor({ line, offset });
    };
    const events = { onText: setText, onCursor, onPoint: setPointed };
    const made = makeRecordEditor(root, label, events);
    instance.current = made;
    return () => {
      made.destroy();
      instance.current = null;
      setText("");
    };
  };
  const editor: Omit<RecordEditor, "destroy"> = useMemo(
    () => ({
      setText: (...args) => instance.current?.setText(...args),
      focus: () => instance.current?.focus(),
      setReading: (...args) => instance.current?.setReading(...args),
      mark: (...args) => instance.current?.mark(...args),
      link: (...args) => instance.current?.link(...args),
      goTo: (...args) => instance.current?.goTo(...args),
    }),
    [],
  );
  const pane = useMemo(() => <Shadow name="editor" draw={draw} />, []);
  return { pane, editor, text, cursor, pointed };
}
