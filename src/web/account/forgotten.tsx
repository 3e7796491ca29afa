import { useEffect, useRef, useState } from "preact/hooks";
import { EmailField, Failure, Notice, PasswordField, SubmitButton } from "./form/fields.tsx";
import { useForm } from "./form/form.ts";
import type { SessionAnswer } from "../../server/site/schema.ts";
import { emailProblem, PASSWORD_HINT, passwordProblem } from "./rules.ts";
import { site } from "./site.ts";

interface ForgottenProps {
  /** Whether the service emails links to set a new password. */
  readonly mails: boolean;
  /** The address that was entered so far. */
  readonly email: string;
  readonly back: () => void;
}

/** Help for somebody who has forgotten the password. */
export function Forgotten({ mails, email, back }: ForgottenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <div class="fields">
      <h2 tabIndex={-1} ref={heading}>
        Forgot your password?
      </h2>
      {mails ? <RequestForm email={email} /> : <NoMail email={email} />}
      <button type="button" class="link" onClick={back}>
        Back to the log-in
      </button>
    </div>
  );
}

function NoMail({ email }: { email: string }) {
  const who = /^[\w.+-]+@[\w.-]+$/.test(email) ? email : "name@example.com";
  return (
    <>
      <p>
        This service sends no mail. Ask those who run it: they can set a new password for your
        account. Your API keys keep working.
      </p>
      <p class="faint">
        If you run it yourself: <code>recloc accounts password {who}</code>
      </p>
    </>
  );
}

function RequestForm({ email }: { email: string }) {
  const [asked, setAsked] = useState<string | null>(null);
  const { problems, failure, isBusy, onSubmit } = useForm({
    check: (values) => emailProblem(values("email")),
    submit: async (values) => {
      const address = values("email").trim();
      await site.requestPassword(address);
      setAsked(address);
    },
  });
  return (
    <>
      <Notice
        text={
          asked === null
            ? null
            : `If ${asked} has an account, an email with a link is on its way. The link works once, within ` +
              "30 minutes. Look in the spam folder too."
        }
      />
      <form class="fields" method="post" onSubmit={onSubmit} noValidate>
        <p>You get an email with a link to choose a new one. Your API keys keep working.</p>
        <EmailField value={email} problem={problems.email} />
        <Failure text={failure} />
        <SubmitButton act="Send the link" isBusy={isBusy} />
      </form>
    </>
  );
}

interface NewPasswordProps {
  /** The token of the link. */
  readonly token: string;
  readonly done: (session: SessionAnswer) => void;
  /** Leaves the page without a new password. */
  readonly leave: () => void;
}

/** Sets a new password with the link from an email. */
export function NewPassword({ token, done, leave }: NewPasswordProps) {
  const { problems, failure, isBusy, onSubmit } = useForm({
    check: (values) => passwordProblem("password", values("password")),
    submit: async (values) => {
      done(await site.resetPassword(token, values("password")));
    },
    fieldOf: { password: "password" },
  });
  return (
    <section class="gate">
      <h1>Choose a new password</h1>
      <p class="faint">All devices are then logged out. Your API keys keep working.</p>
      <div class="panel">
        <form class="fields" method="post" onSubmit={onSubmit} noValidate>
          <PasswordField
            label="New password"
            name="password"
            autocomplete="new-password"
            hint={PASSWORD_HINT}
            problem={problems.password}
          />
          <Failure text={failure} />
          <SubmitButton act="Set the password" isBusy={isBusy} />
          <button type="button" class="link" onClick={leave}>
            To the log-in
          </button>
        </form>
      </div>
    </section>
  );
}
