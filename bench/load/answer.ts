import work from "../../src/server/decoding/worker.ts";
import type { Outcome } from "../../src/server/decoding/job.ts";
import { records } from "../records.ts";

let turn = 0;

/** The text of a record: those of all systems in turn. */
export function recordInTurn(): string {
  turn += 1;
  return records[turn % records.length]?.text ?? "";
}

/**
 * What a thread of the service does for a request, after the same preparation: decodes, makes the answer, checks it, and
 * writes it as JSON. Without the preparation, V8 would specialise the decoder for the few texts of the benchmark.
 */
export async function answerTo(text: string): Promise<Outcome> {
  const [outcome] = await work([{ answer: "v4", text, options: {} }]);
  if (outcome === undefined) throw new Error("the thread returned no outcome");
  return outcome;
}
