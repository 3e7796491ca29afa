const LF = 0x0a;

/**
 * A piece of a stream; null if it is longer than allowed, in which case its content is discarded.
 */
export type Piece = Buffer | null;

/** A piece, and where the next one begins, in bytes from the start of the stream. */
export interface PlacedPiece {
  readonly piece: Piece;
  readonly end: number;
}

/** The pieces of a stream, as `placedPiecesOf` cuts them. */
export async function* piecesOf(
  chunks: AsyncIterable<Uint8Array>,
  end: number,
  longest: number,
): AsyncGenerator<Piece, void, void> {
  for await (const { piece } of placedPiecesOf(chunks, end, longest)) yield piece;
}

/**
 * Cuts a stream of bytes at each occurrence of a separator byte, which belongs to no piece. What follows the last one
 * is a piece unless it is empty. Never holds more than one piece and one chunk, whatever the stream contains.
 *
 * @param longest the most bytes of a piece
 */
export async function* placedPiecesOf(
  chunks: AsyncIterable<Uint8Array>,
  end: number,
  longest: number,
): AsyncGenerator<PlacedPiece, void, void> {
  let piece = new Growing(longest);
  let before = 0;
  for await (const bytes of chunks) {
    const chunk = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    let start = 0;
    for (let at = chunk.indexOf(end); at !== -1; at = chunk.indexOf(end, start)) {
      piece.add(chunk.subarray(start, at));
      yield { piece: piece.finish(), end: before + at + 1 };
      piece = new Growing(longest);
      start = at + 1;
    }
    piece.add(chunk.subarray(start));
    before += chunk.length;
  }
  if (!piece.isEmpty) yield { piece: piece.finish(), end: before };
}

/** The lines of a stream, without their line feeds. */
export function linesOf(
  chunks: AsyncIterable<Uint8Array>,
  longest: number,
): AsyncGenerator<Piece, void, void> {
  return piecesOf(chunks, LF, longest);
}

/** The lines of a stream, and where the next ones begin. */
export function placedLinesOf(
  chunks: AsyncIterable<Uint8Array>,
  longest: number,
): AsyncGenerator<PlacedPiece, void, void> {
  return placedPiecesOf(chunks, LF, longest);
}

/** Collects bytes up to a maximum length. */
export class Growing {
  readonly #longest: number;
  #parts: Uint8Array[] = [];
  #length = 0;

  /** @param longest in bytes */
  constructor(longest: number) {
    this.#longest = longest;
  }

  get isEmpty(): boolean {
    return this.#length === 0;
  }

  add(part: Uint8Array): void {
    this.#length += part.length;
    if (this.#length > this.#longest) this.#parts = [];
    else if (part.length > 0) this.#parts.push(part);
  }

  /** Marks the content as too long. */
  overflow(): void {
    this.#length = Infinity;
    this.#parts = [];
  }

  /** All bytes; null if there are too many. */
  finish(): Piece {
    return this.#length > this.#longest ? null : Buffer.concat(this.#parts);
  }
}
