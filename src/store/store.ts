import type { Settings } from "../settings.ts";
import { Accounts } from "./accounts/accounts.ts";
import type { Changes } from "./changes/changes.ts";
import type { Counters } from "./usage/counters.ts";
import type { Engine } from "./engines/engine.ts";
import { clearOldRows } from "./housekeeping.ts";
import { KeyStore } from "./keys/key-store.ts";
import { openPostgres } from "./engines/postgres.ts";
import { Sessions } from "./accounts/sessions.ts";
import { openSqlite } from "./engines/sqlite.ts";
import { UsageStore } from "./usage/usage.ts";

/** All that is kept. */
export interface Store {
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly keys: KeyStore;
  readonly usage: UsageStore;
  readonly counters: Counters;
  readonly changes: Changes;
  /**
   * Reads and writes a little, as a request does. Rejects where the database does not answer or cannot
   * be written: it is read-only, its disk is full, its file was deleted.
   */
  check(): Promise<void>;
  /**
   * Deletes what is too old to be of use.
   *
   * @param now milliseconds since 1970
   */
  clearOld(now?: number): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the store: in PostgreSQL where the settings name a database, else in a file of SQLite. Makes
 * or migrates it where needed; of several that start at once, one does.
 *
 * @throws where it does not answer, cannot be written, or is of a newer version
 */
export async function openStore(
  settings: Pick<Settings, "dataDir" | "databaseUrl">,
): Promise<Store> {
  const { dataDir, databaseUrl } = settings;
  return toStore(await (databaseUrl === null ? openSqlite(dataDir) : openPostgres(databaseUrl)));
}

/** What `check` counts, and in which window: a row that housekeeping clears. */
const CHECK = { name: "check", windowSeconds: 3600 };

function toStore({ db, counters, changes, checkPlace, close }: Engine): Store {
  return {
    accounts: new Accounts(db, changes),
    sessions: new Sessions(db),
    keys: new KeyStore(db, changes),
    usage: new UsageStore(db),
    counters,
    changes,
    check: async () => {
      await checkPlace();
      await db.selectFrom("keys").select("id").limit(1).execute();
      await counters.count(CHECK.name, CHECK.windowSeconds);
    },
    clearOld: (now = Date.now()) => clearOldRows(db, now),
    close,
  };
}
