/** The code of each thread of the pool. */
import { decode } from "../../decode/decode.ts";
import { systems } from "../../decode/systems.ts";
import { carryOut, carryOutFile } from "./carry-out.ts";
import { ANSWER_NAMES, type Job, type Outcome } from "./job.ts";

/**
 * The lines that most records have: decoding them for each answer, and once with each system, loads everything
 * before the first request.
 */
const SAMPLE = "1.MARTINELLI/BRUNO MR\n  3  AF 457 Y 24NOV 2 GRUCDG HK1  1855 0950+1";

for (const answer of ANSWER_NAMES) carryOut({ answer, text: SAMPLE, options: {} }, decode);
for (const { wireValue: algorithm } of systems) decode(SAMPLE, { algorithm });

/** Carries out a job from the service. */
export default function work(job: Job): Outcome | Promise<Outcome> {
  const { source } = job;
  return source === undefined ? carryOut(job, decode) : carryOutFile(job, source, decode);
}
