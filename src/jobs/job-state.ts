import type { JobProgress } from "../store/jobs/progress.ts";
import type { JobRow } from "../store/jobs/rows.ts";

/**
 * What a job is doing: `submitting` while its chunks are being found, `waiting` for a first worker, `running`; it ends as
 * `done`, `incomplete` if chunks of it are dead, or `cancelled`.
 */
export type JobState = "submitting" | "waiting" | "running" | "done" | "incomplete" | "cancelled";

export function jobStateOf(
  { submitted_at, cancelled_at }: Pick<JobRow, "submitted_at" | "cancelled_at">,
  { chunks }: Pick<JobProgress, "chunks">,
): JobState {
  if (cancelled_at !== null) return "cancelled";
  if (submitted_at === null) return "submitting";
  if (chunks.waiting + chunks.running > 0)
    return chunks.running + chunks.done > 0 ? "running" : "waiting";
  return chunks.dead > 0 ? "incomplete" : "done";
}

/** The seconds that a job still needs at the rate of the last minutes; null if nobody works on it. */
export function secondsLeft({ bytes, doneBytes, bytesPerSecond }: JobProgress): number | null {
  return bytesPerSecond === 0 ? null : (bytes - doneBytes) / bytesPerSecond;
}
