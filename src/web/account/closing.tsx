import { useState } from "preact/hooks";
import type { KeyEntry, SessionAnswer } from "../../server/site/schema.ts";
import { counted } from "../shared/count.ts";
import { Dialog, DialogButtons } from "./form/dialog.tsx";
import { Failure, PasswordProof } from "./form/fields.tsx";
import { useForm } from "./form/form.ts";
import { isActive } from "./keys/key-list.ts";
import { proofProblem } from "./rules.ts";
import { site } from "./site.ts";

interface ClosingProps {
  readonly email: string;
  readonly keys: readonly KeyEntry[];
  readonly leave: (session: SessionAnswer, why: string) => void;
}

/** Deletes the account. */
export function ClosingSection(props: ClosingProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section class="panel" aria-labelledby="closing-title">
      <h2 id="closing-title">Delete account</h2>
      <p>
        This deletes your email address, your keys and their usage. The keys stop working
        immediately.
      </p>
      <button
        type="button"
        class="danger"
        onClick={() => {
          setOpen(true);
        }}
      >
        Delete account…
      </button>
      {isOpen ? (
        <ClosingDialog
          {...props}
          close={() => {
            setOpen(false);
          }}
        />
      ) : null}
    </section>
  );
}

function ClosingDialog({ email, keys, leave, close }: ClosingProps & { close: () => void }) {
  const { problems, failure, isBusy, onSubmit } = useForm({
    check: proofProblem,
    submit: async (values) => {
      leave(await site.deleteAccount(values("password")), "Your account is deleted.");
    },
    fieldOf: { wrong_credentials: "password" },
  });
  const inUse = keys.filter(isActive).length;
  return (
    <Dialog title="Delete your account?" close={close}>
      <form class="fields" method="post" noValidate onSubmit={onSubmit}>
        <p>
          {inUse === 0
            ? "The account has no active key."
            : `${counted(inUse, "key")} in use: requests with them will be refused immediately.`}{" "}
          This cannot be undone.
        </p>
        <PasswordProof email={email} problem={problems.password} />
        <Failure text={failure} />
        <DialogButtons act="Delete account" isDanger isBusy={isBusy} close={close} />
      </form>
    </Dialog>
  );
}
