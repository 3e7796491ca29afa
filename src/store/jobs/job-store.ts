import type { Kysely } from "kysely";
import type { Tables } from "../schema.ts";
import { newId } from "../secret.ts";
import type { Announcer } from "./announcer.ts";
import { progressOf, type JobProgress } from "./progress.ts";
import type { ChunkRow, ChunkState, JobRow } from "./rows.ts";

/** A job to create. */
export type NewJob = Pick<JobRow, "source" | "destination" | "options" | "account_id">;

/** A chunk to add to a job. */
export interface NewChunk {
  readonly number: number;
  readonly pieces: string;
  readonly bytes: number;
  readonly digest: string | null;
}

/** A chunk for which workers have given up. */
export interface DeadChunk {
  readonly number: number;
  readonly pieces: string;
  readonly attempts: number;
  readonly reason: string;
}

/** Jobs, as those who submit them see them. */
export class JobStore {
  readonly #db: Kysely<Tables>;
  readonly #announcer: Announcer;

  constructor(db: Kysely<Tables>, announcer: Announcer) {
    this.#db = db;
    this.#announcer = announcer;
  }

  /** Creates a job without chunks. */
  async create(job: NewJob): Promise<string> {
    const id = newId();
    const times = { created_at: now(), submitted_at: null, cancelled_at: null };
    await this.#db
      .insertInto("jobs")
      .values({ ...job, ...times, id })
      .execute();
    return id;
  }

  /** Adds chunks that workers may take at once; at most a few hundred. */
  async add(job: string, chunks: readonly NewChunk[]): Promise<void> {
    if (chunks.length === 0) return;
    const state: ChunkState = "waiting";
    const unbegun = {
      ...{ job_id: job, state, attempts: 0, run_at: now(), records: 0, failed: 0 },
      ...{
        worker: null,
        beat_at: null,
        begun_at: null,
        finished_at: null,
        engine: null,
        reason: null,
      },
    };
    await this.#db.transaction().execute(async (db) => {
      await db
        .insertInto("job_chunks")
        .values(chunks.map((chunk) => ({ ...unbegun, ...chunk })))
        .execute();
      const ids = chunks.map(({ number }) => ({ job, chunk: number }));
      await this.#announcer.announce(db, ids);
    });
  }

  /** Says that a job has all its chunks. */
  async submitted(job: string): Promise<void> {
    await this.#db.updateTable("jobs").set({ submitted_at: now() }).where("id", "=", job).execute();
  }

  /** The newest first. @param account only its jobs; by default all */
  async list(account?: string): Promise<readonly JobRow[]> {
    const all = this.#db.selectFrom("jobs").selectAll().orderBy("created_at", "desc");
    return (account === undefined ? all : all.where("account_id", "=", account)).execute();
  }

  async find(id: string): Promise<JobRow | null> {
    const row = this.#db.selectFrom("jobs").selectAll().where("id", "=", id);
    return (await row.executeTakeFirst()) ?? null;
  }

  /** @param at milliseconds since 1970, for the rate of the last minutes */
  progress(job: string, at = Date.now()): Promise<JobProgress> {
    return progressOf(this.#db, job, at);
  }

  /** In their order. */
  async chunks(
    job: string,
  ): Promise<readonly Pick<ChunkRow, "number" | "pieces" | "digest" | "state">[]> {
    return this.#db
      .selectFrom("job_chunks")
      .select(["number", "pieces", "digest", "state"])
      .where("job_id", "=", job)
      .orderBy("number")
      .execute();
  }

  async dead(job: string): Promise<readonly DeadChunk[]> {
    const rows = await this.#db
      .selectFrom("job_chunks")
      .select(["number", "pieces", "attempts", "reason"])
      .where("job_id", "=", job)
      .where("state", "=", "dead")
      .orderBy("number")
      .execute();
    return rows.map((row) => ({ ...row, reason: row.reason ?? "" }));
  }

  /** Lets no worker begin a further chunk; those under way are finished. */
  async cancel(job: string): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      await db.updateTable("jobs").set({ cancelled_at: now() }).where("id", "=", job).execute();
      await db
        .updateTable("job_chunks")
        .set({ state: "cancelled" })
        .where("job_id", "=", job)
        .where("state", "=", "waiting")
        .execute();
    });
  }

  /**
   * Makes dead and cancelled chunks wait again, and announces all that wait.
   *
   * @returns how many are to be done
   */
  async retry(job: string): Promise<number> {
    const retried: readonly ChunkState[] = ["dead", "cancelled", "waiting"];
    return this.#db.transaction().execute(async (db) => {
      await db.updateTable("jobs").set({ cancelled_at: null }).where("id", "=", job).execute();
      const rows = await db
        .updateTable("job_chunks")
        .set({ state: "waiting", attempts: 0, run_at: now(), reason: null })
        .where("job_id", "=", job)
        .where("state", "in", retried)
        .returning("number")
        .execute();
      const chunks = rows.map(({ number }) => ({ job, chunk: number }));
      await this.#announcer.announce(db, chunks);
      return chunks.length;
    });
  }
}

function now(): string {
  return new Date().toISOString();
}
