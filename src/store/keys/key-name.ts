import { LONGEST_NAME } from "../bounds.ts";
import { RuleError } from "../rule-error.ts";

/** @throws RuleError if a key cannot have this name */
export function checkKeyName(name: string): void {
  const { length } = name;
  if (name.trim() === "" || length > LONGEST_NAME || /[\p{Cc}\p{Cs}]/u.test(name))
    throw new RuleError(
      "name",
      `A name has 1 to ${LONGEST_NAME} characters, not only spaces, and no control characters`,
    );
}
