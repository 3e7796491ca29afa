import type { Kysely } from "kysely";
import { RuleError } from "../rule-error.ts";
import type { Tables } from "../schema.ts";
import { newId } from "../secret.ts";
import type { Announcer } from "./announcer.ts";
import { lockJob } from "./lock-job.ts";
import { progressOf, type JobProgress } from "./progress.ts";
import { FINDING, type ChunkRow, type ChunkState, type JobRow } from "./rows.ts";

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

/** Jobs, as their submitters see them. */
export class JobStore {
  readonly #db: Kysely<Tables>;
  readonly #announcer: Announcer;

  constructor(db: Kysely<Tables>, announcer: Announcer) {
    this.#db = db;
    this.#announcer = announcer;
  }

  /**
   * Creates a job; a worker finds its chunks.
   *
   * @throws RuleError if another job writes to the same destination
   */
  async create(job: NewJob): Promise<string> {
    const id = newId();
    const times = { created_at: now(), submitted_at: null, cancelled_at: null };
    await this.#db
      .insertInto("jobs")
      .values({ ...job, ...times, id })
      .execute();
    if (!(await this.#isOnlyOneTo(job.destination, id))) {
      await this.#db.deleteFrom("jobs").where("id", "=", id).execute();
      throw new RuleError("destination", "another job writes there; use a folder for each job");
    }
    await this.#db.transaction().execute(async (db) => {
      await insertChunks(db, id, [FINDING_CHUNK], "waiting");
      await this.#announcer.announce(db, [{ job: id, chunk: FINDING }]);
    });
    return id;
  }

  /** Checks after the row exists, so that of two created together at most one remains. */
  async #isOnlyOneTo(destination: string, id: string): Promise<boolean> {
    const other = this.#db
      .selectFrom("jobs")
      .select("id")
      .where("destination", "=", destination)
      .where("id", "!=", id);
    return (await other.executeTakeFirst()) === undefined;
  }

  /**
   * Adds chunks, at most a few hundred, that workers may take immediately. Existing ones stay as they are.
   *
   * @returns false if one of the existing chunks differs
   */
  async add(job: string, chunks: readonly NewChunk[]): Promise<boolean> {
    return this.#db.transaction().execute(async (db) => {
      const locked = await lockJob(db, job);
      if (locked === null || chunks.length === 0) return true;
      const there = await chunksNumbered(db, job, chunks);
      if (chunks.some((chunk) => isAnother(chunk, there.get(chunk.number)))) return false;
      const added = chunks.filter(({ number }) => !there.has(number));
      if (added.length === 0) return true;
      const isCancelled = locked.cancelled_at !== null;
      await insertChunks(db, job, added, isCancelled ? "cancelled" : "waiting");
      const ids = added.map(({ number }) => ({ job, chunk: number }));
      if (!isCancelled) await this.#announcer.announce(db, ids);
      return true;
    });
  }

  /** Records that a job has all its chunks. */
  async submitted(job: string): Promise<void> {
    await this.#db.updateTable("jobs").set({ submitted_at: now() }).where("id", "=", job).execute();
  }

  /** The newest first. */
  async list(): Promise<readonly JobRow[]> {
    return this.#db.selectFrom("jobs").selectAll().orderBy("created_at", "desc").execute();
  }

  /**
   * The newest first.
   *
   * @param account null: those without an account
   */
  async ofAccount(account: string | null, most: number): Promise<readonly JobRow[]> {
    const all = this.#db.selectFrom("jobs").selectAll();
    const own =
      account === null
        ? all.where("account_id", "is", null)
        : all.where("account_id", "=", account);
    return own.orderBy("created_at", "desc").limit(most).execute();
  }

  async find(id: string): Promise<JobRow | null> {
    const row = this.#db.selectFrom("jobs").selectAll().where("id", "=", id);
    return (await row.executeTakeFirst()) ?? null;
  }

  /** @param at milliseconds since 1970, for the rate of the last minutes */
  progress(job: string, at = Date.now()): Promise<JobProgress> {
    return progressOf(this.#db, job, at);
  }

  /** In order. */
  async chunks(
    job: string,
  ): Promise<readonly Pick<ChunkRow, "number" | "pieces" | "digest" | "state">[]> {
    return this.#db
      .selectFrom("job_chunks")
      .select(["number", "pieces", "digest", "state"])
      .where("job_id", "=", job)
      .where("number", "!=", FINDING)
      .orderBy("number")
      .execute();
  }

  /** @param most by default all */
  async dead(job: string, most = Number.MAX_SAFE_INTEGER): Promise<readonly DeadChunk[]> {
    const rows = await this.#db
      .selectFrom("job_chunks")
      .select(["number", "pieces", "attempts", "reason"])
      .where("job_id", "=", job)
      .where("state", "=", "dead")
      .orderBy("number")
      .limit(most)
      .execute();
    return rows.map((row) => ({ ...row, reason: row.reason ?? "" }));
  }

  /** Lets no worker begin another chunk; those in progress are finished. Changes nothing about a job that has ended. */
  async cancel(job: string): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      // Chunks that are being added wait, and are then cancelled too.
      const locked = await lockJob(db, job);
      if (locked === null || (locked.submitted_at !== null && (await isOver(db, job)))) return;
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

/** The chunk that stands for the work of finding the others. */
const FINDING_CHUNK: NewChunk = { number: FINDING, pieces: "[]", bytes: 0, digest: null };

async function insertChunks(
  db: Kysely<Tables>,
  job: string,
  chunks: readonly NewChunk[],
  state: ChunkState,
): Promise<void> {
  const unbegun = {
    ...{ job_id: job, state, attempts: 0, run_at: now(), records: 0, failed: 0 },
    ...{ worker: null, beat_at: null, begun_at: null, finished_at: null },
    ...{ engine: null, reason: null },
  };
  await db
    .insertInto("job_chunks")
    .values(chunks.map((chunk) => ({ ...unbegun, ...chunk })))
    .execute();
}

/** Whether no chunk of a job is waiting or in progress. */
async function isOver(db: Kysely<Tables>, job: string): Promise<boolean> {
  const row = db
    .selectFrom("job_chunks")
    .select("number")
    .where("job_id", "=", job)
    .where("state", "in", ["waiting", "running"])
    .limit(1);
  return (await row.executeTakeFirst()) === undefined;
}

type KnownChunk = Pick<ChunkRow, "pieces" | "digest">;

/** The chunks of a job that have the same numbers as the given ones. */
async function chunksNumbered(
  db: Kysely<Tables>,
  job: string,
  chunks: readonly NewChunk[],
): Promise<ReadonlyMap<number, KnownChunk>> {
  const numbers = chunks.map(({ number }) => number);
  const rows = await db
    .selectFrom("job_chunks")
    .select(["number", "pieces", "digest"])
    .where("job_id", "=", job)
    .where("number", "in", numbers)
    .execute();
  return new Map(rows.map((row) => [row.number, row]));
}

function isAnother({ pieces, digest }: NewChunk, known: KnownChunk | undefined): boolean {
  return known !== undefined && (known.pieces !== pieces || known.digest !== digest);
}

function now(): string {
  return new Date().toISOString();
}
