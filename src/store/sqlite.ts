import { Kysely } from "kysely";
import Database from "libsql";
import { closeSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { RateLimiterSQLite } from "rate-limiter-flexible";
import { FileChanges } from "./changes-sqlite.ts";
import type { Engine } from "./engine.ts";
import { COUNTING, LimiterCounters } from "./limiter-counters.ts";
import { migrate } from "./migrations.ts";
import type { Tables } from "./schema.ts";
import { LibsqlDialect, whenFree } from "./sqlite-dialect.ts";

const FILE = "recloc.db";

/**
 * Opens the store in a folder, and makes or migrates it where needed. Folder and file are made
 * readable for their owner only.
 *
 * @throws where the folder cannot be written, or the file is no database of this version
 */
export async function openSqlite(folder: string): Promise<Engine> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, FILE);
  // Made before SQLite opens it, because its log files take over its mode.
  closeSync(openSync(file, "a", 0o600));
  const database = await openFile(file, "FULL");
  const db = new Kysely<Tables>({ dialect: new LibsqlDialect({ database }) });
  try {
    // Of two processes that start at once, the second waits here until the first has migrated.
    await whenFree(() => database.exec("BEGIN IMMEDIATE"));
    await migrate(db);
    database.exec("COMMIT");
  } catch (error) {
    database.close();
    throw error;
  }
  // A count that a power failure takes is no loss, and waiting for the disk costs 1 ms a request.
  const counting = await openFile(file, "NORMAL");
  const changes = new FileChanges(database);
  return {
    db,
    counters: new LimiterCounters(sqliteLimiter(counting), whenFree),
    changes,
    close: async () => {
      await changes.close();
      counting.close();
      await db.destroy();
    },
  };
}

async function openFile(file: string, synchronous: "FULL" | "NORMAL"): Promise<Database.Database> {
  // SQLite would wait for others with the whole process standing still: `whenFree` waits instead.
  const database = new Database(file, { timeout: 0 });
  try {
    await whenFree(() => database.pragma("journal_mode = WAL"));
    database.pragma(`synchronous = ${synchronous}`);
    database.pragma("foreign_keys = ON");
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * The limiter expects better-sqlite3. libsql is like it, but a statement that found the database busy,
 * or whose rows were not read to the end, stays open and keeps later transactions from being committed:
 * so the lock is taken before, and all rows are read.
 */
function sqliteLimiter(database: Database.Database): RateLimiterSQLite {
  const storeClient = {
    prepare: (text: string) => {
      const statement = database.prepare(text);
      return {
        get: (...values: unknown[]) => statement.all(...values)[0],
        run: (...values: unknown[]) => statement.run(...values),
      };
    },
    transaction: (work: () => unknown) => () => database.transaction(work).immediate(),
  };
  return new RateLimiterSQLite({ ...COUNTING, storeClient, storeType: "better-sqlite3" });
}
