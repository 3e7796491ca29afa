/** `recloc corpus --update`. */
import { terminalOf } from "../../cli/decode/terminal.ts";
import { EXIT } from "../../cli/io.ts";
import { drawVerdict } from "./reports/drawing.ts";
import { threadsFor, withDecoders, type Job } from "./job.ts";
import { disclosed } from "./reports/private.ts";
import { readCase } from "./run.ts";
import { allCases, selected } from "./selection.ts";
import { updateOf, write, type Update } from "./update.ts";
import { verdictOf } from "./comparison/verdict.ts";

const UPDATE_WIDTH = 11;

/** Writes the expectations that may be written, and reports each case. */
export async function updateCases(job: Job): Promise<number> {
  const { io, flags, referenceDate } = job;
  const { paint } = terminalOf(io.stdout, io.environment);
  const all = allCases(io);
  return withDecoders(
    job,
    async (decoders) => {
      const { cases, named } = selected(all, job.what, decoders.systems);
      const pending = cases.map((each) => ({
        each,
        reading: readCase(each, each.expectation ?? { referenceDate }, decoders, {
          explain: true,
          isChecked: true,
        }),
      }));
      const counts = new Map<Update["result"], number>();
      let isFine = true;
      for (const { each, reading } of pending) {
        const options = { isNamed: named.has(each), referenceDate };
        const read = await reading;
        const { result, reasons, expectation } = updateOf(each, read, options);
        job.stop.throwIfAborted();
        if (expectation !== null) write(each, expectation);
        counts.set(result, (counts.get(result) ?? 0) + 1);
        if (reasons.length > 0) isFine = false;
        const word = paint(result === "refused" ? "unread" : "read", result.padEnd(UPDATE_WIDTH));
        const why = reasons.length > 0 ? `: ${reasons.join("; ")}` : "";
        if (result !== "right" || flags.quiet !== true)
          io.stdout.write(`${word}${each.name}${why}\n`);
        // Shows the change, which must be reviewed before it is committed.
        if (result === "rewritten" && each.expectation !== null)
          io.stdout.write(drawVerdict(disclosed(verdictOf(each, each.expectation, read)), paint));
      }
      const sums = [...counts].map(([result, count]) => `${count} ${result}`).join(", ");
      io.stdout.write(`${cases.length === 1 ? "1 case" : `${cases.length} cases`}: ${sums}\n`);
      return isFine ? EXIT.ok : EXIT.failed;
    },
    { threads: threadsFor(all) },
  );
}
