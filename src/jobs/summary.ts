import type { JobProgress } from "../store/jobs/progress.ts";
import type { JobRow } from "../store/jobs/rows.ts";
import { jobStateOf, secondsLeft, type JobState } from "./job-state.ts";
import { optionsIn, type JobOptions } from "./options.ts";

/** A job for programs, with how far it has come. */
export interface JobSummary extends JobProgress {
  readonly id: string;
  readonly state: JobState;
  readonly source: string;
  readonly destination: string;
  readonly options: JobOptions;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  readonly submittedAt: string | null;
  readonly cancelledAt: string | null;
  readonly secondsLeft: number | null;
}

export function summaryOf(job: JobRow, progress: JobProgress): JobSummary {
  const { id, source, destination, options } = job;
  return {
    ...{ id, state: jobStateOf(job, progress), source, destination, options: optionsIn(options) },
    ...{ createdAt: job.created_at, submittedAt: job.submitted_at, cancelledAt: job.cancelled_at },
    ...progress,
    secondsLeft: secondsLeft(progress),
  };
}
