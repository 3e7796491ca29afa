import { sql, type Kysely } from "kysely";
import type { Tables } from "../schema.ts";
import type { Announcer, ChunkId } from "./announcer.ts";
import type { ChunkRow, JobRow } from "./rows.ts";

/** How often a chunk is begun before workers give up. */
export const MOST_ATTEMPTS = 5;
/** The longest wait for another attempt, in seconds. */
const LONGEST_WAIT = 300;

/** What a worker needs to decode a chunk. */
export interface ChunkTask extends ChunkId {
  readonly source: string;
  readonly destination: string;
  readonly options: string;
  readonly pieces: string;
  readonly digest: string | null;
  /** From 1. */
  readonly attempt: number;
}

/** The outcome of the records of a chunk. */
export interface ChunkResult {
  /** The version that decoded them. */
  readonly engine: string;
  readonly records: number;
  /** How many have no answer, by the code of the error. */
  readonly errors: Readonly<Record<string, number>>;
}

/** Chunks, as workers see them. The rows decide who decodes one, however workers learn of it. */
export class ChunkStore {
  readonly #db: Kysely<Tables>;
  readonly #announcer: Announcer;

  constructor(db: Kysely<Tables>, announcer: Announcer) {
    this.#db = db;
    this.#announcer = announcer;
  }

  /** Chunks that could be begun now. Others may do so first. */
  async waiting(most: number): Promise<readonly ChunkId[]> {
    const rows = await this.#db
      .selectFrom("job_chunks")
      .select(["job_id", "number"])
      .where("state", "=", "waiting")
      .where("run_at", "<=", timeIn(0))
      .orderBy("run_at")
      .orderBy("number")
      .limit(most)
      .execute();
    return rows.map(({ job_id: job, number: chunk }) => ({ job, chunk }));
  }

  /** Whether no chunk of any job is waiting or in progress. */
  async areOver(): Promise<boolean> {
    const row = await this.#db
      .selectFrom("job_chunks")
      .select("number")
      .where("state", "in", ["waiting", "running"])
      .limit(1)
      .executeTakeFirst();
    return row === undefined;
  }

  /** Begins a chunk; null if it is no longer waiting. */
  async begin({ job, chunk }: ChunkId, worker: string): Promise<ChunkTask | null> {
    const row = this.#db.selectFrom("jobs").selectAll().where("id", "=", job);
    const found = await row.executeTakeFirst();
    if (found === undefined) return null;
    const begun = await this.#db
      .updateTable("job_chunks")
      .set(({ eb }) => ({
        ...{ state: "running", worker, beat_at: timeIn(0), begun_at: timeIn(0) },
        attempts: eb("attempts", "+", 1),
      }))
      .where("job_id", "=", job)
      .where("number", "=", chunk)
      .where("state", "=", "waiting")
      .returning(["pieces", "digest", "attempts"])
      .executeTakeFirst();
    return begun === undefined ? null : taskOf(found, chunk, begun);
  }

  /** Shows that a chunk is still being decoded. */
  async beat({ job, chunk }: ChunkId, worker: string): Promise<void> {
    await this.#db
      .updateTable("job_chunks")
      .set({ beat_at: timeIn(0) })
      .where("job_id", "=", job)
      .where("number", "=", chunk)
      .where("state", "=", "running")
      .where("worker", "=", worker)
      .execute();
  }

