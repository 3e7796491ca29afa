import type { Kysely } from "kysely";
import type { Tables } from "./schema.ts";
import { unconfirmedSince } from "./accounts/factor-rows.ts";
import { idleSince } from "./accounts/sessions.ts";
import { DAY_MS, dayOf } from "./usage/usage-day.ts";

/** How many days of usage to keep; a revoked or expired key is deleted with its last usage. */
const USAGE_DAYS = 400;

/**
 * Deletes usage, jobs and revoked or expired keys older than 400 days, and expired sessions, resets, secrets
 * and counters, and second factors that were never confirmed.
 */
export async function clearOldRows(db: Kysely<Tables>, now: number): Promise<void> {
  const time = new Date(now).toISOString();
  const firstDay = dayOf(now - USAGE_DAYS * DAY_MS);
  await db.deleteFrom("usage").where("day", "<", firstDay).execute();
  await db.deleteFrom("usage_refusals").where("day", "<", firstDay).execute();
  // A time begins with its day, so the strings compare correctly.
  await db.deleteFrom("keys").where("revoked_at", "<", firstDay).execute();
  await db.deleteFrom("keys").where("expires_on", "<", firstDay).execute();
  await db.deleteFrom("sessions").where("expires_at", "<=", time).execute();
  await db.deleteFrom("sessions").where("last_used_at", "<=", idleSince(now)).execute();
  await db.deleteFrom("password_resets").where("expires_at", "<=", time).execute();
  await db
    .deleteFrom("second_factors")
    .where("confirmed_at", "is", null)
    .where("created_at", "<=", unconfirmedSince(now))
    .execute();
  await db.deleteFrom("key_secrets").where("expires_at", "<=", time).execute();
  await db.deleteFrom("jobs").where("created_at", "<", firstDay).execute();
  await db.deleteFrom("counters").where("expire", "<=", now).execute();
}

/**
 * Deletes old rows now and once a day.
 *
 * @param failed receives the reason for a failure; the next attempt is a day later
 * @returns a function that stops it
 */
export function keepClear(
  store: { clearOld(): Promise<void> },
  failed: (reason: unknown) => void,
): () => void {
  const clear = () => {
    store.clearOld().catch(failed);
  };
  clear();
  const timer = setInterval(clear, DAY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
  };
}
