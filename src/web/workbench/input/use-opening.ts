import { useEffect, useRef, useState } from "preact/hooks";
import type { Problem } from "../../shared/api.ts";
import { useShared } from "../share/use-shared.ts";
import type { Shared } from "../share/share-link.ts";
import { openFile } from "./open-file.ts";
import { listenToPage } from "./page-input.ts";

interface Doors {
  /** Shows a text that was opened as a whole. */
  readonly load: (text: string) => void;
  readonly loadShared: (shared: Shared) => void;
  /** The text that is shown. */
  readonly text: string;
  /** Why it was not decoded. */
  readonly problem: Problem | null;
}

/** What a visitor has to know about what was opened last. */
interface Notice {
  readonly words: string;
  /** Whether nothing was opened and the text stays as it was. */
  readonly isRefusal: boolean;
}

/**
 * Opens files, content dropped or pasted anywhere on the page, and the record in its address; `notice` says
 * why the last of them was not opened, or only in part.
 */
export function useOpening(doors: Doors) {
  const [notice, setNotice] = useState<Notice | null>(null);
  const [isDragging, setDragging] = useState(false);
  const latest = useRef(doors);
  latest.current = doors;
  /**
   * Whether the next change of the text comes from opening a file about which there is a notice.
   */
  const isOpening = useRef(false);
  const refuse = (words: string) => {
    setNotice({ words, isRefusal: true });
  };
  const open = ([file, ...others]: readonly File[]) => {
    if (file === undefined) return;
    void openFile(file).then((opened) => {
      if (!opened.ok) {
        refuse(opened.why);
        return;
      }
      isOpening.current = others.length > 0;
      latest.current.load(opened.text);
      const words = `Only the first of ${others.length + 1} files was opened: ${file.name}.`;
      setNotice(others.length > 0 ? { words, isRefusal: false } : null);
    });
  };
  useEffect(() => {
    const onText = (text: string) => {
      latest.current.load(text);
    };
    return listenToPage({ onFiles: open, onText, onDrag: setDragging });
  }, []);
  useShared((shared) => {
    if (shared === null) refuse("The link is damaged: it contains no record.");
    else latest.current.loadShared(shared);
  });
  useEffect(() => {
    if (!isOpening.current) setNotice(null);
    isOpening.current = false;
  }, [doors.text]);
  useEffect(() => {
    // The newer one counts.
    if (doors.problem !== null) setNotice((known) => (known?.isRefusal === true ? null : known));
  }, [doors.problem]);
  return { open, notice, isDragging };
}
