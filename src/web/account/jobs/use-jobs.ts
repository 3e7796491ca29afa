import { useEffect, useState } from "preact/hooks";
import type { JobAnswer } from "../../../server/jobs/schema.ts";
import type { Problem } from "../../shared/api.ts";
import { useTask } from "../form/task.ts";
import { site } from "../site.ts";
import { isUnderWay } from "./job-words.ts";

/** How often unfinished jobs are polled, in milliseconds. */
const LOOK_MS = 3000;

/** The jobs of the account. */
export interface Jobs {
  /** The newest first; none until they are loaded. */
  readonly jobs: readonly JobAnswer[];
  readonly problem: Problem | null;
  readonly isBusy: boolean;
  /** Changes a job, and shows the result. */
  readonly change: (act: () => Promise<JobAnswer>) => void;
}

export function useJobs(): Jobs {
  const [jobs, setJobs] = useState<readonly JobAnswer[]>([]);
  const { problem, isBusy, run } = useTask();
  const put = (changed: JobAnswer): void => {
    setJobs((before) => before.map((each) => (each.job.id === changed.job.id ? changed : each)));
  };
  // Once, when the page opens.
  useEffect(() => {
    run(async () => {
      const all = (await site.jobs()).jobs.map((job) => ({ job, deadChunks: [] }));
      setJobs(all);
      // A list does not say why chunks are dead.
      for (const { job } of all) if (job.chunks.dead > 0) put(await site.job(job.id));
    });
  }, []);
  useEffect(() => {
    const active = jobs.filter(({ job }) => isUnderWay(job));
    if (isBusy || active.length === 0) return;
    const timer = setTimeout(() => {
      run(async () => {
        for (const { job } of active) put(await site.job(job.id));
      });
    }, LOOK_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [jobs, isBusy]);
  const change = (act: () => Promise<JobAnswer>): void => {
    run(async () => {
      put(await act());
    });
  };
  return { jobs, problem, isBusy, change };
}
