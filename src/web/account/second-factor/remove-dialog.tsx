import type { SecondFactorAnswer } from "../../../server/site/schema.ts";
import { Dialog, DialogButtons } from "../form/dialog.tsx";
import { CodeField, Failure, PasswordProof } from "../form/fields.tsx";
import { useForm } from "../form/form.ts";
import { site } from "../site.ts";
import { codeProblem, proofProblem } from "../rules.ts";

interface RemoveProps {
  readonly email: string;
  readonly close: () => void;
  readonly removed: (state: SecondFactorAnswer) => void;
}

/** Turns the second factor off, for somebody who has both. */
export function RemoveDialog({ email, close, removed }: RemoveProps) {
  const { problems, failure, isBusy, onSubmit } = useForm({
    check: (values) => ({ ...proofProblem(values), ...codeProblem(values) }),
    submit: async (values) => {
      removed(await site.removeSecondFactor(values("password"), values("code")));
    },
    fieldOf: { wrong_credentials: "password", wrong_code: "code" },
  });
  return (
    <Dialog title="Turn off the second factor?" close={close}>
      <form class="fields" method="post" noValidate onSubmit={onSubmit}>
        <p>A log-in will ask for the password only, and your recovery codes stop working.</p>
        <PasswordProof email={email} problem={problems.password} />
        <CodeField problem={problems.code} />
        <Failure text={failure} />
        <DialogButtons act="Turn off" isDanger isBusy={isBusy} close={close} />
      </form>
    </Dialog>
  );
}
