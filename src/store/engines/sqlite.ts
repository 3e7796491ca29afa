import { Kysely } from "kysely";
import Database from "libsql";
import { closeSync, mkdirSync, openSync, statSync } from "node:fs";
import { rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { RateLimiterSQLite } from "rate-limiter-flexible";
import { FileChanges } from "../changes/changes-sqlite.ts";
import type { Engine } from "./engine.ts";
import { COUNTING, LimiterCounters } from "../usage/limiter-counters.ts";
import { NO_ANNOUNCEMENTS } from "../jobs/announcer.ts";
import { migrate } from "../migrations.ts";
import type { Tables } from "../schema.ts";
import { LibsqlDialect, rollBack, whenFree } from "./sqlite-dialect.ts";
import { StoreFault } from "../store-fault.ts";

/** The space that a few changes need, in bytes. */
const SPACE = 16 * 1024;

/** The file of the store in a folder. */
export function storeFile(folder: string): string {
  return join(folder, "recloc.db");
}

/**
 * Opens the store in a folder, and creates or migrates it if needed. Only their owner can read the
 * folder and the file that it creates.
 *
 * @throws StoreFault if the file is damaged or belongs to a newer version; the error of SQLite or the
 *   operating system if the file cannot be opened or written
 */
export async function openSqlite(folder: string): Promise<Engine> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = storeFile(folder);
  // Created before SQLite opens it, because SQLite's log files inherit its mode.
  closeSync(openSync(file, "a", 0o600));
  const database = await openFile(file, "FULL");
  const db = new Kysely<Tables>({ dialect: new LibsqlDialect({ database }) });
  try {
    await whenFree(() => {
      checkPages(database);
    });
    // If two processes start together, the second waits here until the first has migrated.
    await whenFree(() => database.exec("BEGIN IMMEDIATE"));
    await migrate(db);
    database.exec("COMMIT");
  } catch (error) {
    database.close();
    throw error;
  }
  // Losing a count in a power failure does no harm, and waiting for the disk costs 1 ms a request.
  const counting = await openFile(file, "NORMAL");
  const changes = new FileChanges(database);
  return {
    db,
    counters: new LimiterCounters(sqliteLimiter(counting), whenFree),
    changes,
    announcer: NO_ANNOUNCEMENTS,
    checkPlace: placeCheck(folder),
    close: async () => {
      await changes.close();
      counting.close();
      await db.destroy();
    },
  };
}

/**
 * Checks every page before anything relies on them, which takes 3 ms a megabyte.
 *
 * @throws StoreFault if one is damaged
 */
export function checkPages(database: Database.Database): void {
  const [row] = database.prepare("pragma quick_check(1)").all();
  if (typeof row !== "object" || row === null || !Object.values(row).includes("ok"))
    throw new StoreFault("damaged");
}

/**
 * SQLite keeps writing to a file that was deleted or moved, and all of that is lost when the process
 * ends. On a full disk it keeps using the space that its log already has, until it needs more.
 */
function placeCheck(folder: string): () => Promise<void> {
  const file = storeFile(folder);
  const opened = statSync(file, { bigint: true });
  return async () => {
    const { dev, ino } = await stat(file, { bigint: true });
    if (dev !== opened.dev || ino !== opened.ino)
      throw new Error("The store's file is not the one that was opened");
    await checkSpace(join(folder, `recloc-${process.pid}.probe`));
  };
}

/** Rejects if the disk has no space for a file. */
async function checkSpace(probe: string): Promise<void> {
  try {
    await writeFile(probe, Buffer.alloc(SPACE), { mode: 0o600 });
  } finally {
    await rm(probe, { force: true });
  }
}

async function openFile(file: string, synchronous: "FULL" | "NORMAL"): Promise<Database.Database> {
  // SQLite would block the whole process while it waits for others: `whenFree` waits instead.
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
 * The limiter expects better-sqlite3. libsql is similar, but a statement stays open if it finds the
 * database busy or its rows are not read to the end, and then later transactions cannot commit. So this
 * takes the lock first and reads all rows.
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
    transaction: (work: () => unknown) => () => inTransaction(database, work),
  };
  return new RateLimiterSQLite({ ...COUNTING, storeClient, storeType: "better-sqlite3" });
}

/** libsql's own transactions hide the error if SQLite has already rolled back. */
function inTransaction(database: Database.Database, work: () => unknown): unknown {
  database.exec("BEGIN IMMEDIATE");
  try {
    const result = work();
    database.exec("COMMIT");
    return result;
  } catch (error) {
    rollBack(database);
    throw error;
  }
}
