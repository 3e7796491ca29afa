import { Decompress } from "fzstd";
import { Readable, type Duplex } from "node:stream";
import { createGunzip } from "node:zlib";
import { DamagedArchive } from "./source.ts";

/**
 * How much of a compressed stream is unpacked at once, in bytes: the unpacked blocks of a hostile stream are up
 * to 32,000 times as long.
 */
const SLICE = 2048;

/** Unpacks gzip. */
export function gunzipped(bytes: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  return through(bytes, createGunzip());
}

/** Passes a stream through another one, whose errors become a `DamagedArchive`. */
async function* through(
  bytes: AsyncIterable<Uint8Array>,
  unpack: Duplex,
): AsyncGenerator<Uint8Array, void, void> {
  const packed = Readable.from(bytes);
  packed.once("error", (error) => {
    unpack.destroy(error);
  });
  packed.pipe(unpack);
  const chunks: AsyncIterable<Uint8Array> = unpack;
  try {
    for await (const chunk of chunks) yield chunk;
  } catch (error) {
    // A stream that cannot be read is not damaged.
    throw (
      packed.errored ??
      new DamagedArchive("the compressed file is damaged or cut off", { cause: error })
    );
  } finally {
    packed.destroy();
    unpack.destroy();
  }
}

/** Unpacks Zstandard. */
export async function* unzstd(
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array, void, void> {
  const unpacked: Uint8Array[] = [];
  const stream = new Decompress((chunk) => {
    // The library reuses its buffer.
    if (chunk.length > 0) unpacked.push(Uint8Array.from(chunk));
  });
  const push = (part: Uint8Array, isLast: boolean) => {
    try {
      stream.push(part, isLast);
    } catch (cause) {
      throw new DamagedArchive("the compressed file is damaged or cut off", { cause });
    }
  };
  for await (const chunk of bytes)
    for (let start = 0; start < chunk.length; start += SLICE) {
      push(chunk.subarray(start, start + SLICE), false);
      yield* unpacked.splice(0);
    }
  push(new Uint8Array(0), true);
  yield* unpacked.splice(0);
}
