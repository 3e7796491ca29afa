import { OnceShown } from "../form/once-shown.tsx";

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly close: () => void;
}

/** Shows the recovery codes, only this once. */
export function RecoveryCodes({ codes, close }: RecoveryCodesProps) {
  return (
    <div class="recovery">
      <h3>Your recovery codes</h3>
      <OnceShown
        id="recovery-warning"
        name="Recovery codes"
        warning="Keep them where you can find them without your phone. Each replaces a code of the app once. They are shown only now."
        text={codes.join("\n")}
        copy="Copy codes"
      />
      <div class="buttons">
        <button type="button" onClick={close}>
          I have saved them
        </button>
      </div>
    </div>
  );
}
