import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";

interface FieldProps {
  readonly label: string;
  readonly name: string;
  /** What the field accepts. */
  readonly hint?: string;
  readonly problem?: string | undefined;
  readonly autocomplete?: string;
  readonly value?: string;
  readonly inputMode?: "email" | "numeric" | "text";
  /** The first day of a date field, YYYY-MM-DD. */
  readonly min?: string;
}

/** A text field with its label, hint and problem. */
export function TextField(props: FieldProps) {
  return <Labelled {...props}>{(described) => <Input {...props} {...described} />}</Labelled>;
}

/** A field for a day; its value is YYYY-MM-DD. */
export function DateField(props: FieldProps) {
  return (
    <Labelled {...props}>{(described) => <Input {...props} {...described} type="date" />}</Labelled>
  );
}

/** A password field, whose text can be shown. */
export function PasswordField(props: FieldProps) {
  const [isShown, setShown] = useState(false);
  const toggle = (): void => {
    setShown(!isShown);
  };
  return (
    <Labelled {...props}>
      {(described) => (
        <span class="with-button">
          <Input {...props} {...described} type={isShown ? "text" : "password"} />
          <button
            type="button"
            class="quiet"
            aria-pressed={isShown}
            aria-label={`Show: ${props.label}`}
            onClick={toggle}
          >
            {isShown ? "Hide" : "Show"}
          </button>
        </span>
      )}
    </Labelled>
  );
}

/** The attributes that connect an input with its label, hint and problem. */
interface Described {
  readonly id: string;
  readonly "aria-describedby": string;
  readonly "aria-invalid": boolean;
}

interface LabelledProps extends FieldProps {
  readonly children: (described: Described) => ComponentChildren;
}

function Labelled({ label, hint, problem, children }: LabelledProps) {
  const id = useId();
  const notes = `${id}-notes`;
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {children({ id, "aria-describedby": notes, "aria-invalid": problem !== undefined })}
      <div id={notes} class="notes">
        {hint === undefined ? null : <span class="faint">{hint}</span>}
        <span class="error" role="alert">
          {problem}
        </span>
      </div>
    </div>
  );
}

interface InputProps extends FieldProps, Described {
  readonly type?: "text" | "password" | "date";
}

function Input(props: InputProps) {
  const { id, name, type, autocomplete = "off", value, inputMode } = props;
  const common = {
    id,
    name,
    autocomplete,
    autocapitalize: "none",
    spellcheck: false,
    defaultValue: value ?? "",
    "aria-describedby": props["aria-describedby"],
    "aria-invalid": props["aria-invalid"],
  } as const;
  if (type === "date") return <input {...common} type="date" min={props.min} />;
  if (type === "password") return <input {...common} type="password" />;
  return <input {...common} type="text" inputMode={inputMode ?? "text"} />;
}

/** The address that somebody logs in with. */
export function EmailField({ value, problem }: Pick<FieldProps, "value" | "problem">) {
  const given = value === undefined ? {} : { value };
  return (
    <TextField
      label="Email"
      name="email"
      inputMode="email"
      autocomplete="username"
      {...given}
      problem={problem}
    />
  );
}

/** Tells password managers which account the password belongs to. */
export function PasswordOwner({ email }: { email: string }) {
  return <input type="text" autocomplete="username" value={email} readOnly hidden />;
}

interface PasswordProofProps extends Pick<FieldProps, "problem"> {
  readonly email: string;
}

/** Asks somebody who is logged in for the password again. */
export function PasswordProof({ email, problem }: PasswordProofProps) {
  return (
    <>
      <PasswordOwner email={email} />
      <PasswordField
        label="Password"
        name="password"
        autocomplete="current-password"
        problem={problem}
      />
    </>
  );
}

interface CodeFieldProps extends Pick<FieldProps, "problem"> {
  /** Whether it takes the focus when it appears. */
  readonly isFocused?: boolean;
  /** Whether only the app will do, because there is no recovery code yet. */
  readonly isFirst?: boolean;
}

/** A code of the authenticator app, or a recovery code. */
export function CodeField({ problem, isFocused = false, isFirst = false }: CodeFieldProps) {
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFocused) field.current?.querySelector("input")?.focus();
  }, []);
  const hint = "Six digits from your authenticator app, or one of your recovery codes.";
  return (
    <div ref={field}>
      <TextField
        label="Code"
        name="code"
        autocomplete="one-time-code"
        inputMode={isFirst ? "numeric" : "text"}
        hint={isFirst ? "Six digits, which the app shows now." : hint}
        problem={problem}
      />
    </div>
  );
}

/** Sends a form; while it is being sent, another click does nothing. */
export function SubmitButton({ act, isBusy }: { readonly act: string; readonly isBusy: boolean }) {
  return (
    <button type="submit" class="main" aria-disabled={isBusy}>
      {isBusy ? "One moment…" : act}
    </button>
  );
}

/** A failure that concerns no single field; screen readers announce it. */
export function Failure({ text }: { text: string | null }) {
  return (
    <p class={text === null ? "unseen" : "told bad"} role="alert">
      {text}
    </p>
  );
}

/** A success message; screen readers announce it. */
export function Notice({ text }: { text: string | null }) {
  return (
    <p class={text === null ? "unseen" : "told good"} role="status">
      {text}
    </p>
  );
}
