import { linesOf } from "../../batch/pieces.ts";
import type { JobRow } from "../../store/jobs/rows.ts";
import type { JobStore } from "../../store/jobs/job-store.ts";
import { optionsIn } from "../options.ts";
import { openDestination } from "../places/open-place.ts";
import { partOf } from "../places/place.ts";
import { differencesOf, idIn } from "./differences.ts";
import { Tally } from "./tally.ts";

/** Two jobs that cannot be compared. The message says why. */
export class NotComparable extends Error {
  override readonly name = "NotComparable";
}

/** The differences between two jobs over the same source. */
export interface Comparison {
  readonly tally: Tally;
  /** Chunks that are not done in both. */
  readonly missing: number;
}

/**
 * Compares the outputs of two jobs, record by record. Holds one record of each at a time.
 *
 * @throws NotComparable if they do not have the same source, are not yet cut at the same places, or wrote
 * tables
 */
export async function compareJobs(
  jobs: JobStore,
  before: JobRow,
  after: JobRow,
): Promise<Comparison> {
  if ([before, after].some(({ options }) => optionsIn(options).format !== "ndjson"))
    throw new NotComparable(TABLES);
  if (before.submitted_at === null || after.submitted_at === null) throw new NotComparable(UNKNOWN);
  const [one, other] = [await jobs.chunks(before.id), await jobs.chunks(after.id)];
  const places = {
    before: await openDestination(before.destination),
    after: await openDestination(after.destination),
  };
  const tally = new Tally();
  let missing = Math.abs(one.length - other.length);
  for (const [index, chunk] of one.entries()) {
    const same = other[index];
    if (same === undefined) break;
    if (chunk.pieces !== same.pieces || chunk.digest !== same.digest)
      throw new NotComparable(DIFFERENT);
    const part = partOf(chunk.number);
    if (chunk.state !== "done" || same.state !== "done") missing += 1;
    else await compareParts(places.before.read(part), places.after.read(part), tally);
  }
  return { tally, missing };
}

const TABLES = "the jobs cannot be compared: only lines can be, not tables";

const UNKNOWN = "the jobs cannot be compared: workers have not found all their chunks yet";

const DIFFERENT =
  "the jobs cannot be compared: their sources differ, or were cut with another --split or --chunk-size";

async function compareParts(
  before: AsyncIterable<Uint8Array>,
  after: AsyncIterable<Uint8Array>,
  tally: Tally,
): Promise<void> {
  const others = textsIn(after);
  for await (const line of textsIn(before)) {
    const { value } = await others.next();
    const id = idIn(line);
    if (typeof value !== "string" || idIn(value) !== id) throw new NotComparable(DAMAGED);
    tally.add(id, differencesOf(line, value));
  }
  if ((await others.next()).done !== true) throw new NotComparable(DAMAGED);
}

const DAMAGED = "the jobs cannot be compared: a part of their output was changed";

async function* textsIn(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string, void, void> {
  for await (const line of linesOf(bytes, Infinity)) if (line !== null) yield line.toString();
}
