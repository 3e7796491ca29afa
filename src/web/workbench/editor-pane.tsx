import { useMemo, useRef, useState } from "preact/hooks";
import { Shadow } from "../shared/shadow.tsx";
import { makeRecordEditor, type RecordEditor } from "./editor/record-editor.ts";

/** The editor, its state and its commands, which never change identity. */
export function useEditor() {
  const [text, setText] = useState("");
  const [cursor, setCursor] = useState({ line: 1, offset: 0 });
  const [pointed, setPointed] = useState<number | null>(null);
  const [dropped, setDropped] = useState<File | null>(null);
  const instance = useRef<RecordEditor | null>(null);
  const draw = (root: ShadowRoot) => {
    const onCursor = (line: number, offset: number) => {
      setCursor({ line, offset });
    };
    const events = { onText: setText, onCursor, onPoint: setPointed, onFile: setDropped };
    instance.current = makeRecordEditor(root, events);
    return instance.current.destroy;
  };
  const editor: Omit<RecordEditor, "destroy"> = useMemo(
    () => ({
      setText: (...args) => instance.current?.setText(...args),
      setReading: (...args) => instance.current?.setReading(...args),
      link: (...args) => instance.current?.link(...args),
      goTo: (...args) => instance.current?.goTo(...args),
    }),
    [],
  );
  const pane = useMemo(() => <Shadow name="editor" draw={draw} />, []);
  return { pane, editor, text, cursor, pointed, dropped };
}
