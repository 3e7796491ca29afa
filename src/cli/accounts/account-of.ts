import type { Account } from "../../store/accounts/account.ts";
import type { Store } from "../../store/store.ts";
import { UsageError } from "../io.ts";

/** The account with this email address. Throws a `UsageError` if there is none. */
export async function accountOf({ accounts }: Store, email: string): Promise<Account> {
  const account = await accounts.find(email);
  return account ?? noSuchAccount();
}

/** Reports that an account is unknown, even if there is no store. */
export function noSuchAccount(): never {
  throw new UsageError("no account has this email address; see recloc accounts list");
}
