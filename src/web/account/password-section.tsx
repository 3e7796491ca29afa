import { useState } from "preact/hooks";
import { Failure, Notice, PasswordField, PasswordOwner } from "./form/fields.tsx";
import { useForm } from "./form/form.ts";
import { PASSWORD_HINT, passwordProblem } from "./rules.ts";
import { site } from "./site.ts";

/** Changes the password. */
export function PasswordSection({ email }: { email: string }) {
  /** The number of changes, used as a key to reset the form after each. */
  const [changes, setChanges] = useState(0);
  return (
    <section class="panel" aria-labelledby="password-title">
      <h2 id="password-title">Password</h2>
      <Notice
        text={changes === 0 ? null : "Your password is changed. Other sessions were logged out."}
      />
      <PasswordForm
        key={changes}
        email={email}
        changed={() => {
          setChanges(changes + 1);
        }}
      />
    </section>
  );
}

function PasswordForm({ email, changed }: { email: string; changed: () => void }) {
  const { problems, failure, isBusy, onSubmit } = useForm({
    check: (values) => ({
      ...(values("current") === "" ? { current: "Enter your current password." } : {}),
      ...passwordProblem("next", values("next")),
    }),
    submit: async (values) => {
      await site.changePassword(values("current"), values("next"));
      changed();
    },
    fieldOf: { password: "next", wrong_credentials: "current" },
  });
  return (
    <form class="fields" method="post" noValidate onSubmit={onSubmit}>
      <PasswordOwner email={email} />
      <div class="pair">
        <PasswordField
          label="Current password"
          name="current"
          autocomplete="current-password"
          problem={problems.current}
        />
        <PasswordField
          label="New password"
          name="next"
          autocomplete="new-password"
          hint={PASSWORD_HINT}
          problem={problems.next}
        />
      </div>
      <Failure text={failure} />
      <div class="buttons">
        <button type="submit" aria-disabled={isBusy}>
          Change password
        </button>
        <span class="faint">Other sessions of this account are logged out.</span>
      </div>
    </form>
  );
}
