import { compareJobs, NotComparable, type Comparison } from "../../jobs/diff/compare-jobs.ts";
import type { FieldDifference } from "../../jobs/diff/tally.ts";
import type { Store } from "../../store/store.ts";
import { complain } from "../complain.ts";
import { EXIT, UsageError, type Io } from "../io.ts";
import { printTable } from "../table.ts";
import { jobOf, type ShowFlags } from "./show.ts";

/** `recloc jobs diff`: exits with 1 if the jobs differ, like `diff`. */
export async function diffJobs(
  store: Store,
  [before, after]: readonly [string, string],
  { json }: ShowFlags,
  io: Io,
): Promise<number> {
  const { tally, missing } = await compared(store, before, after);
  const { records, different, fields } = tally;
  if (json)
    io.stdout.write(`${JSON.stringify({ records, different, missing, fields }, null, 2)}\n`);
  else {
    if (fields.length > 0) printTable(TITLES, fields.map(cellsOf), io);
    const count = `${different.toLocaleString("en")} of ${records.toLocaleString("en")}`;
    io.stderr.write(`${count} records differ.\n`);
  }
  if (missing > 0) complain(io, `${missing} chunks are not done in both jobs`);
  return different + missing > 0 ? EXIT.failed : EXIT.ok;
}

async function compared(store: Store, before: string, after: string): Promise<Comparison> {
  try {
    return await compareJobs(store.jobs, await jobOf(store, before), await jobOf(store, after));
  } catch (error) {
    if (error instanceof NotComparable) throw new UsageError(error.message);
    throw error;
  }
}

const TITLES = ["RECORDS", "KIND", "FIELD", "RECORD", "BEFORE", "AFTER"];

function cellsOf({ records, kind, field, samples: [first] }: FieldDifference): readonly string[] {
  const { id = "", before = "", after = "" } = first ?? {};
  return [records.toLocaleString("en"), kind, field, id, before, after];
}