  /** Records that the output of a chunk is in place, even if the worker was believed dead. */
  async finish({ job, chunk }: ChunkId, { engine, records, errors }: ChunkResult): Promise<void> {
    const rows = Object.entries(errors).map(([code, number]) => ({ code, records: number }));
    const failed = rows.reduce((sum, row) => sum + row.records, 0);
    await this.#db.transaction().execute(async (db) => {
      await db
        .updateTable("job_chunks")
        .set({ state: "done", finished_at: timeIn(0), engine, records, failed, reason: null })
        .where("job_id", "=", job)
        .where("number", "=", chunk)
        .execute();
      await db
        .deleteFrom("job_chunk_errors")
        .where("job_id", "=", job)
        .where("chunk", "=", chunk)
        .execute();
      if (rows.length > 0)
        await db
          .insertInto("job_chunk_errors")
          .values(rows.map((row) => ({ job_id: job, chunk, ...row })))
          .execute();
    });
  }

  /**
   * Records why an attempt failed. The chunk waits for the next attempt, longer each time, or is dead after
   * the last one.
   *
   * @returns whether it waits
   */
  async fail(id: ChunkId, worker: string, reason: string): Promise<boolean> {
    return this.#db.transaction().execute(async (db) => {
      const attempts = await attemptsOf(db, id, worker);
      return attempts !== null && (await retryOrBury(db, id, attempts, reason));
    });
  }

  /** Gives back a chunk that was begun, as if it had not been. */
  async giveBack({ job, chunk }: ChunkId, worker: string): Promise<void> {
    await this.#db
      .updateTable("job_chunks")
      .set(({ eb }) => ({ state: "waiting", run_at: timeIn(0), attempts: eb("attempts", "-", 1) }))
      .where("job_id", "=", job)
      .where("number", "=", chunk)
      .where("state", "=", "running")
      .where("worker", "=", worker)
      .execute();
  }

  /**
   * Takes chunks back from workers that have given no sign of life for a while. This counts as an attempt, because the
   * chunk may be what ends its worker.
   *
   * @param silenceMs in milliseconds
   */
  async takeBack(silenceMs: number): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      const rows = await db
        .selectFrom("job_chunks")
        .select(["job_id", "number", "attempts", "worker"])
        .where("state", "=", "running")
        .where("beat_at", "<", timeIn(-silenceMs / 1000))
        .limit(100)
        .execute();
      const again: ChunkId[] = [];
      for (const { job_id: job, number: chunk, attempts } of rows)
        if (await retryOrBury(db, { job, chunk }, attempts, "worker_lost"))
          again.push({ job, chunk });
      await this.#announcer.forget(db, [...new Set(rows.flatMap(({ worker }) => worker ?? []))]);
      await this.#announcer.announce(db, again);
    });
  }
}

/** How often a worker's chunk has been begun; null if the worker no longer decodes it. */
async function attemptsOf(
  db: Kysely<Tables>,
  { job, chunk }: ChunkId,
  worker: string,
): Promise<number | null> {
  const row = await db
    .selectFrom("job_chunks")
    .select("attempts")
    .where("job_id", "=", job)
    .where("number", "=", chunk)
    .where("state", "=", "running")
    .where("worker", "=", worker)
    .executeTakeFirst();
  return row?.attempts ?? null;
}

/** @returns whether the chunk waits for another attempt */
async function retryOrBury(
  db: Kysely<Tables>,
  { job, chunk }: ChunkId,
  attempts: number,
  reason: string,
): Promise<boolean> {
  const isLast = attempts >= MOST_ATTEMPTS;
  const next = isLast ? "dead" : "waiting";
  const { numUpdatedRows } = await db
    .updateTable("job_chunks")
    .set({
      // Nobody begins another chunk of a job that has been cancelled in the meantime.
      state: sql`case when exists (
        select 1 from jobs where jobs.id = ${job} and jobs.cancelled_at is not null
      ) then 'cancelled' else ${next} end`,
      run_at: timeIn(Math.min(LONGEST_WAIT, 2 ** attempts)),
      reason,
    })
    .where("job_id", "=", job)
    .where("number", "=", chunk)
    .where("state", "=", "running")
    // If two workers take chunks back at the same moment, only one does.
    .where("attempts", "=", attempts)
    .executeTakeFirst();
  return !isLast && numUpdatedRows > 0n;
}

function taskOf(
  { id: job, source, destination, options }: JobRow,
  chunk: number,
  { pieces, digest, attempts: attempt }: Pick<ChunkRow, "pieces" | "digest" | "attempts">,
): ChunkTask {
  return { job, chunk, source, destination, options, pieces, digest, attempt };
}

/** The time a number of seconds from now, ISO 8601. */
function timeIn(seconds: number): string {
  return new Date(Date.now() + seconds * 1000).toISOString();
}
