/** `recloc corpus`: selects the form of the command. */
import { parseDay } from "../../booking/dates/days.ts";
import { EXIT, UsageError } from "../../cli/io.ts";
import type { WorkshopIo } from "../io.ts";
import { compareWithRevision } from "./against.ts";
import { threadsFor, withDecoders, type CorpusFlags, type Job } from "./job.ts";
import { reportFor } from "./reports/report.ts";
import { verdictsOn } from "./run.ts";
import { allCases, selected } from "./selection.ts";
import { unlessStopped } from "./stop.ts";
import { updateCases } from "./updating.ts";
import { watchCases } from "./watching.ts";

/** @returns the exit code: 0 for success, 1 if something needs attention */
export async function corpus(
  what: readonly string[],
  flags: CorpusFlags,
  io: WorkshopIo,
): Promise<number> {
  const { referenceDate = new Date().toISOString().slice(0, 10) } = flags;
  if (parseDay(referenceDate) === null)
    throw new UsageError("--reference-date must be a calendar day written YYYY-MM-DD");
  return unlessStopped(async (stop) => {
    const job = { what, flags, io, referenceDate, stop };
    if (flags.watch) return watchCases(job);
    if (flags.against !== undefined) return compareWithRevision(job, flags.against);
    return flags.update ? updateCases(job) : compareCases(job);
  });
}

async function compareCases(job: Job): Promise<number> {
  const start = performance.now();
  const all = allCases(job.io);
  return withDecoders(
    job,
    async (decoders) => {
      const { cases } = selected(all, job.what, decoders.systems);
      const report = reportFor(job.flags, job.io);
      for await (const verdict of verdictsOn(cases, decoders)) {
        job.stop.throwIfAborted();
        report.add(verdict);
      }
      const { isFine } = await report.end(performance.now() - start);
      return isFine ? EXIT.ok : EXIT.failed;
    },
    { threads: threadsFor(all) },
  );
}
