import Type, { type Static } from "typebox";
import { Value } from "typebox/value";
import { KnownSplit } from "./options.ts";

/** `archive`: the file is an archive that contains files. */
const PieceSplit = Type.Union([Type.Literal("archive"), KnownSplit]);

/** A range of bytes of a file that begins and ends between records. */
const Piece = Type.Object({
  /** Its name in the source. */
  file: Type.String(),
  /** In bytes; `end` is exclusive. */
  start: Type.Integer(),
  end: Type.Integer(),
  /** How many records of the file precede it. */
  before: Type.Integer(),
  split: PieceSplit,
});

export type Piece = Static<typeof Piece>;

const Pieces = Type.Array(Piece);

/** The pieces of a chunk, as the store keeps them. */
export function piecesIn(json: string): readonly Piece[] {
  return Value.Parse(Pieces, JSON.parse(json));
}

/** A part of a source that is decoded as a whole. */
export interface Chunk {
  readonly pieces: readonly Piece[];
  readonly bytes: number;
  /** SHA-256 of the bytes of all pieces, hexadecimal; null for an archive, which is not read to its last byte. */
  readonly digest: string | null;
}
