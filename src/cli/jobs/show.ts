import { jobStateOf, secondsLeft } from "../../jobs/job-state.ts";
import { piecesIn } from "../../jobs/piece.ts";
import { summaryOf } from "../../jobs/summary.ts";
import type { DeadChunk } from "../../store/jobs/job-store.ts";
import type { JobProgress } from "../../store/jobs/progress.ts";
import { FINDING, type JobRow } from "../../store/jobs/rows.ts";
import { isId } from "../../store/secret.ts";
import type { Store } from "../../store/store.ts";
import { EXIT, UsageError, type Io } from "../io.ts";
import { printTable, readableMinute } from "../table.ts";

export interface ShowFlags {
  readonly json?: true;
}

const MEGABYTE = 1_000_000;

/** `recloc jobs show` */
export async function showJob(store: Store, id: string, { json }: ShowFlags, io: Io) {
  const job = await jobOf(store, id);
  const progress = await store.jobs.progress(id);
  const dead = await store.jobs.dead(id);
  if (json) {
    const entry = { ...summaryOf(job, progress), deadChunks: dead.map(deadEntryOf) };
    io.stdout.write(`${JSON.stringify(entry, null, 2)}\n`);
  } else print(job, progress, dead, io);
  return EXIT.ok;
}

/** `recloc jobs cancel` */
export async function cancelJob(store: Store, id: string, { stdout }: Io) {
  await jobOf(store, id);
  await store.jobs.cancel(id);
  stdout.write(`${id} is cancelled; recloc jobs retry goes on with it\n`);
  return EXIT.ok;
}

/** `recloc jobs retry` */
export async function retryJob(store: Store, id: string, { stdout }: Io) {
  await jobOf(store, id);
  const chunks = await store.jobs.retry(id);
  stdout.write(`${chunks.toLocaleString("en")} chunks wait for recloc worker\n`);
  return EXIT.ok;
}

/** Reports that a job is unknown, even if there is no store. */
export function noSuchJob(): never {
  throw new UsageError("no job has this id; see recloc jobs list");
}

/** @throws UsageError */
export async function jobOf({ jobs }: Store, id: string): Promise<JobRow> {
  return (isId(id) ? await jobs.find(id) : null) ?? noSuchJob();
}

function deadEntryOf({ number, reason, attempts, pieces }: DeadChunk) {
  return { number, reason, attempts, pieces: piecesIn(pieces) };
}

function print(job: JobRow, progress: JobProgress, dead: readonly DeadChunk[], io: Io): void {
  const { chunks, engines } = progress;
  const counts = Object.entries(chunks).flatMap(([state, count]) =>
    count === 0 ? [] : [`${count.toLocaleString("en")} ${state}`],
  );
  const rows = [
    ["state", jobStateOf(job, progress)],
    ["source", job.source],
    ["output", job.destination],
    ["submitted", `${readableMinute(job.created_at)} UTC`],
    ["chunks", counts.join(", ")],
    ["progress", progressLine(progress)],
    ["no answer", errorsLine(progress)],
    ["engine", engines.join(", ")],
  ];
  printTable(["JOB", job.id], rows, io);
  if (dead.length === 0) return;
  io.stdout.write("\n");
  printTable(["DEAD CHUNK", "REASON", "ATTEMPTS", "FILES"], dead.map(deadCells), io);
}

function deadCells({ number, reason, attempts, pieces }: DeadChunk): readonly string[] {
  const [first, ...others] = piecesIn(pieces);
  const more = others.length === 0 ? "" : ` and ${others.length.toLocaleString("en")} more`;
  const range = first === undefined ? "" : `${first.file} ${first.start}–${first.end}${more}`;
  return number === FINDING
    ? ["-", reason, String(attempts), "finding the chunks"]
    : [String(number), reason, String(attempts), range];
}

/** How much is done, at what rate, and how long the rest will take. */
export function progressLine(progress: JobProgress): string {
  const { bytes, doneBytes, records, recordsPerSecond } = progress;
  const left = secondsLeft(progress);
  return [
    `${percentOf(doneBytes, bytes)} % of ${(bytes / MEGABYTE).toLocaleString("en", { maximumFractionDigits: 1 })} MB`,
    `${records.toLocaleString("en")} records`,
    ...(left === null ? [] : [`${Math.round(recordsPerSecond).toLocaleString("en")}/s`]),
    ...(left === null || bytes === doneBytes ? [] : [`${readableTime(left)} left`]),
  ].join(", ");
}

function errorsLine({ records, failed, errors }: JobProgress): string {
  const kinds = Object.entries(errors).map(([code, count]) => `${count} ${code}`);
  return [`${percentOf(failed, records)} %`, ...kinds].join(", ");
}

/** Rounded down, so that only a complete job shows 100. */
function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.floor((part / whole) * 1000) / 10;
}

function readableTime(seconds: number): string {
  if (seconds < 60) return `${Math.ceil(seconds)} s`;
  return seconds < 7200 ? `${Math.ceil(seconds / 60)} min` : `${Math.ceil(seconds / 3600)} h`;
}
