import type { Kysely } from "kysely";
import type { SecondFactorRow, Tables } from "../schema.ts";

/** How long a secret can be confirmed, in milliseconds. */
export const CONFIRM_MS = 30 * 60 * 1000;

/** The second factor of an account, confirmed or not; null if there is none. */
export async function factorOf(
  db: Kysely<Tables>,
  accountId: string,
): Promise<SecondFactorRow | null> {
  const query = db.selectFrom("second_factors").selectAll().where("account_id", "=", accountId);
  return (await query.executeTakeFirst()) ?? null;
}

/** Whether a log-in to an account needs a code. */
export async function hasSecondFactor(db: Kysely<Tables>, accountId: string): Promise<boolean> {
  const row = await factorOf(db, accountId);
  return row !== null && row.confirmed_at !== null;
}

/** Forgets a secret of an account that no code has confirmed. */
export async function endUnconfirmed(db: Kysely<Tables>, accountId: string): Promise<void> {
  await db
    .deleteFrom("second_factors")
    .where("account_id", "=", accountId)
    .where("confirmed_at", "is", null)
    .execute();
}

/** Secrets that were made then or earlier can no longer be confirmed. */
export function unconfirmedSince(now: number = Date.now()): string {
  return new Date(now - CONFIRM_MS).toISOString();
}
