import { useState } from "preact/hooks";
import type { NewFactorAnswer } from "../../../server/site/schema.ts";
import { Dialog, DialogButtons } from "../form/dialog.tsx";
import { CodeField, Failure, PasswordProof } from "../form/fields.tsx";
import { useForm } from "../form/form.ts";
import { site } from "../site.ts";
import { codeProblem, proofProblem } from "../rules.ts";
import { QrCode } from "./qr-code.tsx";

interface SetUpProps {
  readonly email: string;
  readonly close: () => void;
  /** Receives the recovery codes. */
  readonly done: (codes: readonly string[]) => void;
}

/** Asks for the password, then shows the secret to an authenticator app, then asks for its first code. */
export function SetUpDialog({ email, close, done }: SetUpProps) {
  const [factor, setFactor] = useState<NewFactorAnswer | null>(null);
  return (
    <Dialog title="Set up a second factor" close={close}>
      {factor === null ? (
        <PasswordStep email={email} close={close} started={setFactor} />
      ) : (
        <CodeStep factor={factor} close={close} done={done} />
      )}
    </Dialog>
  );
}

interface PasswordStepProps {
  readonly email: string;
  readonly close: () => void;
  readonly started: (factor: NewFactorAnswer) => void;
}

function PasswordStep({ email, close, started }: PasswordStepProps) {
  const { problems, failure, isBusy, onSubmit } = useForm({
    check: proofProblem,
    submit: async (values) => {
      started(await site.startSecondFactor(values("password")));
    },
    fieldOf: { wrong_credentials: "password" },
  });
  return (
    <form class="fields" method="post" noValidate onSubmit={onSubmit}>
      <PasswordProof email={email} problem={problems.password} />
      <Failure text={failure} />
      <DialogButtons act="Continue" isBusy={isBusy} close={close} />
    </form>
  );
}

interface CodeStepProps {
  readonly factor: NewFactorAnswer;
  readonly close: () => void;
  readonly done: (codes: readonly string[]) => void;
}

function CodeStep({ factor: { secret, address }, close, done }: CodeStepProps) {
  const { problems, failure, isBusy, onSubmit } = useForm({
    check: codeProblem,
    submit: async (values) => {
      done((await site.confirmSecondFactor(values("code"))).recoveryCodes);
    },
    fieldOf: { wrong_code: "code" },
  });
  return (
    <form class="fields" method="post" noValidate onSubmit={onSubmit}>
      <p>Scan this with an authenticator app, or type the secret into it:</p>
      <QrCode text={address} label="The secret as a QR code" />
      <code class="secret">{secret.match(/.{1,4}/g)?.join(" ")}</code>
      <CodeField problem={problems.code} isFocused isFirst />
      <p class="faint">Other sessions of this account will be logged out.</p>
      <Failure text={failure} />
      <DialogButtons act="Turn on" isBusy={isBusy} close={close} />
    </form>
  );
}
