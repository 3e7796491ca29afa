import { Kysely, Migrator, SqliteDialect } from "kysely";
import Database from "libsql";
import { closeSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { migrations, type Tables } from "./schema.ts";

const FILE = "recloc.db";
/** How long a statement waits for another process to finish writing, in milliseconds. */
const BUSY_TIMEOUT = 5000;

/**
 * Opens the store in a folder, and makes or migrates it where needed. Folder and file are made
 * readable for their owner only.
 *
 * @throws where the folder cannot be written, or the file is no database of this version
 */
export async function openDatabase(folder: string): Promise<Kysely<Tables>> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, FILE);
  // Made before SQLite opens it, because its log files take over its mode.
  closeSync(openSync(file, "a", 0o600));
  const database = new Database(file, { timeout: BUSY_TIMEOUT });
  try {
    database.pragma("journal_mode = WAL");
    const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
    // Of two processes that start at once, the second waits here until the first has migrated.
    database.exec("BEGIN IMMEDIATE");
    await migrate(db);
    database.exec("COMMIT");
    return db;
  } catch (error) {
    database.close();
    throw error;
  }
}

async function migrate(db: Kysely<Tables>): Promise<void> {
  const provider = { getMigrations: () => Promise.resolve({ ...migrations }) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) throw new Error("The key store cannot be migrated", { cause: error });
}
