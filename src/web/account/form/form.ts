import type { TargetedSubmitEvent } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Problem } from "../../shared/api.ts";
import { problemText, whenAgain } from "../../shared/problem-words.ts";
import { useTask } from "./task.ts";

/** Problems by field name. */
export type FieldProblems = Readonly<Partial<Record<string, string>>>;

export interface FormWork {
  /** Finds problems before the service is called. */
  readonly check: (values: Values) => FieldProblems;
  readonly submit: (values: Values) => Promise<void>;
  /** The field that an error of the service concerns, by error code or rule. */
  readonly fieldOf?: Readonly<Partial<Record<string, string>>>;
}

/** The text of a field; `""` if there is no such field. */
export type Values = (name: string) => string;

export interface Form {
  readonly problems: FieldProblems;
  /** A problem that concerns no single field. */
  readonly failure: string | null;
  readonly isBusy: boolean;
  readonly onSubmit: (event: TargetedSubmitEvent<HTMLFormElement>) => void;
}

/** A form that shows each problem next to its field and focuses the field. */
export function useForm({ check, submit, fieldOf = {} }: FormWork): Form {
  const { isBusy, problem, run } = useTask();
  const [wrong, setWrong] = useState<FieldProblems>({});
  const form = useRef<HTMLFormElement | null>(null);
  const refused = problem === null ? null : refusalOf(problem, fieldOf);
  const field = refused?.field ?? null;
  const problems = refused === null || field === null ? wrong : { [field]: refused.message };

  useEffect(() => {
    form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [wrong, problem]);

  const onSubmit = (event: TargetedSubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    form.current = event.currentTarget;
    const data = new FormData(event.currentTarget);
    const values: Values = (name) => {
      const value = data.get(name);
      return typeof value === "string" ? value : "";
    };
    const found = check(values);
    setWrong(found);
    if (Object.keys(found).length === 0) run(() => submit(values));
  };
  return {
    problems,
    failure: refused !== null && field === null ? refused.message : null,
    isBusy,
    onSubmit,
  };
}

/** A broken rule: `Invalid parameter: name: A name has …`. */
const RULE = /^Invalid parameter: (?<subject>\w+): (?<rule>.+)$/;

interface Refusal {
  /** Null: concerns no single field. */
  readonly field: string | null;
  readonly message: string;
}

function refusalOf(problem: Problem, fieldOf: NonNullable<FormWork["fieldOf"]>): Refusal {
  const { status, code, message } = problem;
  const { subject, rule } = RULE.exec(message)?.groups ?? {};
  if (subject !== undefined && rule !== undefined)
    return { field: fieldOf[subject] ?? null, message: `${rule}.` };
  if (status === 429) return { field: null, message: `Too many attempts. ${whenAgain(problem)}` };
  if (code === "invalid_reset_link")
    return { field: null, message: "This link was used or is too old. Ask for a new one." };
  const field = fieldOf[code] ?? null;
  if (code === "wrong_code")
    return { field, message: "This code is wrong or was used. Enter a newer one." };
  if (code !== "wrong_credentials")
    return { field, message: field === null ? problemText(problem) : message };
  return field === null
    ? { field, message: "The email or the password is wrong." }
    : { field, message: "This is not your password." };
}
