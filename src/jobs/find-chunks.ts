import type { ChunkResult, ChunkTask } from "../store/jobs/chunk-store.ts";
import type { JobStore, NewChunk } from "../store/jobs/job-store.ts";
import { chunksOf } from "./chunks.ts";
import { ChunkFault } from "./fault.ts";
import { optionsIn } from "./options.ts";
import { openDestination, openSource } from "./places/open-place.ts";

/** How many chunks are added to the store at once. */
const ROWS_AT_ONCE = 200;

/**
 * Reads the source of a job once and adds its chunks; other workers may begin the first ones in the meantime. If this
 * is repeated, because the previous worker was killed, it adds what is missing.
 *
 * @param engine the version of the package
 * @param stopping ends the work between two chunks; rejects with its reason
 * @throws ChunkFault if the destination is not empty, or the source has changed since the last attempt
 */
export async function findChunks(
  { job, source, destination, options }: ChunkTask,
  jobs: JobStore,
  engine: string,
  stopping: AbortSignal,
): Promise<ChunkResult> {
  const { split, chunkSize } = optionsIn(options);
  const before = (await jobs.chunks(job)).length;
  // Parts of an earlier attempt may exist.
  if (before === 0 && !(await (await openDestination(destination)).isEmpty()))
    throw new ChunkFault("destination_not_empty");
  let number = 0;
  let found: NewChunk[] = [];
  const add = async () => {
    if (!(await jobs.add(job, found))) throw new ChunkFault("source_changed");
    found = [];
  };
  for await (const { pieces, bytes, digest } of chunksOf(
    await openSource(source),
    split,
    chunkSize,
  )) {
    stopping.throwIfAborted();
    found.push({ number, pieces: JSON.stringify(pieces), bytes, digest });
    number += 1;
    if (found.length === ROWS_AT_ONCE) await add();
  }
  await add();
  if (number < before) throw new ChunkFault("source_changed");
  await jobs.submitted(job);
  return { engine, records: 0, errors: {} };
}
