import { lineOf, type RecordOutcome } from "../archives/outcome.ts";
import { PART, TablePart } from "../tables/part.ts";
import type { ChunkId } from "../store/jobs/announcer.ts";
import { partOf, tablePartOf, type DestinationPlace } from "./places/place.ts";

/** The output of an attempt to decode a chunk. */
export interface ChunkOutput extends Pick<ChunkId, "chunk"> {
  readonly destination: DestinationPlace;
  /** From 1. */
  readonly attempt: number;
  /** The version of the package. */
  readonly engine: string;
}

type Outcomes = AsyncIterable<readonly RecordOutcome[]>;

/** Writes a file with a line for each record. */
export async function writeLines(
  { destination, chunk, attempt, engine }: ChunkOutput,
  all: Outcomes,
): Promise<void> {
  async function* lines(): AsyncGenerator<string, void, void> {
    for await (const outcomes of all)
      yield outcomes.map((outcome) => lineOf(outcome, engine)).join("");
  }
  await destination.write(partOf(chunk), lines(), attempt);
}

/** Writes the files of each table, one per ten thousand records: an archive may be a single chunk. */
export async function writeTables(
  { destination, chunk, attempt, engine }: ChunkOutput,
  all: Outcomes,
): Promise<void> {
  const part = new TablePart(engine);
  let number = 0;
  const write = async () => {
    for (const { table, content } of part.take())
      await destination.write(tablePartOf(table, chunk, number), once(content), attempt);
    number += 1;
  };
  for await (const outcomes of all)
    for (const outcome of outcomes) {
      part.add(outcome);
      if (part.records === PART) await write();
    }
  // A chunk without records has tables without rows.
  if (part.records > 0 || number === 0) await write();
}

async function* once<T>(content: T): AsyncGenerator<T, void, void> {
  yield await Promise.resolve(content);
}
