import type { Kysely } from "kysely";
import type { Tables } from "./schema.ts";
import type { Store } from "./store.ts";
import { DAY_MS, dayOf } from "./usage/usage.ts";

/** The days of usage that are kept; a revoked key goes with the last of its own. */
const USAGE_DAYS = 400;

/** Deletes usage and revoked keys of more than 400 days ago, and sessions, secrets and counters that are over. */
export async function clearOldRows(db: Kysely<Tables>, now: number): Promise<void> {
  const time = new Date(now).toISOString();
  const firstDay = dayOf(now - USAGE_DAYS * DAY_MS);
  await db.deleteFrom("usage").where("day", "<", firstDay).execute();
  // Times begin with their days.
  await db.deleteFrom("keys").where("revoked_at", "<", firstDay).execute();
  await db.deleteFrom("sessions").where("expires_at", "<=", time).execute();
  await db.deleteFrom("key_secrets").where("expires_at", "<=", time).execute();
  await db.deleteFrom("counters").where("expire", "<=", now).execute();
}

/**
 * Clears the store now and once a day.
 *
 * @param failed is told why the store could not be cleared; it is tried again a day later
 * @returns ends it
 */
export function keepClear(
  store: Pick<Store, "clearOld">,
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
