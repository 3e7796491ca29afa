import type { Limits } from "../../server/site/schema.ts";
import {
  isLimit,
  LARGEST_LIMIT,
  LONGEST_NAME,
  LONGEST_PASSWORD,
  SHORTEST_PASSWORD,
} from "../../store/bounds.ts";
import { countOf } from "../shared/count.ts";
import type { FieldProblems, Values } from "./form/form.ts";

/** The service's rules, checked in advance. The service has the last word. */

export const PASSWORD_HINT = `At least ${SHORTEST_PASSWORD} characters. A few words are fine.`;

export function emailProblem(email: string): FieldProblems {
  return /^\s*[^@\s]+@[^@\s]+\s*$/.test(email)
    ? {}
    : { email: "Enter an email address, like name@example.com." };
}

/** @param field the name of the password's field */
export function passwordProblem(field: string, password: string): FieldProblems {
  const { length } = password;
  if (length < SHORTEST_PASSWORD)
    return { [field]: `Use at least ${SHORTEST_PASSWORD} characters; this has ${length}.` };
  if (length > LONGEST_PASSWORD) return { [field]: `Use at most ${LONGEST_PASSWORD} characters.` };
  return {};
}

/** Whether the password that a change asks for again is missing. */
export function proofProblem(values: Values): FieldProblems {
  return values("password") === "" ? { password: "Enter your password." } : {};
}

/** Whether the code of the second factor is missing. */
export function codeProblem(values: Values): FieldProblems {
  return values("code").trim() === "" ? { code: "Enter the code." } : {};
}

export function nameProblem(name: string): FieldProblems {
  if (name.trim() === "") return { name: "Give the key a name, so that you recognise it later." };
  if (name.trim().length > LONGEST_NAME) return { name: `Use at most ${LONGEST_NAME} characters.` };
  return {};
}

/** @param today YYYY-MM-DD */
export function expiryProblem(day: string, today: string): FieldProblems {
  if (day === "" || (/^[2-9]\d{3}-\d{2}-\d{2}$/.test(day) && day >= today)) return {};
  return { expiresOn: "Choose today or a later day, or leave it empty." };
}

/** @param bound the maximum that the service allows; null: unlimited */
export function limitProblem(field: string, text: string, bound: number | null): FieldProblems {
  if (text.trim() === "" && bound === null) return {};
  const most = bound ?? LARGEST_LIMIT;
  if (isLimit(Number(text), most)) return {};
  return { [field]: `Enter a whole number from 1 to ${countOf(most)}.` };
}

/** The limits in two valid fields. */
export function limitsOf(perMinute: string, perDay: string): Limits {
  const limitOf = (text: string) => (text.trim() === "" ? null : Number(text));
  return { perMinute: limitOf(perMinute), perDay: limitOf(perDay) };
}
