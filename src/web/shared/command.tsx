import { useRef } from "preact/hooks";
import { CopyButton } from "./copy-button.tsx";

interface Props {
  readonly name: string;
  readonly text: string;
  /** The label of the button. */
  readonly label: string;
}

/** A shell command to copy. */
export function Command({ name, text, label }: Props) {
  const command = useRef<HTMLPreElement>(null);
  return (
    <div class="copied">
      <pre ref={command} tabIndex={0} aria-label={name}>
        {text}
      </pre>
      <CopyButton
        label={label}
        text={text}
        mark={() => {
          if (command.current !== null) getSelection()?.selectAllChildren(command.current);
        }}
      />
    </div>
  );
}
