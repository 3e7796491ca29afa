/** The requests and answers about jobs, of the API and of the account page. */
import Type, { type Static } from "typebox";
import { JOB_STATES } from "../../jobs/job-state.ts";
import { JobOptions } from "../../jobs/options.ts";
import { closed, Count, list, nullable } from "../../views/schema.ts";

const Place = (what: string) =>
  Type.String({
    description: `${what}: a folder by its absolute path, or s3://bucket/folder`,
    minLength: 1,
    maxLength: 1000,
  });
const Source = Place("Where the records are");
const Destination = Place("Where the output goes, which must be empty");
const Instant = Type.String({ description: "ISO 8601, UTC" });
const PerSecond = Type.Number({ minimum: 0 });

export const NewJob = closed(
  { source: Source, destination: Destination, ...Type.Partial(JobOptions).properties },
  { description: "What to decode. What is left out is as `recloc jobs submit` has it" },
);

const JobEntry = closed(
  {
    id: Type.String(),
    state: Type.Enum([...JOB_STATES], {
      description:
        "`submitting`: a worker finds the chunks; `incomplete`: what is left are dead chunks, which `retry` lets workers try again",
    }),
    source: Source,
    destination: Destination,
    options: JobOptions,
    createdAt: Instant,
    submittedAt: nullable("When all chunks had been found; ISO 8601, UTC"),
    cancelledAt: nullable("ISO 8601, UTC"),
    chunks: closed(
      { waiting: Count, running: Count, done: Count, dead: Count, cancelled: Count },
      { description: "How many are in each state; while the others are being found, that is one" },
    ),
    bytes: Type.Integer({ minimum: 0, description: "Of the chunks that have been found" }),
    doneBytes: Type.Integer({ minimum: 0, description: "Of the chunks that are done" }),
    records: Type.Integer({ minimum: 0, description: "In the chunks that are done" }),
    failed: Type.Integer({ minimum: 0, description: "How many of them have no answer" }),
    errors: Type.Record(Type.String(), Count, {
      description: "How many have none, by the code of the error",
    }),
    engines: list(Type.String(), { description: "The versions that decoded them" }),
    recordsPerSecond: PerSecond,
    bytesPerSecond: PerSecond,
    secondsLeft: Type.Union([Type.Number({ minimum: 0 }), Type.Null()], {
      description:
        "For the chunks that have been found; null if no worker has finished one recently",
    }),
  },
  { description: "A job, and how far it has come" },
);
export type JobEntry = Static<typeof JobEntry>;

export const JobsAnswer = closed({ jobs: list(JobEntry, { description: "The newest first" }) });
export type JobsAnswer = Static<typeof JobsAnswer>;

export const JobAnswer = closed({
  job: JobEntry,
  deadChunks: list(
    closed({
      number: Type.Union([Count, Type.Null()], {
        description: "Null: finding the chunks, which no worker could do",
      }),
      reason: Type.String({ description: "A code" }),
      attempts: Count,
    }),
    {
      description:
        "Chunks for which workers have given up, at most 100. The operator sees their files",
    },
  ),
});
export type JobAnswer = Static<typeof JobAnswer>;

export const JOB_SCHEMAS = { Job: JobEntry, JobAnswer, JobOptions, JobsAnswer, NewJob };
