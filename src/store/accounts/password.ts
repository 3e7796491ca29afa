import { hash, verify } from "@node-rs/argon2";
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from "../bounds.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { RuleError } from "../rule-error.ts";

/** Argon2id at the cost that OWASP recommends: 19 MiB of memory, two passes, one thread. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** The hash of a password that nobody knows, at the same cost. */
export const NOBODYS_HASH =
  "$argon2id$v=19$m=19456,t=2,p=1$aXSvEMaw/nk0KAUo9wojgA$WfWrAed1imuuVinohsVK3S9/Lp9gZ1qTQpFA6bqy0L0";

/** A character other than white space and invisible characters. */
const VISIBLE = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

/**
 * The one rule for passwords, wherever they are set.
 *
 * @throws RuleError if the password is not acceptable for the account with this email
 */
export function checkPassword(password: string, email: string): void {
  const { length } = password;
  if (length < SHORTEST_PASSWORD || length > LONGEST_PASSWORD)
    throw new RuleError(
      "password",
      `A password has ${SHORTEST_PASSWORD} to ${LONGEST_PASSWORD} characters`,
    );
  if (password.trim().toLowerCase() === email)
    throw new RuleError("password", "A password must not be the email address");
  if (!VISIBLE.test(password.normalize("NFKC")))
    throw new RuleError("password", "A password must contain more than spaces: add a few words");
  if (isCommonPassword(password))
    throw new RuleError(
      "password",
      "This is one of the most common passwords, which attackers try first: choose a longer, less common one",
    );
}

/** The hash of a password, as a PHC string. Takes 20 ms, in another thread. */
export function hashPassword(password: string): Promise<string> {
  return hash(normalise(password), COST);
}

/** Whether a password matches a hash. Without a hash the answer is false, after the same amount of work. */
export async function isPasswordOf(
  passwordHash: string | null,
  password: string,
): Promise<boolean> {
  const isRight = await verify(passwordHash ?? NOBODYS_HASH, normalise(password));
  return isRight && passwordHash !== null;
}

/** Keyboards encode an accented letter in several ways. */
function normalise(password: string): string {
  return password.normalize("NFKC");
}
