import type { Settings } from "../settings.ts";
import { Accounts } from "./accounts/accounts.ts";
import type { Changes } from "./changes/changes.ts";
import type { Counters } from "./usage/counters.ts";
import type { Engine } from "./engines/engine.ts";
import { clearOldRows } from "./housekeeping.ts";
import { ChunkStore } from "./jobs/chunk-store.ts";
import { JobStore } from "./jobs/job-store.ts";
import { KeyStore } from "./keys/key-store.ts";
import { openPostgres } from "./engines/postgres.ts";
import { SecondFactors } from "./accounts/second-factors.ts";
import { Sessions } from "./accounts/sessions.ts";
import { openSqlite } from "./engines/sqlite.ts";
import { UsageStore } from "./usage/usage.ts";

/** Everything that the service stores. */
export interface Store {
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly secondFactors: SecondFactors;
  readonly keys: KeyStore;
  readonly usage: UsageStore;
  readonly counters: Counters;
  readonly changes: Changes;
  readonly jobs: JobStore;
  readonly chunks: ChunkStore;
  /**
   * Reads and writes a little, as a request does. Rejects if the database does not respond or cannot be
   * written: it is read-only, its disk is full, its file was deleted.
   */
  check(): Promise<void>;
  /**
   * Deletes rows that are too old to be useful.
   *
   * @param now milliseconds since 1970
   */
  clearOld(now?: number): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the store: in PostgreSQL if the settings name a database, otherwise in an SQLite file. Creates or
 * migrates it if needed; if several instances start together, one of them does.
 *
 * @throws if the store does not respond, cannot be written or belongs to a newer version
 */
export async function openStore(
  settings: Pick<Settings, "dataDir" | "databaseUrl">,
): Promise<Store> {
  const { dataDir, databaseUrl } = settings;
  return toStore(await (databaseUrl === null ? openSqlite(dataDir) : openPostgres(databaseUrl)));
}

/** The counter that `check` increments; housekeeping deletes its row. */
const CHECK = { name: "check", windowSeconds: 3600 };

function toStore({ db, counters, changes, announcer, checkPlace, close }: Engine): Store {
  return {
    accounts: new Accounts(db, changes),
    sessions: new Sessions(db),
    secondFactors: new SecondFactors(db),
    keys: new KeyStore(db, changes),
    usage: new UsageStore(db),
    counters,
    changes,
    jobs: new JobStore(db, announcer),
    chunks: new ChunkStore(db, announcer),
    check: async () => {
      await checkPlace();
      await db.selectFrom("keys").select("id").limit(1).execute();
      await counters.count(CHECK.name, CHECK.windowSeconds);
    },
    clearOld: (now = Date.now()) => clearOldRows(db, now),
    close,
  };
}
