import type { Kysely } from "kysely";
import type { Tables } from "../schema.ts";
import { CHUNK_STATES, FINDING, type ChunkState } from "./rows.ts";

/** The period over which the rate is measured, in milliseconds. */
const WINDOW_MS = 5 * 60 * 1000;

/** How far a job has come. */
export interface JobProgress {
  /** How many chunks are in each state. While the others are being found, that is one of them. */
  readonly chunks: Readonly<Record<ChunkState, number>>;
  /** The bytes of the source, and how many of them are in chunks that are done. */
  readonly bytes: number;
  readonly doneBytes: number;
  /** Records in chunks that are done, and how many of them have no answer. */
  readonly records: number;
  readonly failed: number;
  /** How many records have no answer, by the code of the error. */
  readonly errors: Readonly<Record<string, number>>;
  /** The versions that decoded them. */
  readonly engines: readonly string[];
  /**
   * Records and bytes per second over the last minutes; 0 if no chunk was finished in that time.
   */
  readonly recordsPerSecond: number;
  readonly bytesPerSecond: number;
}

/** @param at milliseconds since 1970 */
export async function progressOf(
  db: Kysely<Tables>,
  job: string,
  at: number,
): Promise<JobProgress> {
  const rows = await db
    .selectFrom("job_chunks")
    .select(({ fn }) => [
      "state",
      "engine",
      fn.countAll<number | string>().as("count"),
      fn.sum<number | string>("bytes").as("bytes"),
      fn.sum<number | string>("records").as("records"),
      fn.sum<number | string>("failed").as("failed"),
    ])
    .where("job_id", "=", job)
    .where((row) => row.or([row("number", "!=", FINDING), row("state", "!=", "done")]))
    .groupBy(["state", "engine"])
    .execute();
  const done = rows.filter(({ state }) => state === "done");
  const engines = done.flatMap(({ engine }) => engine ?? []);
  return {
    chunks: countsOf(rows),
    bytes: sumOf(rows.map(({ bytes }) => bytes)),
    doneBytes: sumOf(done.map(({ bytes }) => bytes)),
    records: sumOf(done.map(({ records }) => records)),
    failed: sumOf(done.map(({ failed }) => failed)),
    errors: await errorsOf(db, job),
    engines: [...new Set(engines)].sort(),
    ...(await rateOf(db, job, at)),
  };
}

function countsOf(
  rows: readonly { readonly state: ChunkState; readonly count: number | string }[],
): Record<ChunkState, number> {
  const counts = { waiting: 0, running: 0, done: 0, dead: 0, cancelled: 0 };
  for (const state of CHUNK_STATES)
    counts[state] = sumOf(rows.filter((row) => row.state === state).map(({ count }) => count));
  return counts;
}

/** PostgreSQL's driver returns such numbers as text. */
function sumOf(numbers: readonly (number | string)[]): number {
  return numbers.reduce<number>((sum, number) => sum + Number(number), 0);
}

async function errorsOf(db: Kysely<Tables>, job: string): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom("job_chunk_errors")
    .select(({ fn }) => ["code", fn.sum<number | string>("records").as("records")])
    .where("job_id", "=", job)
    .groupBy("code")
    .orderBy("code")
    .execute();
  return Object.fromEntries(rows.map(({ code, records }) => [code, Number(records)]));
}

async function rateOf(db: Kysely<Tables>, job: string, at: number) {
  const { records, bytes, begun, finished } = await db
    .selectFrom("job_chunks")
    .select(({ fn }) => [
      fn.sum<number | string | null>("records").as("records"),
      fn.sum<number | string | null>("bytes").as("bytes"),
      fn.min<string | null>("begun_at").as("begun"),
      fn.max<string | null>("finished_at").as("finished"),
    ])
    .where("job_id", "=", job)
    .where("number", "!=", FINDING)
    .where("state", "=", "done")
    .where("finished_at", ">", new Date(at - WINDOW_MS).toISOString())
    .executeTakeFirstOrThrow();
  if (begun === null || finished === null) return { recordsPerSecond: 0, bytesPerSecond: 0 };
  const seconds = Math.max(0.001, (Date.parse(finished) - Date.parse(begun)) / 1000);
  const rate = (count: number | string | null) => Number(count) / seconds;
  return { recordsPerSecond: rate(records), bytesPerSecond: rate(bytes) };
}
