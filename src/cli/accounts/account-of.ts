import type { Account } from "../../store/accounts/account.ts";
import type { Store } from "../../store/store.ts";
import { UsageError } from "../io.ts";

/** The account with this e-mail. Throws a `UsageError` where there is none. */
export async function accountOf({ accounts }: Store, email: string): Promise<Account> {
  const account = await accounts.find(email);
  if (account === null)
    throw new UsageError("no account has this e-mail; see recloc accounts list");
  return account;
}
