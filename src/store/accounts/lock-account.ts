import type { Kysely } from "kysely";
import type { Tables } from "../schema.ts";

/**
 * Lets other changes of an account wait until this transaction ends; an update locks in every
 * database.
 *
 * @param passwordHash where it is given, the account must still have it
 * @returns false where there is no such account
 */
export async function lockAccount(
  transaction: Kysely<Tables>,
  id: string,
  passwordHash?: string,
): Promise<boolean> {
  const ofId = transaction
    .updateTable("accounts")
    .set((row) => ({ id: row.ref("id") }))
    .where("id", "=", id);
  const ofBoth = passwordHash === undefined ? ofId : ofId.where("password_hash", "=", passwordHash);
  const { numUpdatedRows } = await ofBoth.executeTakeFirst();
  return numUpdatedRows > 0n;
}
