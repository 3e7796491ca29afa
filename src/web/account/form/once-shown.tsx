import { useEffect, useRef } from "preact/hooks";
import { CopyButton } from "../../shared/copy-button.tsx";

interface OnceShownProps {
  readonly id: string;
  /** What is shown; screen readers say it. */
  readonly name: string;
  /** Says that it cannot be shown again. */
  readonly warning: string;
  readonly text: string;
  /** The label of the button that copies. */
  readonly copy: string;
}

/** A secret that is shown only once: selected, with a button that copies it. */
export function OnceShown({ id, name, warning, text, copy }: OnceShownProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const select = (): void => {
    field.current?.focus();
    field.current?.select();
  };
  useEffect(select, []);
  return (
    <>
      <p id={id} class="warning">
        {warning}
      </p>
      <div class="copied">
        <textarea
          ref={field}
          rows={text.split("\n").length}
          class="code"
          readOnly
          value={text}
          autocomplete="off"
          aria-label={name}
          aria-describedby={id}
          spellcheck={false}
        />
        <CopyButton label={copy} text={text} mark={select} />
      </div>
    </>
  );
}
