import { useEffect, useRef, useState } from "preact/hooks";
import type { SessionAnswer } from "../../server/site/schema.ts";
import { Forgotten } from "./forgotten.tsx";
import { Choice } from "../shared/choice.tsx";
import {
  CodeField,
  EmailField,
  Failure,
  Notice,
  PasswordField,
  SubmitButton,
} from "./form/fields.tsx";
import { useForm, type FieldProblems, type Values } from "./form/form.ts";
import {
  codeProblem,
  emailProblem,
  PASSWORD_HINT,
  passwordProblem,
  proofProblem,
} from "./rules.ts";
import { site, SiteError } from "./site.ts";

interface GateProps {
  readonly session: SessionAnswer;
  readonly notice: string | null;
  readonly enter: (session: SessionAnswer) => void;
}

const WAYS = [
  { value: "log-in", text: "Log in" },
  { value: "sign-up", text: "Sign up" },
] as const;
type Way = (typeof WAYS)[number]["value"];

/** The page for a visitor who is not logged in. */
export function Gate({ session, notice, enter }: GateProps) {
  const [email, setEmail] = useState("");
  const [isForgotten, setForgotten] = useState(false);
  const box = useRef<HTMLElement>(null);
  const isOpen = session.registration === "open";
  const keepEmail = (): void => {
    setEmail(box.current?.querySelector<HTMLInputElement>("[name=email]")?.value ?? email);
  };
  const forget = (forgotten: boolean): void => {
    keepEmail();
    setForgotten(forgotten);
  };
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (notice !== null) heading.current?.focus();
  }, [notice]);

  return (
    <section class="gate" ref={box}>
      <h1 tabIndex={-1} ref={heading}>
        Your account
      </h1>
      <p class="faint">API keys, their limits and their usage.</p>
      <Notice text={notice} />
      <div class="panel">
        {isForgotten ? (
          <Forgotten
            mails={session.resets}
            email={email}
            back={() => {
              forget(false);
            }}
          />
        ) : (
          <Entrance
            isOpen={isOpen}
            email={email}
            enter={enter}
            keepEmail={keepEmail}
            forget={() => {
              forget(true);
            }}
          />
        )}
      </div>
      {isOpen ? null : (
        <p class="faint">
          You cannot create an account here: ask those who run this service for one.
        </p>
      )}
    </section>
  );
}

interface EntranceProps {
  /** Whether visitors can create their own accounts. */
  readonly isOpen: boolean;
  readonly email: string;
  readonly enter: (session: SessionAnswer) => void;
  /** Called before the form is replaced. */
  readonly keepEmail: () => void;
  readonly forget: () => void;
}

function Entrance({ isOpen, email, enter, keepEmail, forget }: EntranceProps) {
  const [way, setWay] = useState<Way>("log-in");
  const choose = (chosen: Way): void => {
    keepEmail();
    setWay(chosen);
  };
  return (
    <>
      {isOpen ? (
        <Choice label="Log in or sign up" options={WAYS} chosen={way} choose={choose} />
      ) : (
        <h2>Log in</h2>
      )}
      <CredentialsForm key={way} way={way} email={email} enter={enter} />
      {way === "sign-up" ? null : (
        <button type="button" class="link forgot" onClick={forget}>
          Forgot your password?
        </button>
      )}
    </>
  );
}

interface CredentialsFormProps {
  readonly way: Way;
  readonly email: string;
  readonly enter: (session: SessionAnswer) => void;
}

function CredentialsForm({ way, email, enter }: CredentialsFormProps) {
  const isNew = way === "sign-up";
  /** Whether the service has asked for a code of the authenticator app. */
  const [needsCode, setNeedsCode] = useState(false);
  const { problems, failure, isBusy, onSubmit } = useForm({
    check: (values) =>
      isNew
        ? checkNew(values)
        : { ...checkKnown(values), ...(needsCode ? codeProblem(values) : {}) },
    submit: async (values) => {
      const credentials = [values("email").trim(), values("password")] as const;
      try {
        const code = needsCode ? values("code") : null;
        enter(await (isNew ? site.signUp(...credentials) : site.logIn(...credentials, code)));
      } catch (error) {
        if (!(error instanceof SiteError && error.problem.code === "second_factor_required"))
          throw error;
        setNeedsCode(true);
      }
    },
    fieldOf: { email: "email", password: "password", email_taken: "email", wrong_code: "code" },
  });
  const act = isNew ? "Create account" : "Log in";
  return (
    // The script submits the form. If the script fails, POST keeps the password out of the URL.
    <form class="fields" method="post" onSubmit={onSubmit} noValidate>
      <EmailField value={email} problem={problems.email} />
      <PasswordField
        label="Password"
        name="password"
        autocomplete={isNew ? "new-password" : "current-password"}
        {...(isNew ? { hint: PASSWORD_HINT } : {})}
        problem={problems.password}
      />
      {needsCode ? <CodeField problem={problems.code} isFocused /> : null}
      <Failure text={failure} />
      <SubmitButton act={act} isBusy={isBusy} />
    </form>
  );
}

function checkKnown(values: Values): FieldProblems {
  return {
    ...(values("email").trim() === "" ? { email: "Enter your email address." } : {}),
    ...proofProblem(values),
  };
}

function checkNew(values: Values): FieldProblems {
  return { ...emailProblem(values("email")), ...passwordProblem("password", values("password")) };
}
