import { availableParallelism } from "node:os";
import type { RecordOutcome } from "../../archives/outcome.ts";
import { outcomesOf } from "../../archives/outcomes.ts";
import type { ArchiveRecord } from "../../archives/record.ts";
import type { RunningDecoder } from "../../server/decoding/decoder.ts";
import type { JobRequest } from "../../server/decoding/job.ts";
import { complain } from "../complain.ts";
import { checkInputFlags } from "../decode/input-flags.ts";
import { EXIT, UsageError, type Io } from "../io.ts";
import { decodeRecords } from "./decode-records.ts";
import { checkArchiveFlags, splitOf, threadsOf, type DecodeArchiveFlags } from "./flags.ts";
import { openOutput, type Opened } from "./open-output.ts";
import { exitOf } from "./outcome.ts";
import { doneWith } from "./output.ts";
import { Progress } from "./progress.ts";
import { inputsOf, recordsIn } from "./records.ts";
import type { Done } from "./run-state.ts";
import { AT_ONCE, startArchiveDecoder } from "./start-decoder.ts";

/**
 * `recloc decode --ndjson` and `--parquet`: decodes the records of archives in threads, in order. A record that
 * cannot be read or decoded does not stop the others; the exit code is that of the worst.
 */
export async function decodeArchives(
  names: readonly string[],
  flags: DecodeArchiveFlags,
  io: Io,
): Promise<number> {
  checkInputFlags(names, flags);
  checkArchiveFlags(flags);
  threadsOf(flags, 1);
  const opened = await openOutput(names, flags, io);
  if (opened === null) {
    io.stderr.write("The output is complete.\n");
    return EXIT.ok;
  }
  try {
    return await decodeTo(opened, names, flags, io);
  } finally {
    await opened.output.close();
  }
}

async function decodeTo(
  opened: Opened,
  names: readonly string[],
  flags: DecodeArchiveFlags,
  io: Io,
): Promise<number> {
  const threads = threadsOf(flags, availableParallelism());
  const decoder = await startArchiveDecoder(io, threads);
  try {
    return await decodeAll(names, flags, io, opened, decoder, threads * AT_ONCE);
  } finally {
    await decoder.close();
  }
}

async function decodeAll(
  names: readonly string[],
  flags: DecodeArchiveFlags,
  io: Io,
  { output, referenceDate }: Opened,
  decoder: RunningDecoder,
  atOnce: number,
): Promise<number> {
  const { algorithm, explain = false, api } = flags;
  const answer = api === "v3" ? "v3" : "v4";
  const request: JobRequest = { answer, options: { algorithm, referenceDate }, explain };
  const progress = new Progress(io, await bytesOfAll(names));
  let { done } = output;
  try {
    const all = recordsIn(names, splitOf(flags), io, (bytes) => (progress.bytes += bytes));
    const work = (group: readonly ArchiveRecord[]) => decodeRecords(group, decoder, request);
    for await (const outcomes of outcomesOf(recordsAfter(all, done), atOnce, work)) {
      for (const outcome of outcomes) {
        await output.write(outcome);
        done = doneWith(done, outcome);
        complainOf(outcome, io);
      }
      progress.records = done.records - output.done.records;
      progress.failed = done.failed - output.done.failed;
    }
    await output.finish();
  } finally {
    progress.end();
  }
  if (done.failed > 0) complain(io, `${done.failed} of ${done.records} records have no answer`);
  return done.exit;
}

/** Reports what cannot be read; the output itself reports texts without a booking. */
function complainOf({ error, file }: RecordOutcome, io: Io): void {
  if (error !== null && exitOf(error.code) === EXIT.usage)
    complain(io, `${file}: ${error.message}`);
}

/**
 * The records that follow those in the output.
 *
 * @throws UsageError if they are not the same ones
 */
async function* recordsAfter(
  records: AsyncIterable<ArchiveRecord>,
  { records: count, last }: Done,
): AsyncGenerator<ArchiveRecord, void, void> {
  let number = 0;
  for await (const record of records) {
    number += 1;
    if (number === count && record.id !== last) throw new UsageError(CHANGED);
    if (number > count) yield record;
  }
  if (number < count) throw new UsageError(CHANGED);
}

const CHANGED =
  "the files have changed since the output was begun; start again with another output";

/** Null if standard input is among them. */
async function bytesOfAll(names: readonly string[]): Promise<number | null> {
  let bytes = 0;
  for await (const input of inputsOf(names)) {
    if (input === null) return null;
    if ("size" in input) bytes += input.size;
  }
  return bytes;
}
