/** What runs in each thread of the pool. */
import { decode } from "../../decode/decode.ts";
import { carryOut } from "./carry-out.ts";
import { ANSWER_NAMES, type Job, type Outcome } from "./job.ts";

/** A line of each kind that most records have: what it needs is loaded before the first request. */
const SAMPLE = "1.MARTINELLI/BRUNO MR\n  3  AF 457 Y 24NOV 2 GRUCDG HK1  1855 0950+1";

for (const answer of ANSWER_NAMES) carryOut({ answer, text: SAMPLE, options: {} }, decode);

/** Carries out a job that the service sends. */
export default function work(job: Job): Outcome {
  return carryOut(job, decode);
}
