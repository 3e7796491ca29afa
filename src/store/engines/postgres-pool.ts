import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import type { Pool, PoolClient } from "pg";

/**
 * A pool for Kysely that discards connections that time out or lead to a read-only database. Kysely
 * would return them to the pool, and the next query would fail as well, although a new connection might
 * reach the new primary.
 */
export class LivePool implements PostgresPool {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async connect(): Promise<PostgresPoolClient> {
    return new LiveClient(await this.#pool.connect());
  }

  end(): Promise<void> {
    return this.#pool.end();
  }
}

class LiveClient implements PostgresPoolClient {
  readonly #client: PoolClient;
  readonly #queries: PostgresPoolClient;
  #isDead = false;

  constructor(client: PoolClient) {
    this.#client = client;
    this.#queries = client;
  }

  query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    query: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    return typeof query === "string" ? this.#run<R>(query, parameters) : this.#queries.query(query);
  }

  release(): void {
    this.#client.release(this.#isDead);
  }

  async #run<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    try {
      return await this.#queries.query<R>(text, parameters);
    } catch (error) {
      // Errors from the server have an SQLSTATE; a broken connection or a timeout has none.
      this.#isDead ||= !isAnswer(error) || isReadOnly(error);
      throw error;
    }
  }
}

/** Whether the error came from the server: those have a five-character SQLSTATE. */
function isAnswer(error: unknown): boolean {
  return error instanceof Error && "code" in error && /^[0-9A-Z]{5}$/.test(String(error.code));
}

function isReadOnly(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "25006";
}
