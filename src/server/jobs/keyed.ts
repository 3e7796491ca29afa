import type Router from "@koa/router";
import type { RouterContext } from "@koa/router";
import type { AllowedPlaces } from "../../jobs/places/allowed.ts";
import type { JobStore } from "../../store/jobs/job-store.ts";
import type { KeyState } from "../access/require-key.ts";
import { readBody } from "../connections/body.ts";
import { jobsRouter, type Owner } from "./router.ts";

/** Requests for changes are short. */
export const LONGEST_JOB = 16 * 1024;

/** `/v4/jobs`: the jobs of the account of a key. */
export function keyedJobsRouter(jobs: JobStore, places: AllowedPlaces): Router {
  const body = readBody(LONGEST_JOB);
  return jobsRouter("/v4/jobs", { jobs, places, body, reader: ownerOf, changer: ownerOf });
}

/** An earlier step has checked that a key was sent. */
function ownerOf({ state }: RouterContext<KeyState>): Promise<Owner> {
  return Promise.resolve(state.grant?.accountId ?? null);
}
