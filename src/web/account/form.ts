import type { TargetedSubmitEvent } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { counted } from "./words.ts";
import type { SiteError } from "./site.ts";
import { useTask } from "./task.ts";

/** What is wrong, by the name of the field. */
export type Problems = Readonly<Partial<Record<string, string>>>;

export interface FormWork {
  /** What is wrong before the service is asked. */
  readonly check: (values: Values) => Problems;
  readonly submit: (values: Values) => Promise<void>;
  /** The field that an error of the service is about, where it is about one; by the error's code. */
  readonly fieldOf?: Readonly<Partial<Record<string, string>>>;
}

/** The text of each field; `""` where there is no such field. */
export type Values = (name: string) => string;

export interface Form {
  readonly problems: Problems;
  /** What is wrong with no one field. */
  readonly failure: string | null;
  readonly isBusy: boolean;
  readonly onSubmit: (event: TargetedSubmitEvent<HTMLFormElement>) => void;
}

/** A form that tells what is wrong beside the field, and leads there. */
export function useForm({ check, submit, fieldOf = {} }: FormWork): Form {
  const { isBusy, failure, run } = useTask();
  const [wrong, setWrong] = useState<Problems>({});
  const form = useRef<HTMLFormElement | null>(null);
  const refused = failure === null ? null : refusalOf(failure, fieldOf);
  const field = refused?.field ?? null;
  const problems = refused === null || field === null ? wrong : { [field]: refused.message };

  useEffect(() => {
    form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [wrong, failure]);

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

/** A rule that was broken: `Invalid parameter: name: A name has …`. */
const RULE = /^Invalid parameter: (?<subject>email|password|name|limits|keys): (?<rule>.+)$/;

function refusalOf(
  { code, message, retryAfter }: SiteError,
  fieldOf: NonNullable<FormWork["fieldOf"]>,
): { field: string | null; message: string } {
  const { subject, rule } = RULE.exec(message)?.groups ?? {};
  if (subject !== undefined && rule !== undefined)
    return { field: fieldOf[subject] ?? null, message: `${rule}.` };
  if (code === "rate_limited")
    return { field: null, message: `Too many attempts. Try again ${whenAgain(retryAfter)}.` };
  const field = fieldOf[code] ?? null;
  if (code !== "wrong_credentials") return { field, message };
  return field === null
    ? { field, message: "The e-mail or the password is wrong." }
    : { field, message: "This is not your password." };
}

function whenAgain(seconds: number | null): string {
  if (seconds === null) return "later";
  if (seconds < 60) return `in ${counted(seconds, "second")}`;
  return `in ${counted(Math.ceil(seconds / 60), "minute")}`;
}
