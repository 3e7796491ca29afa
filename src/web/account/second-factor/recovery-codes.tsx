import { useEffect, useRef } from "preact/hooks";
import { CopyButton } from "../../shared/copy-button.tsx";

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly close: () => void;
}

/** Shows the recovery codes, only this once. */
export function RecoveryCodes({ codes, close }: RecoveryCodesProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const text = codes.join("\n");
  const select = (): void => {
    field.current?.focus();
    field.current?.select();
  };
  useEffect(select, []);
  return (
    <div class="recovery">
      <h3>Your recovery codes</h3>
      <p id="recovery-warning" class="warning">
        Keep them where you can find them without your phone. Each replaces a code of the app once.
        They are shown only now.
      </p>
      <textarea
        ref={field}
        rows={codes.length}
        cols={30}
        class="code"
        readOnly
        value={text}
        autocomplete="off"
        aria-label="Recovery codes"
        aria-describedby="recovery-warning"
        spellcheck={false}
      />
      <div class="buttons">
        <CopyButton label="Copy codes" text={text} mark={select} />
        <button type="button" onClick={close}>
          I have saved them
        </button>
      </div>
    </div>
  );
}
