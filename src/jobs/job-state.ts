import type { JobProgress } from "../store/jobs/progress.ts";
import type { JobRow } from "../store/jobs/rows.ts";

/**
 * What a job is doing: `submitting` while its chunks are being found, `waiting` for a first worker, `running`; it ends as
 * `done`, as `incomplete` if some of its chunks are dead, or as `cancelled`.
 */
export const JOB_STATES = [
  "submitting",
  "waiting",
  "running",
  "done",
  "incomplete",
  "cancelled",
] as const;
export type JobState = (typeof JOB_STATES)[number];

export function jobStateOf(
  { submitted_at, cancelled_at }: Pick<JobRow, "submitted_at" | "cancelled_at">,
  { chunks }: Pick<JobProgress, "chunks">,
): JobState {
  if (cancelled_at !== null) return "cancelled";
  const isUnderWay = chunks.waiting + chunks.running > 0;
  if (chunks.dead > 0 && !isUnderWay) return "incomplete";
  if (submitted_at === null) return "submitting";
  if (!isUnderWay) return "done";
  return chunks.running + chunks.done > 0 ? "running" : "waiting";
}

/** The seconds that the chunks found so far still need, at the rate of the last minutes; null if nobody works on them. */
export function secondsLeft({ bytes, doneBytes, bytesPerSecond }: JobProgress): number | null {
  return bytesPerSecond === 0 ? null : (bytes - doneBytes) / bytesPerSecond;
}
