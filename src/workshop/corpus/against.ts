/** Compares the answers of two versions of the decoder. */
import { availableParallelism } from "node:os";
import { EXIT } from "../../cli/io.ts";
import type { Decoders } from "./decoders/decoders.ts";
import { withDecoders, type Job } from "./job.ts";
import { disclosed } from "./reports/private.ts";
import type { Reading } from "./decoders/reading.ts";
import { reportFor } from "./reports/report.ts";
import { sourcesOf } from "./decoders/revision.ts";
import { readCase } from "./run.ts";
import { allCases, selected } from "./selection.ts";
import {
  emptyVerdict,
  comparisonOf,
  wholeDocument,
  type RunCase,
  type Verdict,
} from "./comparison/verdict.ts";

/** Each version uses half the cores. */
const THREADS = Math.max(1, Math.min(2, Math.floor(availableParallelism() / 2)));

/**
 * Decodes every case with the code of a revision and with that of the working tree.
 *
 * @returns the exit code: 1 if an answer differs
 * @throws UsageError if git knows no such revision
 */
export async function compareWithRevision(job: Job, revision: string): Promise<number> {
  const start = performance.now();
  const { io, stop, referenceDate } = job;
  const { sources, hasSameTables, dispose } = await sourcesOf(io.root, revision);
  try {
    stop.throwIfAborted();
    if (!hasSameTables)
      io.stderr.write(
        `The reference tables of ${revision} come from other data; both versions use those of the working tree.\n`,
      );
    const report = reportFor(job.flags, io);
    const threads = THREADS;
    await withDecoders(
      job,
      (now) =>
        withDecoders(
          job,
          async (before) => {
            const { cases } = selected(allCases(io), job.what, now.systems);
            for await (const verdict of differencesBetween({ before, now }, cases, referenceDate)) {
              stop.throwIfAborted();
              report.add(verdict);
            }
          },
          { sources, threads },
        ),
      { threads },
    );
    const { isFine } = await report.end(performance.now() - start);
    return isFine ? EXIT.ok : EXIT.failed;
  } finally {
    dispose();
  }
}

/** The two versions. */
interface Versions {
  readonly before: Decoders;
  readonly now: Decoders;
}

/** Compares the answers of the two versions, case by case. */
async function* differencesBetween(
  { before, now }: Versions,
  cases: readonly RunCase[],
  referenceDate: string,
): AsyncGenerator<Verdict> {
  const pending = cases.map((each) => {
    const day = each.expectation ?? { referenceDate };
    return { each, day, one: readCase(each, day, before), other: readCase(each, day, now) };
  });
  for (const { each, day, one, other } of pending) {
    const verdict = compared(each, await one, await other);
    if (verdict.fields.length === 0) {
      yield disclosed(verdict);
      continue;
    }
    const request = { text: each.text, referenceDate: day.referenceDate, explain: true };
    yield disclosed({ ...compared(each, await one, await now.read(request)), ms: verdict.ms });
  }
}

function compared(each: RunCase, before: Reading, now: Reading): Verdict {
  const verdict = emptyVerdict(each, now.ms);
  if (before.kind === "answered" && now.kind === "answered") {
    const document = wholeDocument(before);
    const comparison = comparisonOf(each, document, wholeDocument(now), now);
    const isSame = comparison.fields.length === 0;
    return { ...verdict, ...comparison, result: isSame ? "same" : "different" };
  }
  if (before.kind === now.kind) return { ...verdict, result: "same" };
  const failure = before.kind === "failure" ? before : now;
  const what = failure === before ? "failed before" : "fails now";
  const detail = failure.kind === "failure" ? `${failure.what}: ${failure.detail}` : "";
  return { ...verdict, result: "different", problems: [{ what, detail }] };
}
