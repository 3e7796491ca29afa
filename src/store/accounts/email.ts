import { RuleError } from "../rule-error.ts";

const LONGEST_EMAIL = 254;

/** An e-mail address as accounts keep it: trimmed, in lower case. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

/**
 * Whether an address could have an account; only mistakes are caught: whether an address exists, only
 * a mail to it could tell. PostgreSQL takes no NUL, and no database half a surrogate pair.
 *
 * @param email normalised
 */
export function isEmail(email: string): boolean {
  return email.length <= LONGEST_EMAIL && /^[^@\s\p{Cc}\p{Cs}]+@[^@\s\p{Cc}\p{Cs}]+$/u.test(email);
}

/** @throws RuleError where `isEmail` says no */
export function checkEmail(email: string): void {
  if (!isEmail(email))
    throw new RuleError(
      "email",
      `An e-mail address has one @, no blanks and at most ${LONGEST_EMAIL} characters`,
    );
}
