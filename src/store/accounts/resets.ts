import type { Kysely } from "kysely";
import type { AccountRow, Tables } from "../schema.ts";
import { digestOf, newToken } from "../secret.ts";

/** How long a link to set a new password is valid, in milliseconds. */
export const RESET_MS = 30 * 60 * 1000;

/** Makes a token with which a new password can be set for an account; only its digest is stored. */
export async function addReset(db: Kysely<Tables>, accountId: string): Promise<string> {
  const token = newToken();
  const now = Date.now();
  const row = {
    digest: hexOf(token),
    account_id: accountId,
    created_at: new Date(now).toISOString(),
    expires_at: new Date(now + RESET_MS).toISOString(),
  };
  await db.insertInto("password_resets").values(row).execute();
  return token;
}

/**
 * The account whose password can be set with a token; null if there is none or the token has
 * expired.
 */
export async function accountOfReset(
  db: Kysely<Tables>,
  token: string,
): Promise<AccountRow | null> {
  const row = await db
    .selectFrom("password_resets")
    .innerJoin("accounts", "accounts.id", "password_resets.account_id")
    .selectAll("accounts")
    .where("digest", "=", hexOf(token))
    .where("expires_at", ">", new Date(Date.now()).toISOString())
    .executeTakeFirst();
  return row ?? null;
}

/** Uses a token up; false if it has been used in the meantime. */
export async function useReset(transaction: Kysely<Tables>, token: string): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom("password_resets")
    .where("digest", "=", hexOf(token))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ends all tokens of an account. */
export async function endResets(transaction: Kysely<Tables>, accountId: string): Promise<void> {
  await transaction.deleteFrom("password_resets").where("account_id", "=", accountId).execute();
}

function hexOf(token: string): string {
  return digestOf(token).toString("hex");
}
