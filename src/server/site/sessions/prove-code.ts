import { readRecoveryCode } from "../../../store/accounts/one-time-codes.ts";
import { ApiError } from "../../errors.ts";
import type { Attempts } from "../attempts.ts";

/**
 * Tries a code of the second factor, for any purpose. Codes of an app can be guessed, so an account has few
 * attempts; recovery codes cannot, so strangers who use up the attempts do not lock the owner out.
 *
 * @param accept whether the code is right; it is then used up
 * @throws ApiError if it is wrong, or there were too many
 */
export async function proveCode(
  accountId: string,
  code: string,
  attempts: Attempts,
  accept: (accountId: string, code: string) => Promise<boolean>,
): Promise<void> {
  if (readRecoveryCode(code) === null) await attempts.countCode(accountId);
  if (!(await accept(accountId, code))) throw new ApiError("wrong_code");
}
