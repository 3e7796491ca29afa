import type { Limits } from "../../server/site/schema.ts";
import type { Problems } from "./form.ts";
import { countOf } from "./words.ts";

/** The service's rules, told before it has to. It has the last word. */

const SHORTEST_PASSWORD = 10;
const LONGEST_PASSWORD = 200;
const LARGEST_LIMIT = 1_000_000_000;
const LONGEST_NAME = 100;

export const PASSWORD_HINT = `At least ${SHORTEST_PASSWORD} characters. A few words are fine.`;

export function emailProblem(email: string): Problems {
  return /^\s*[^@\s]+@[^@\s]+\s*$/.test(email)
    ? {}
    : { email: "Enter an e-mail address, like name@example.com." };
}

/** @param field the name of the password's field */
export function passwordProblem(field: string, password: string): Problems {
  const length = lengthOf(password);
  if (length < SHORTEST_PASSWORD)
    return { [field]: `Use at least ${SHORTEST_PASSWORD} characters; this has ${length}.` };
  if (length > LONGEST_PASSWORD) return { [field]: `Use at most ${LONGEST_PASSWORD} characters.` };
  return {};
}

export function nameProblem(name: string): Problems {
  if (name.trim() === "") return { name: "Give the key a name, so that you know it again." };
  if (lengthOf(name) > LONGEST_NAME) return { name: `Use at most ${LONGEST_NAME} characters.` };
  return {};
}

/** In characters as the service counts them, not in UTF-16. */
function lengthOf(text: string): number {
  return Array.from(text).length;
}

/** @param bound the most that the service allows; null: as many as one likes */
export function limitProblem(field: string, text: string, bound: number | null): Problems {
  if (text.trim() === "" && bound === null) return {};
  const limit = Number(text);
  const most = bound ?? LARGEST_LIMIT;
  if (text.trim() !== "" && Number.isInteger(limit) && limit >= 1 && limit <= most) return {};
  return { [field]: `Enter a whole number from 1 to ${countOf(most)}.` };
}

/** The limits of two fields that have no problem. */
export function limitsOf(perMinute: string, perDay: string): Limits {
  const limitOf = (text: string) => (text.trim() === "" ? null : Number(text));
  return { perMinute: limitOf(perMinute), perDay: limitOf(perDay) };
}
