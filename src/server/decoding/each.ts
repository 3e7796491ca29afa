import { isOverload } from "../load/overloaded.ts";
import type { Caller, Decoder } from "./decoder.ts";
import type { Job, Outcome } from "./job.ts";

/** The result of a job: its outcome, or the error that `decode` rejects with. */
export type Settled = PromiseSettledResult<Outcome>;

/**
 * Carries out small jobs together. If one of them fails, carries out each alone, so that it does not affect the
 * others. Never rejects.
 */
export async function decodeEach(
  decoder: Decoder,
  jobs: readonly Job[],
  caller: Caller,
): Promise<readonly Settled[]> {
  const [first, ...others] = jobs;
  if (first === undefined) return [];
  if (others.length > 0) {
    try {
      const outcomes = await decoder.decodeAll(jobs, caller);
      return outcomes.map((value) => ({ status: "fulfilled", value }));
    } catch (reason) {
      if (isOverload(reason)) return jobs.map(() => ({ status: "rejected", reason }));
    }
  }
  const settled: Settled[] = [];
  for (const job of jobs)
    settled.push(...(await Promise.allSettled([decoder.decode(job, caller)])));
  return settled;
}
