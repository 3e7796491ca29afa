import { RuleError } from "../rule-error.ts";

const LONGEST_EMAIL = 254;

/** An email address as accounts store it: trimmed, lower case. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

/**
 * Whether an address could have an account. This catches only mistakes, since only sending mail would
 * show whether an address exists. PostgreSQL rejects NUL, and every database half a surrogate pair.
 *
 * @param email normalised
 */
export function isEmail(email: string): boolean {
  return email.length <= LONGEST_EMAIL && /^[^@\s\p{Cc}\p{Cs}]+@[^@\s\p{Cc}\p{Cs}]+$/u.test(email);
}

/** @throws RuleError if the address cannot have an account */
export function checkEmail(email: string): void {
  if (!isEmail(email))
    throw new RuleError(
      "email",
      `An email address has one @, no spaces and at most ${LONGEST_EMAIL} characters`,
    );
}
