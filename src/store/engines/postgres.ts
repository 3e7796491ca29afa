import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { RateLimiterPostgres } from "rate-limiter-flexible";
import { NotifiedChanges } from "../changes/changes-postgres.ts";
import type { Engine } from "./engine.ts";
import { COUNTING, LimiterCounters } from "../usage/limiter-counters.ts";
import { migrate } from "../migrations.ts";
import { LivePool } from "./postgres-pool.ts";
import { Sockets } from "./postgres-sockets.ts";
import type { Tables } from "../schema.ts";

const CONNECTIONS = 10;
/** How long to wait for a connection, in milliseconds. */
const CONNECT_MS = 3000;
/** After this the server gives a statement up, in milliseconds. */
const STATEMENT_MS = 5000;
/** So much later we do, because the server no longer answers. */
const ANSWER_MS = 1000;
/** When the operating system begins to ask whether a silent connection is alive, in milliseconds. */
const KEEP_ALIVE_MS = 5000;
/** As long as may pass without an answer on the connection that hears of changes, in milliseconds. */
const LISTENER_MS = 1000;
/** How long connections may take to end, in milliseconds, before they are broken. */
const CLOSE_MS = 1500;
/** Another instance may be migrating much data. */
const MIGRATION_MS = 10 * 60 * 1000;

/**
 * Opens the store in a PostgreSQL database, and migrates it where needed.
 *
 * @param url postgres://user:password@host:port/database
 * @throws where it does not answer, or is of a newer version
 */
export async function openPostgres(url: string): Promise<Engine> {
  await migrateDatabase(url);
  const sockets = new Sockets();
  const stream = sockets.make;
  const pool = makePool({ ...connection(url, STATEMENT_MS), max: CONNECTIONS, stream });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: new LivePool(pool) }) });
  const listener = { ...connection(url, LISTENER_MS), stream };
  const changes = new NotifiedChanges(() => new pg.Client(listener));
  return {
    db,
    counters: new LimiterCounters(new RateLimiterPostgres({ ...COUNTING, storeClient: pool })),
    changes,
    // Whoever answers is the place.
    checkPlace: () => Promise.resolve(),
    close: () =>
      sockets.end(async () => {
        await Promise.all([changes.close(), db.destroy()]);
        // Kysely ends only a pool that it has used; the counters use it, too.
        if (!pool.ending) await pool.end();
      }, CLOSE_MS),
  };
}

/** On a connection of its own, which may wait for long. */
async function migrateDatabase(url: string): Promise<void> {
  const pool = makePool({ ...connection(url, MIGRATION_MS), max: 1 });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
}

function makePool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config);
  // A connection that breaks says so to whoever uses it, by the query that fails. Without somebody
  // who listens here, it would end the process.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}

function connection(url: string, statementMs: number): pg.ClientConfig {
  return {
    connectionString: url,
    application_name: "recloc",
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: statementMs,
    query_timeout: statementMs + ANSWER_MS,
    idle_in_transaction_session_timeout: statementMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  };
}
