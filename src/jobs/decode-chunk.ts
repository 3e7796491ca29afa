import { createHash, type Hash } from "node:crypto";
import { membersOf } from "../archives/members.ts";
import type { RecordOutcome } from "../archives/outcome.ts";
import { outcomesOf, type DecodeGroup } from "../archives/outcomes.ts";
import type { ArchiveRecord } from "../archives/record.ts";
import { DamagedArchive } from "../archives/source.ts";
import { recordsOf } from "../archives/split.ts";
import type { ChunkResult, ChunkTask } from "../store/jobs/chunk-store.ts";
import { ChunkFault } from "./fault.ts";
import { optionsIn, type JobOptions } from "./options.ts";
import { piecesIn, type Piece } from "./piece.ts";
import { openDestination, openSource } from "./places/open-place.ts";
import type { SourcePlace } from "./places/place.ts";
import { writeLines, writeTables } from "./write-output.ts";

/** The parts needed to decode the records of chunks. */
export interface ChunkDecoder {
  /** The version of the package. */
  readonly engine: string;
  /** How many groups of records are in progress at once. */
  readonly atOnce: number;
  readonly decode: (options: JobOptions) => DecodeGroup;
}

/**
 * Decodes a chunk into its part of the output, which then has a line for each record. Doing so twice, even at the same
 * time, produces the same part.
 *
 * @param stopping ends the work between two groups of records; rejects with its reason
 * @throws ChunkFault if the source is not the one that was submitted
 */
export async function decodeChunk(
  task: ChunkTask,
  { engine, atOnce, decode }: ChunkDecoder,
  stopping: AbortSignal,
): Promise<ChunkResult> {
  const source = await openSource(task.source);
  const destination = await openDestination(task.destination);
  const options = optionsIn(task.options);
  const errors: Record<string, number> = {};
  let records = 0;

  async function* outcomes(): AsyncGenerator<readonly RecordOutcome[], void, void> {
    for await (const group of outcomesOf(recordsIn(source, task), atOnce, decode(options))) {
      stopping.throwIfAborted();
      for (const { error } of group)
        if (error !== null) errors[error.code] = (errors[error.code] ?? 0) + 1;
      records += group.length;
      yield group;
    }
  }

  const { chunk, attempt } = task;
  const write = options.format === "parquet" ? writeTables : writeLines;
  await write({ destination, chunk, attempt, engine }, outcomes());
  return { engine, records, errors };
}

/** @throws ChunkFault after the last record if the bytes are not those of the digest */
async function* recordsIn(
  source: SourcePlace,
  { pieces, digest }: ChunkTask,
): AsyncGenerator<ArchiveRecord, void, void> {
  const hash = createHash("sha256");
  for (const piece of piecesIn(pieces)) yield* recordsInPiece(source, piece, hash);
  if (digest !== null && hash.digest("hex") !== digest) throw new ChunkFault("source_changed");
}

async function* recordsInPiece(
  source: SourcePlace,
  { file, start, end, before, split }: Piece,
  hash: Hash,
): AsyncGenerator<ArchiveRecord, void, void> {
  if (split === "archive") {
    if ((await source.sizeOf(file)) !== end) throw new ChunkFault("source_changed");
    yield* recordsInArchive(source, file);
  } else {
    const bytes = digested(source.read(file, start, end), hash);
    yield* recordsOf({ name: file, path: null, bytes }, split, before);
  }
}

async function* digested(
  bytes: AsyncIterable<Uint8Array>,
  hash: Hash,
): AsyncGenerator<Uint8Array, void, void> {
  for await (const part of bytes) {
    hash.update(part);
    yield part;
  }
}

/**
 * The unreadable rest of an archive becomes a record with a problem; what was read before the
 * damage is decoded.
 */
async function* recordsInArchive(
  source: SourcePlace,
  name: string,
): AsyncGenerator<ArchiveRecord, void, void> {
  const archive = { name, path: source.pathOf(name), bytes: source.read(name) };
  try {
    for await (const member of membersOf(archive, () => undefined))
      if ("problem" in member)
        yield { id: member.name, file: member.name, content: { problem: member.problem } };
      else yield* recordsOf(member, "auto");
  } catch (error) {
    if (!(error instanceof DamagedArchive)) throw error;
    const problem = { code: "unreadable", message: error.message };
    yield { id: name, file: name, content: { problem } };
  }
}
