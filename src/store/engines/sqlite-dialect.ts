import {
  SqliteDialect,
  SqliteDriver,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from "kysely";
import type Database from "libsql";
import { setTimeout as wait } from "node:timers/promises";

/** How long to wait for another process to finish writing, in milliseconds. */
const LONGEST_WAIT = 5000;
const LONGEST_PAUSE = 10;

interface Config {
  readonly database: Database.Database;
}

/** Kysely's SQLite dialect on libsql, which never blocks the process while another connection writes. */
export class LibsqlDialect extends SqliteDialect {
  readonly #config: Config;

  constructor(config: Config) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new LibsqlDriver(this.#config);
  }
}

/** Runs work that needs the database's lock, and retries it while others hold the lock. */
export async function whenFree<T>(work: () => T): Promise<Awaited<T>> {
  const end = performance.now() + LONGEST_WAIT;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error;
      // A random pause, otherwise all waiting processes would collide again.
      await wait(1 + Math.random() * LONGEST_PAUSE);
    }
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "SQLITE_BUSY";
}

/** Ends a failed transaction. If the disk is full or fails, SQLite has already rolled back. */
export function rollBack(database: Database.Database): void {
  if (database.inTransaction) database.exec("ROLLBACK");
}

/**
 * Takes the lock with `BEGIN IMMEDIATE` before anything is written: if two transactions read first and
 * then write, one fails, and libsql leaves a statement open if it finds the database busy.
 */
class LibsqlDriver extends SqliteDriver {
  readonly #database: Database.Database;

  constructor(config: Config) {
    super(config);
    this.#database = config.database;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return new LibsqlConnection(await super.acquireConnection(), this.#database);
  }

  override async beginTransaction(): Promise<void> {
    await whenFree(() => this.#database.exec("BEGIN IMMEDIATE"));
  }

  override rollbackTransaction(): Promise<void> {
    rollBack(this.#database);
    return Promise.resolve();
  }
}

class LibsqlConnection implements DatabaseConnection {
  readonly #inner: DatabaseConnection;
  readonly #database: Database.Database;

  constructor(inner: DatabaseConnection, database: Database.Database) {
    this.#inner = inner;
    this.#database = database;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#database.inTransaction) return this.#inner.executeQuery<R>(query);
    if (query.query.kind === "SelectQueryNode")
      return whenFree(() => this.#inner.executeQuery<R>(query));
    await whenFree(() => this.#database.exec("BEGIN IMMEDIATE"));
    try {
      const result = await this.#inner.executeQuery<R>(query);
      this.#database.exec("COMMIT");
      return result;
    } catch (error) {
      rollBack(this.#database);
      throw error;
    }
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.#inner.streamQuery<R>(query, chunkSize);
  }
}
