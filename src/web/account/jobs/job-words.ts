import type { JobEntry } from "../../../server/jobs/schema.ts";
import { counted, countOf } from "../../shared/count.ts";
import { shareOf } from "../words.ts";

const MEGABYTE = 1_000_000;

export const STATES: Readonly<Record<JobEntry["state"], string>> = {
  submitting: "Finding records",
  waiting: "Waiting for a worker",
  running: "Running",
  done: "Done",
  incomplete: "Incomplete",
  cancelled: "Cancelled",
};

/** Whether work is left, so that it can be cancelled. */
export function isUnderWay({ state }: Pick<JobEntry, "state">): boolean {
  return state === "submitting" || state === "waiting" || state === "running";
}

/** `43.2% of 12.3 MB, 1,234 records, 500 a second, 3 minutes left`. */
export function progressWords(job: JobEntry): string {
  const { bytes, doneBytes, records, recordsPerSecond, secondsLeft } = job;
  const size = (bytes / MEGABYTE).toLocaleString("en-GB", { maximumFractionDigits: 1 });
  const isMoving = isUnderWay(job) && secondsLeft !== null;
  return [
    `${shareOf(doneBytes, bytes)} of ${size} MB`,
    counted(records, "record"),
    ...(isMoving ? [`${countOf(Math.round(recordsPerSecond))} a second`] : []),
    ...(isMoving && bytes > doneBytes ? [`${timeOf(secondsLeft)} left`] : []),
  ].join(", ");
}

/** A duration in seconds, rounded up to what matters. */
export function timeOf(seconds: number): string {
  if (seconds <= 90) return counted(Math.ceil(seconds), "second");
  if (seconds <= 90 * 60) return counted(Math.ceil(seconds / 60), "minute");
  return counted(Math.ceil(seconds / 3600), "hour");
}
