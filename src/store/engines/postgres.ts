import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { RateLimiterPostgres } from "rate-limiter-flexible";
import { NotifiedChanges } from "../changes/changes-postgres.ts";
import type { Engine } from "./engine.ts";
import { COUNTING, LimiterCounters } from "../usage/limiter-counters.ts";
import { GraphileAnnouncer } from "../jobs/graphile-announcer.ts";
import { migrate } from "../migrations.ts";
import { LivePool } from "./postgres-pool.ts";
import { Sockets } from "./postgres-sockets.ts";
import type { Tables } from "../schema.ts";

const CONNECTIONS = 10;
/** How long to wait for a connection, in milliseconds. */
const CONNECT_MS = 3000;
/** The server cancels a statement after this time, in milliseconds. */
const STATEMENT_MS = 5000;
/** This much later the client gives up, because the server no longer responds. */
const ANSWER_MS = 1000;
/** When the operating system starts probing an idle connection, in milliseconds. */
const KEEP_ALIVE_MS = 5000;
/** How long the connection that receives changes may take to answer, in milliseconds. */
const LISTENER_MS = 1000;
/** How long connections may take to close before they are destroyed, in milliseconds. */
const CLOSE_MS = 1500;
/** Another instance may be migrating a lot of data. */
const MIGRATION_MS = 10 * 60 * 1000;

/**
 * Opens the store in a PostgreSQL database, and migrates it if needed.
 *
 * @param url postgres://user:password@host:port/database
 * @throws if the database does not respond or belongs to a newer version
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
    announcer: new GraphileAnnouncer(url),
    // The server that answers is the right one by definition.
    checkPlace: () => Promise.resolve(),
    close: () =>
      sockets.end(async () => {
        await Promise.all([changes.close(), db.destroy()]);
        // Kysely ends the pool only if it has used it; the counters use the pool too.
        if (!pool.ending) await pool.end();
      }, CLOSE_MS),
  };
}

/** Uses a separate connection, which may wait for a long time. */
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
  // The query that fails reports a broken connection to its caller. Without a listener here, the error
  // event would end the process.
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
