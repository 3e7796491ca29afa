import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";

interface DialogProps {
  readonly title: string;
  /** Called to close it, by Escape or by a button. */
  readonly close: () => void;
  readonly children: ComponentChildren;
}

/** A modal dialog. When it closes, the focus returns to where it was. */
export function Dialog({ title, close, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const before = document.activeElement;
    element.current?.showModal();
    return () => {
      // After its replacement has been drawn, which may take the focus itself.
      setTimeout(() => {
        if (document.activeElement === document.body) focusOn(before);
      });
    };
  }, []);
  return (
    <dialog ref={element} class="panel" aria-labelledby={heading} onClose={close}>
      <h2 id={heading}>{title}</h2>
      {children}
    </dialog>
  );
}

/** Focuses the element or, if it is gone, the heading of the keys. */
function focusOn(before: Element | null): void {
  const target = before?.isConnected === true ? before : document.querySelector("#keys-title");
  if (target instanceof HTMLElement) target.focus();
}

interface DialogButtonsProps {
  readonly act: string;
  readonly isDanger?: boolean;
  readonly isBusy: boolean;
  readonly close: () => void;
}

/** The buttons of a form in a dialog: submit and cancel. */
export function DialogButtons({ act, isDanger = false, isBusy, close }: DialogButtonsProps) {
  return (
    <div class="buttons">
      <button type="submit" class={isDanger ? "main destroys" : "main"} aria-disabled={isBusy}>
        {act}
      </button>
      <button type="button" onClick={close}>
        Cancel
      </button>
    </div>
  );
}
