import type { JobAnswer, JobEntry } from "../../../server/jobs/schema.ts";
import { countOf } from "../../shared/count.ts";
import { Moment } from "../moment.tsx";
import { site } from "../site.ts";
import { fromNow, shareOf } from "../words.ts";
import { isUnderWay, progressWords, STATES } from "./job-words.ts";
import type { Jobs } from "./use-jobs.ts";

interface JobItemProps extends Pick<Jobs, "isBusy" | "change"> {
  readonly answer: JobAnswer;
}

/**
 * A job: its source and destination, how far it has come, what went wrong, and what can be done
 * about it.
 */
export function JobItem({ answer, isBusy, change }: JobItemProps) {
  const { job, deadChunks } = answer;
  const title = `job-${job.id}`;
  return (
    <li aria-labelledby={title}>
      <div class="head">
        <h3 id={title}>
          <code>{job.source}</code> to <code>{job.destination}</code>
        </h3>
        <StateMark state={job.state} />
      </div>
      <progress aria-labelledby={title} value={job.doneBytes} max={Math.max(1, job.bytes)} />
      <p>
        {progressWords(job)}{" "}
        <span class="faint">
          · <code>{job.id}</code>, submitted <Moment at={job.createdAt} say={fromNow} />
        </span>
      </p>
      <Errors job={job} />
      <DeadChunks chunks={deadChunks} />
      <JobButton job={job} isBusy={isBusy} change={change} />
    </li>
  );
}

const LOOKS: Readonly<Partial<Record<JobEntry["state"], string>>> = {
  incomplete: "state over",
  cancelled: "state doubtful",
};

function StateMark({ state }: Pick<JobEntry, "state">) {
  return <span class={LOOKS[state] ?? "state"}>{STATES[state]}</span>;
}

/** The records without an answer, by code. */
function Errors({ job: { id, records, failed, errors } }: { job: JobEntry }) {
  if (failed === 0) return null;
  const most = Object.entries(errors).sort(([, a], [, b]) => b - a);
  return (
    <table aria-labelledby={`errors-${id}`}>
      <caption id={`errors-${id}`}>
        {countOf(failed)} records without an answer ({shareOf(failed, records)})
      </caption>
      <tbody>
        {most.map(([code, count]) => (
          <tr key={code}>
            <th scope="row">
              <code>{code}</code>
            </th>
            <td>{countOf(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The parts that workers have given up, by reason. */
function DeadChunks({ chunks }: { chunks: JobAnswer["deadChunks"] }) {
  if (chunks.length === 0) return null;
  const reasons = [...new Set(chunks.map(({ reason }) => reason))];
  return (
    <p class="told bad">
      {chunks.some(({ number }) => number === null)
        ? "Workers could not find the records: "
        : `Workers gave up ${chunks.length === 1 ? "a chunk" : "chunks"}: `}
      {reasons.map((reason, index) => (
        <span key={reason}>
          {index === 0 ? "" : ", "}
          <code>{reason}</code>
        </span>
      ))}
    </p>
  );
}

function JobButton({ job, isBusy, change }: Omit<JobItemProps, "answer"> & { job: JobEntry }) {
  const { id, state } = job;
  if (state === "done") return null;
  const [text, act] = isUnderWay(job)
    ? (["Cancel", () => site.cancelJob(id)] as const)
    : (["Try again", () => site.retryJob(id)] as const);
  return (
    <button
      type="button"
      class="small"
      aria-disabled={isBusy}
      aria-label={`${text}: ${job.source}`}
      onClick={() => {
        change(act);
      }}
    >
      {text}
    </button>
  );
}
