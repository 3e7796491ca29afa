import { sql, type Kysely } from "kysely";
import type { Tables } from "../schema.ts";
import type { Announcer, ChunkId } from "./announcer.ts";

/** The name under which Graphile Worker keeps chunks. */
export const CHUNK_TASK = "recloc-decode-chunk";

/**
 * Announces chunks through Graphile Worker, in its own schema of the same database. Its own attempts are not limited,
 * because the rows of the chunks count them.
 */
export class GraphileAnnouncer implements Announcer {
  readonly #url: string;
  #prepared: Promise<void> | null = null;

  constructor(url: string) {
    this.#url = url;
  }

  async announce(db: Kysely<Tables>, chunks: readonly ChunkId[]): Promise<void> {
    if (chunks.length === 0) return;
    await this.#prepare();
    await sql`
      select count(graphile_worker.add_job(
        ${CHUNK_TASK}::text,
        json_build_object('job', job, 'chunk', chunk),
        max_attempts := 1000,
        job_key := job || ':' || chunk))
      from json_to_recordset(${JSON.stringify(chunks)}::json) as chunks (job text, chunk integer)
    `.execute(db);
  }

  async forget(db: Kysely<Tables>, workers: readonly string[]): Promise<void> {
    if (workers.length === 0) return;
    await this.#prepare();
    await sql`select graphile_worker.force_unlock_workers(array[${sql.join(workers)}]::text[])`.execute(
      db,
    );
  }

  /** Creates or migrates the schema of Graphile Worker, once per process. */
  #prepare(): Promise<void> {
    this.#prepared ??= migrateQueue(this.#url).catch((error: unknown) => {
      this.#prepared = null;
      throw error;
    });
    return this.#prepared;
  }
}

/** Creates or migrates the schema of Graphile Worker. */
async function migrateQueue(url: string): Promise<void> {
  const { Logger, runMigrations } = await import("graphile-worker");
  await runMigrations({ connectionString: url, logger: new Logger(() => () => undefined) });
}
