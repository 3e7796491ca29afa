/** The code of each thread of the pool. */
import { decode } from "../../decode/decode.ts";
import { systems } from "../../decode/systems.ts";
import { FORMAT_NAMES, FORMATS } from "../../views/itinerary/formats.ts";
import { carryOut, carryOutAny } from "./carry-out.ts";
import { ANSWER_NAMES, type Job, type Outcome } from "./job.ts";

/*
 * Lazy preparation, such as loading tables and compiling expressions, takes most of the time limit of a text. Decoding
 * the samples of each system, and one for each answer, prepares it before the first request. Tests that start many
 * processes skip this, because a thread spends more than half of its start-up on it.
 */
if (process.env.RECLOC_WARM_UP !== "0") await warmUp();

async function warmUp(): Promise<void> {
  const samples = systems.flatMap((system) => system.samples.map(({ text }) => text));
  for (const text of samples) decode(text, {});
  const sample = { text: samples[0] ?? "", options: {} };
  for (const answer of ANSWER_NAMES) await carryOut({ answer, ...sample }, decode);
  for (const format of FORMAT_NAMES.filter((name) => !FORMATS[name].isLarge))
    await carryOut({ answer: "itinerary", format, style: {}, ...sample }, decode);
}

/** Carries out jobs from the service, one after the other. */
export default async function work(jobs: readonly Job[]): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const job of jobs) outcomes.push(await carryOutAny(job, decode));
  return outcomes;
}
