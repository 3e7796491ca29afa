import type { Kysely } from "kysely";
import type { Tables } from "../schema.ts";

/**
 * Makes other changes to an account wait until this transaction ends. It uses an update because that
 * takes a lock in every database.
 *
 * @param passwordHash if given, the account must still have it
 * @returns false if there is no such account
 */
export async function lockAccount(
  transaction: Kysely<Tables>,
  id: string,
  passwordHash?: string,
): Promise<boolean> {
  const byId = transaction
    .updateTable("accounts")
    .set((row) => ({ id: row.ref("id") }))
    .where("id", "=", id);
  const query = passwordHash === undefined ? byId : byId.where("password_hash", "=", passwordHash);
  const { numUpdatedRows } = await query.executeTakeFirst();
  return numUpdatedRows > 0n;
}
