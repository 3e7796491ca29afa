import type { IncomingMessage } from "node:http";
import { finished, type Transform } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import type { Context } from "koa";
import { ApiError } from "../errors.ts";

/** Decompressors for each `Content-Encoding` that bodies may have besides `identity`. */
const INFLATERS: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  "x-gzip": createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/**
 * Makes the stream that decompresses the body of a request; null if it is not compressed.
 *
 * @throws ApiError if it is compressed in another way, or more than once
 */
export function inflaterOf(ctx: Context): (() => Transform) | null {
  const encoding = ctx.get("Content-Encoding").trim().toLowerCase();
  if (encoding === "" || encoding === "identity") return null;
  const inflater = Object.hasOwn(INFLATERS, encoding) ? INFLATERS[encoding] : undefined;
  if (inflater !== undefined) return inflater;
  throw new ApiError("unsupported_encoding", "send the body as it is, or in gzip, deflate or br");
}

/**
 * Reads a compressed body. It can expand a thousandfold, so it is decompressed piece by piece, and no further
 * than the limit. The limit also applies to what arrives, because some of it expands to nothing.
 *
 * @param tooLong the error to throw if it exceeds `most` bytes
 * @throws ApiError if it is too long, incomplete, or not compressed as declared
 */
export async function inflatedBody(
  request: IncomingMessage,
  inflater: Transform,
  most: number,
  tooLong: () => ApiError,
): Promise<Buffer> {
  let arrived = 0;
  request.on("data", ({ length }: Buffer) => {
    arrived += length;
    if (arrived > most) inflater.destroy(tooLong());
  });
  // A pipe does not propagate the failure of its source.
  const unwatch = finished(request, { writable: false }, (error) => {
    if (error != null) inflater.destroy(error);
  });
  try {
    return await collected(request.pipe(inflater), most, tooLong);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    const reason = "the body is incomplete, or not compressed as Content-Encoding says";
    throw new ApiError("bad_request", reason, { cause: error });
  } finally {
    unwatch();
    request.unpipe(inflater);
  }
}

async function collected(
  inflater: Transform,
  most: number,
  tooLong: () => ApiError,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  const pieces: AsyncIterable<Buffer> = inflater;
  for await (const chunk of pieces) {
    length += chunk.length;
    if (length > most) throw tooLong();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
