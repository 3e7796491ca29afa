import type { Kysely } from "kysely";
import { lockAccount } from "../accounts/lock-account.ts";
import { RuleError } from "../rule-error.ts";
import type { KeySecretRow, Tables } from "../schema.ts";
import { digestOf, newKey, shownPart } from "../secret.ts";
import { dayOf } from "../usage/usage-day.ts";

/** The maximum number of active keys per account. */
export const MAX_KEYS = 100;
/** The maximum number of secrets of a key that are valid at once, including the current one. */
export const MAX_SECRETS = 5;

/** A new key, and the row that stores its secret. */
export function newSecret(id: string, now: string): { key: string; row: KeySecretRow } {
  const key = newKey();
  const digest = digestOf(key).toString("hex");
  const prefix = shownPart(key);
  return { key, row: { digest, key_id: id, prefix, created_at: now, expires_at: null } };
}

/** Checks that the account may have another key; concurrent changes wait for each other. */
export async function checkKeyCount(db: Kysely<Tables>, accountId: string): Promise<void> {
  await lockAccount(db, accountId);
  const { count } = await db
    .selectFrom("keys")
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .where("account_id", "=", accountId)
    .where("revoked_at", "is", null)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MAX_KEYS)
    throw new RuleError("keys", `An account has at most ${MAX_KEYS} keys: revoke one first`);
}

/**
 * Locks a key against other changes; false if there is none, or it is revoked or expired. An update that changes
 * nothing locks the row on both databases.
 */
export async function lockKey(db: Kysely<Tables>, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("keys")
    .set((row) => ({ name: row.ref("name") }))
    .where("id", "=", id)
    .where("revoked_at", "is", null)
    .where((where) =>
      where.or([where("expires_on", "is", null), where("expires_on", ">=", dayOf(Date.now()))]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Limits the validity of a key's secrets to a time. */
export async function expireSecrets(db: Kysely<Tables>, id: string, until: string): Promise<void> {
  await db
    .updateTable("key_secrets")
    .set({ expires_at: until })
    .where("key_id", "=", id)
    .where((where) => where.or([where("expires_at", "is", null), where("expires_at", ">", until)]))
    .execute();
}

/** Checks that the key may have another secret: without a limit, rotation could fill the store. */
export async function checkSecretCount(db: Kysely<Tables>, id: string, now: string): Promise<void> {
  const held = await db
    .selectFrom("key_secrets")
    .select("digest")
    .where("key_id", "=", id)
    .where("expires_at", ">", now)
    .execute();
  if (held.length >= MAX_SECRETS)
    throw new RuleError(
      "keys",
      `A key can have at most ${MAX_SECRETS} valid secrets, including the current one: rotate it without ` +
        "a grace period to end the earlier ones",
    );
}
