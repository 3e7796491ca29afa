/** `recloc corpus --watch`. */
import { terminalOf } from "../../cli/decode/terminal.ts";
import { EXIT } from "../../cli/io.ts";
import { changesIn } from "./changes.ts";
import { drawVerdict } from "./reports/drawing.ts";
import { threadsFor, withDecoders, type Job } from "./job.ts";
import { verdictsOn } from "./run.ts";
import { allCases, selected } from "./selection.ts";
import { drawSummary, summaryOf } from "./reports/summary.ts";
import { IS_FINE, type Verdict } from "./comparison/verdict.ts";

/** Runs, and runs again after each change, until it is stopped. */
export async function watchCases(job: Job): Promise<number> {
  const { io, stop } = job;
  const folder = io.environment.RECLOC_PRIVATE_CORPUS ?? "";
  const changes = await changesIn(io.root, folder === "" ? [] : [folder]);
  const end = () => void changes.end();
  stop.addEventListener("abort", end);
  try {
    const before = new Map<string, string>();
    for (;;) {
      await runOnce(job, before);
      stop.throwIfAborted();
      io.stdout.write("Waiting for changes.\n");
      await changes.next();
      stop.throwIfAborted();
    }
  } catch (error) {
    if (!stop.aborted) throw error;
    return EXIT.ok;
  } finally {
    stop.removeEventListener("abort", end);
    await changes.end();
  }
}

/** What the last run showed about each case. */
type Shown = Map<string, string>;

/** Shows an error in a grammar or in a case instead of failing. */
async function runOnce(job: Job, before: Shown): Promise<void> {
  const { io, stop } = job;
  try {
    const start = performance.now();
    const verdicts = await verdictsOf(job);
    if (stop.aborted) return;
    show(verdicts, before, job);
    io.stdout.write(drawSummary(summaryOf(verdicts, performance.now() - start)));
  } catch (error) {
    if (!stop.aborted) io.stdout.write(`${error instanceof Error ? error.message : "failed"}\n`);
  }
}

async function verdictsOf(job: Job): Promise<readonly Verdict[]> {
  const all = allCases(job.io);
  return withDecoders(
    job,
    async (decoders) => {
      const { cases } = selected(all, job.what, decoders.systems);
      const verdicts: Verdict[] = [];
      for await (const verdict of verdictsOn(cases, decoders)) verdicts.push(verdict);
      return verdicts;
    },
    { threads: threadsFor(all), haveChanged: true },
  );
}

/** Shows the cases that changed since the last run, then the others that need attention. */
function show(verdicts: readonly Verdict[], before: Shown, { io }: Job): void {
  const { paint } = terminalOf(io.stdout, io.environment);
  const isFirst = before.size === 0;
  const [changed, others]: [Verdict[], Verdict[]] = [[], []];
  for (const verdict of verdicts) {
    const { name, result, problems, fields } = verdict;
    const shown = JSON.stringify([result, problems, fields]);
    const isChanged = !isFirst && before.get(name) !== shown;
    before.set(name, shown);
    if (isChanged) changed.push(verdict);
    else if (!IS_FINE.has(result)) others.push(verdict);
  }
  for (const verdict of [...changed, ...others]) io.stdout.write(drawVerdict(verdict, paint));
}
