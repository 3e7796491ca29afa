import { useEffect, useRef, useState } from "preact/hooks";
import type { SecondFactorAnswer } from "../../../server/site/schema.ts";
import { counted } from "../../shared/count.ts";
import { problemText } from "../../shared/problem-words.ts";
import { Failure } from "../form/fields.tsx";
import { useTask } from "../form/task.ts";
import { site } from "../site.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { RemoveDialog } from "./remove-dialog.tsx";
import { SetUpDialog } from "./set-up-dialog.tsx";

const FEW_CODES = 2;

/** Turns the second factor on and off. */
export function SecondFactorSection({ email }: { email: string }) {
  const [state, setState] = useState<SecondFactorAnswer | null>(null);
  const [isOpen, setOpen] = useState(false);
  /** The recovery codes, until somebody has saved them. */
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { problem, run } = useTask();
  const heading = useRef<HTMLHeadingElement>(null);
  // Once, when the page opens.
  useEffect(() => {
    run(async () => {
      setState(await site.secondFactor());
    });
  }, []);
  const close = (): void => {
    setOpen(false);
  };
  return (
    <section class="panel" aria-labelledby="factor-title">
      <div class="head">
        <h2 id="factor-title" tabIndex={-1} ref={heading}>
          Second factor
        </h2>
        {state === null || codes !== null ? null : (
          <button
            type="button"
            onClick={() => {
              setOpen(true);
            }}
          >
            {state.isOn ? "Turn off…" : "Set up…"}
          </button>
        )}
      </div>
      <Failure text={problem === null ? null : problemText(problem)} />
      {state === null ? null : <p>{wordsFor(state)}</p>}
      {codes === null ? null : (
        <RecoveryCodes
          codes={codes}
          close={() => {
            setCodes(null);
            heading.current?.focus();
          }}
        />
      )}
      {!isOpen || state === null ? null : (
        <FactorDialog
          isOn={state.isOn}
          email={email}
          close={close}
          changed={(changed, made) => {
            setState(changed);
            setCodes(made);
            close();
          }}
        />
      )}
    </section>
  );
}

interface FactorDialogProps {
  readonly isOn: boolean;
  readonly email: string;
  readonly close: () => void;
  /** Receives the recovery codes if the factor was turned on. */
  readonly changed: (state: SecondFactorAnswer, codes: readonly string[] | null) => void;
}

function FactorDialog({ isOn, email, close, changed }: FactorDialogProps) {
  return isOn ? (
    <RemoveDialog
      email={email}
      close={close}
      removed={(removed) => {
        changed(removed, null);
      }}
    />
  ) : (
    <SetUpDialog
      email={email}
      close={close}
      done={(codes) => {
        changed({ isOn: true, recoveryCodes: codes.length }, codes);
      }}
    />
  );
}

function wordsFor({ isOn, recoveryCodes }: SecondFactorAnswer): string {
  return isOn
    ? `A log-in also asks for a code of your authenticator app. You have ${counted(recoveryCodes, "recovery code")} left.${recoveryCodes > FEW_CODES ? "" : " For new ones, turn the second factor off and set it up again."}`
    : "With an authenticator app, a log-in also asks for a code that the app shows.";
}
