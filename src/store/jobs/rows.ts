/** The rows of jobs. They contain paths, counts and codes, never a text. */
import type { ColumnType } from "kysely";

/**
 * `waiting` for a worker, `running` in one, `done`, `dead` after too many attempts, or `cancelled` before it was done.
 */
export const CHUNK_STATES = ["waiting", "running", "done", "dead", "cancelled"] as const;
export type ChunkState = (typeof CHUNK_STATES)[number];

/** The number of the chunk that stands for the work of finding the others. */
export const FINDING = -1;

/** The decoding of an archive. */
export interface JobRow {
  readonly id: string;
  /** The account whose page shows it; null: none. */
  readonly account_id: string | null;
  readonly created_at: string;
  /** Null while its chunks are still being found. */
  readonly submitted_at: string | null;
  readonly cancelled_at: string | null;
  /** An absolute path, or `s3://bucket/prefix`. */
  readonly source: string;
  readonly destination: string;
  /** How to decode, as JSON. */
  readonly options: string;
}

/** The part of a job that one worker decodes at a time. */
export interface ChunkRow {
  readonly job_id: string;
  /** From 0; says which part of the output it becomes. `FINDING`: none. */
  readonly number: number;
  /** The byte ranges of files, as JSON. */
  readonly pieces: string;
  /** PostgreSQL's driver returns text. */
  readonly bytes: ColumnType<number | string, number, number>;
  /** The digest of all its bytes; null for an archive, which is not read to its last byte. */
  readonly digest: string | null;
  readonly state: ChunkState;
  /** How often a worker has begun it. */
  readonly attempts: number;
  /** When a worker may begin it at the earliest. */
  readonly run_at: string;
  /** The worker that decodes it, or did so last. */
  readonly worker: string | null;
  /** When that worker last showed that it is alive. */
  readonly beat_at: string | null;
  /** When the last attempt began and ended. */
  readonly begun_at: string | null;
  readonly finished_at: string | null;
  /** The version that decoded it. */
  readonly engine: string | null;
  /** The records that were decoded, and how many of them have no answer. */
  readonly records: number;
  readonly failed: number;
  /** A code that says why the last attempt failed. */
  readonly reason: string | null;
}

/** How many records of a chunk have no answer for the same reason. */
export interface ChunkErrorRow {
  readonly job_id: string;
  readonly chunk: number;
  readonly code: string;
  readonly records: number;
}
