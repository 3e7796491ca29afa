import { Readable } from "node:stream";

/**
 * A stream of a text or of bytes, cut into chunks.
 *
 * @param cuts where; those beyond the end do nothing
 */
export function chunked(content: string | Uint8Array, cuts: readonly number[]): Readable {
  const bytes = Buffer.from(content);
  const places = [0, ...cuts.filter((at) => at < bytes.length), bytes.length].sort(
    (one, other) => one - other,
  );
  const chunks = places.flatMap((start, index) => {
    const end = places[index + 1];
    return end === undefined || end === start ? [] : [bytes.subarray(start, end)];
  });
  return Readable.from(chunks);
}
