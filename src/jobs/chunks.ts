/** Cuts the files of a source into chunks of similar size, between records. */
import { createHash } from "node:crypto";
import { headOf } from "../archives/head.ts";
import { isArchive } from "../archives/members.ts";
import { HEAD, recordsOf, splitFoundIn, type KnownSplit } from "../archives/split.ts";
import type { Split } from "../archives/splits.ts";
import type { Chunk, Piece } from "./piece.ts";
import type { SourceFile, SourcePlace } from "./places/place.ts";

/** Many small files would make the list of a chunk longer than its records. */
const MOST_PIECES = 1000;

/**
 * The chunks of a source, in the order of its files. Reads it once, to count records and to compute a digest of what
 * will be decoded, and never holds more than one record of it.
 *
 * @param size of a chunk, in bytes: a chunk ends with the first record that reaches it
 */
export async function* chunksOf(
  source: SourcePlace,
  split: Split,
  size: number,
): AsyncGenerator<Chunk, void, void> {
  const growing = new GrowingChunk(size);
  for await (const file of source.files()) {
    const { head, bytes, close } = await headOf(source.read(file.name), HEAD);
    if (isArchive(head)) {
      await close();
      yield* growing.rest();
      yield archiveOf(file);
    } else {
      const known = split === "auto" ? splitFoundIn(head, file.name) : split;
      yield* growing.read(file.name, bytes, known);
    }
  }
  yield* growing.rest();
}

/** An archive makes up one chunk, because it can only be read from its start. */
function archiveOf({ name, size }: SourceFile): Chunk {
  const piece = { file: name, start: 0, end: size, before: 0, split: "archive" } as const;
  return { pieces: [piece], bytes: size, digest: null };
}

class GrowingChunk {
  readonly #size: number;
  #pieces: Piece[] = [];
  #bytes = 0;
  #hash = createHash("sha256");

  constructor(size: number) {
    this.#size = size;
  }

  /** Adds a file, and yields the chunks that it completes. */
  async *read(
    file: string,
    bytes: AsyncIterable<Uint8Array>,
    split: KnownSplit,
  ): AsyncGenerator<Chunk, void, void> {
    const passed = new PassedBytes();
    let [start, before, count] = [0, 0, 0];
    const add = (end: number) => {
      for (const part of passed.upTo(end)) this.#hash.update(part);
      this.#pieces.push({ file, start, end, before, split });
      this.#bytes += end - start;
      [start, before] = [end, count];
    };
    const source = { name: file, path: null, bytes: passed.through(bytes) };
    for await (const { end } of recordsOf(source, split)) {
      count += 1;
      if (end === undefined || this.#bytes + end - start < this.#size) continue;
      add(end);
      yield* this.rest();
    }
    // What follows the last record is blank, but part of the file; an empty file counts as one record.
    if (passed.length > start || count > before) add(passed.length);
    if (this.#bytes >= this.#size || this.#pieces.length >= MOST_PIECES) yield* this.rest();
  }

  /** The chunk made of what was added since the last one, if anything. */
  *rest(): Generator<Chunk, void, void> {
    if (this.#pieces.length === 0) return;
    yield { pieces: this.#pieces, bytes: this.#bytes, digest: this.#hash.digest("hex") };
    this.#pieces = [];
    this.#bytes = 0;
    this.#hash = createHash("sha256");
  }
}

/** The bytes of a stream that were read but may still belong to either side of a cut. */
class PassedBytes {
  #parts: Uint8Array[] = [];
  #start = 0;
  length = 0;

  async *through(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void, void> {
    for await (const part of bytes) {
      this.#parts.push(part);
      this.length += part.length;
      yield part;
    }
  }

  /** Removes and returns the bytes up to a place in the stream. */
  *upTo(end: number): Generator<Uint8Array, void, void> {
    for (let part = this.#parts.shift(); part !== undefined; part = this.#parts.shift()) {
      const length = Math.min(part.length, end - this.#start);
      yield part.subarray(0, length);
      this.#start += length;
      if (length < part.length) {
        this.#parts.unshift(part.subarray(length));
        return;
      }
    }
  }
}
