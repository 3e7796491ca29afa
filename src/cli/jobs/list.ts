import { jobStateOf } from "../../jobs/job-state.ts";
import { summaryOf } from "../../jobs/summary.ts";
import type { Store } from "../../store/store.ts";
import { EXIT, type Io } from "../io.ts";
import { printTable, readableMinute } from "../table.ts";
import { progressLine, type ShowFlags } from "./show.ts";

/** `recloc jobs list`: a table, or JSON. */
export async function listJobs({ jobs }: Store, { json }: ShowFlags, io: Io) {
  const all = await Promise.all(
    (await jobs.list()).map(async (job) => ({ job, progress: await jobs.progress(job.id) })),
  );
  if (json)
    printJson(
      all.map(({ job, progress }) => summaryOf(job, progress)),
      io,
    );
  else if (all.length === 0) io.stderr.write(NONE);
  else
    printTable(
      ["ID", "STATE", "SUBMITTED (UTC)", "PROGRESS", "SOURCE"],
      all.map(({ job, progress }) => [
        ...[job.id, jobStateOf(job, progress), readableMinute(job.created_at)],
        ...[progressLine(progress), job.source],
      ]),
      io,
    );
  return EXIT.ok;
}

/** `recloc jobs list` if there is no store yet; listing does not create one. */
export function listNoJobs({ json }: ShowFlags, io: Io): number {
  if (json) printJson([], io);
  else io.stderr.write(NONE);
  return EXIT.ok;
}

const NONE = "There are no jobs yet; recloc jobs submit makes one.\n";

function printJson(entries: readonly unknown[], { stdout }: Io): void {
  stdout.write(`${JSON.stringify(entries, null, 2)}\n`);
}
