import type Router from "@koa/router";
import type { RouterContext, RouterMiddleware } from "@koa/router";
import type { Middleware } from "koa";
import type { AllowedPlaces } from "../../jobs/places/allowed.ts";
import { summaryOf, type JobSummary } from "../../jobs/summary.ts";
import { FINDING, type JobRow } from "../../store/jobs/rows.ts";
import type { JobStore } from "../../store/jobs/job-store.ts";
import { isId } from "../../store/secret.ts";
import { checkOf } from "../../views/check.ts";
import { ApiError } from "../errors.ts";
import { makeRouter } from "../router.ts";
import { jsonBody } from "../site/json-body.ts";
import { translateRuleErrors } from "../site/rules.ts";
import { newJobOf } from "./new-job.ts";
import { JobAnswer, JobsAnswer, NewJob } from "./schema.ts";

/**
 * The account on whose behalf a request is made; null for a key without an account, which sees the
 * jobs without an account.
 */
export type Owner = string | null;

/** The parts that the routes of jobs are built from. */
export interface JobsParts {
  readonly jobs: JobStore;
  readonly places: AllowedPlaces;
  readonly body: Middleware;
  /**
   * Identifies who wants to read or change something. Throws an `ApiError` if the request may not.
   */
  readonly reader: (ctx: RouterContext) => Promise<Owner>;
  readonly changer: (ctx: RouterContext) => Promise<Owner>;
}

/** The default and the maximum number of jobs in a list. */
export const [JOBS_LISTED, MOST_JOBS] = [20, 100];
const MOST_DEAD = 100;

const checkJobs = checkOf(JobsAnswer);
const checkJob = checkOf(JobAnswer);
const readNewJob = jsonBody(NewJob);

/** The jobs of one owner: submit, list, show, cancel and retry. */
export function jobsRouter(prefix: string, parts: JobsParts): Router {
  const { body, reader, changer } = parts;
  const by = (who: JobsParts["reader"], act: Action): RouterMiddleware => {
    return async (ctx) => act(ctx, await who(ctx), parts);
  };
  return makeRouter(prefix)
    .get("/", by(reader, listJobs))
    .post("/", body, by(changer, submitJob))
    .get("/:id", by(reader, showJob))
    .post("/:id/cancel", by(changer, cancelJob))
    .post("/:id/retry", by(changer, retryJob));
}

type Action = (ctx: RouterContext, owner: Owner, parts: JobsParts) => Promise<void>;

async function listJobs(ctx: RouterContext, owner: Owner, { jobs }: JobsParts): Promise<void> {
  const summaries: JobSummary[] = [];
  // One after the other, so that other requests have their turn.
  for (const job of await jobs.ofAccount(owner, readLimit(ctx)))
    summaries.push(summaryOf(job, await jobs.progress(job.id)));
  const answer: JobsAnswer = { jobs: summaries };
  checkJobs(answer);
  ctx.body = answer;
}

async function submitJob(ctx: RouterContext, owner: Owner, parts: JobsParts): Promise<void> {
  const { source, destination, options } = newJobOf(readNewJob(ctx), parts.places);
  const job = { account_id: owner, source, destination, options: JSON.stringify(options) };
  await answerJob(ctx, await translateRuleErrors(() => parts.jobs.create(job)), parts);
}

async function showJob(ctx: RouterContext, owner: Owner, parts: JobsParts): Promise<void> {
  await answerJob(ctx, (await ownJob(ctx, owner, parts)).id, parts);
}

async function cancelJob(ctx: RouterContext, owner: Owner, parts: JobsParts): Promise<void> {
  const { id } = await ownJob(ctx, owner, parts);
  await parts.jobs.cancel(id);
  await answerJob(ctx, id, parts);
}

async function retryJob(ctx: RouterContext, owner: Owner, parts: JobsParts): Promise<void> {
  const { id } = await ownJob(ctx, owner, parts);
  await parts.jobs.retry(id);
  await answerJob(ctx, id, parts);
}

/** @throws ApiError if there is none: for this owner, the jobs of others do not exist */
async function ownJob(ctx: RouterContext, owner: Owner, { jobs }: JobsParts): Promise<JobRow> {
  const { id = "" } = ctx.params;
  const job = isId(id) ? await jobs.find(id) : null;
  if (job?.account_id !== owner) throw noJob();
  return job;
}

async function answerJob(ctx: RouterContext, id: string, { jobs }: JobsParts): Promise<void> {
  const job = await jobs.find(id);
  // Its account has been deleted in the meantime.
  if (job === null) throw noJob();
  const dead = await jobs.dead(id, MOST_DEAD);
  const answer: JobAnswer = {
    job: summaryOf(job, await jobs.progress(id)),
    // Without their files, whose names may reveal something about people.
    deadChunks: dead.map(({ number, reason, attempts }) => {
      return { number: number === FINDING ? null : number, reason, attempts };
    }),
  };
  checkJob(answer);
  ctx.body = answer;
}

function noJob(): ApiError {
  return new ApiError("not_found", "there is no such job");
}

function readLimit(ctx: RouterContext): number {
  const { limit = String(JOBS_LISTED) } = ctx.query;
  const count = typeof limit === "string" && /^\d{1,3}$/.test(limit) ? Number(limit) : 0;
  if (count >= 1 && count <= MOST_JOBS) return count;
  throw new ApiError("invalid_parameter", `limit must be a number from 1 to ${MOST_JOBS}`);
}
