import { problemText } from "../../shared/problem-words.ts";
import { Failure } from "../form/fields.tsx";
import { JobItem } from "./job-item.tsx";
import { useJobs } from "./use-jobs.ts";

/** The jobs of the account and how far they have come; nothing if there are none. */
export function Jobs() {
  const { jobs, problem, isBusy, change } = useJobs();
  if (jobs.length === 0 && problem === null) return null;
  return (
    <section class="panel" aria-labelledby="jobs-title">
      <h2 id="jobs-title">Jobs</h2>
      <Failure text={problem === null ? null : problemText(problem)} />
      <ul class="jobs">
        {jobs.map((answer) => (
          <JobItem key={answer.job.id} answer={answer} isBusy={isBusy} change={change} />
        ))}
      </ul>
    </section>
  );
}
