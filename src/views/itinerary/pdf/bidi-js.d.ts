/** The part of bidi-js that we use; the package has no types. */
declare module "bidi-js" {
  /** For each character, odd where the text runs from right to left. */
  export interface EmbeddingLevels {
    readonly levels: Uint8Array;
  }

  interface Bidi {
    getEmbeddingLevels(text: string, direction: "ltr" | "rtl"): EmbeddingLevels;
    /** The ranges of a line to reverse one after the other; both ends are inclusive. */
    getReorderSegments(
      text: string,
      levels: EmbeddingLevels,
      first: number,
      last: number,
    ): readonly (readonly [first: number, last: number])[];
    /** The mirrored form of a bracket; null for other characters. */
    getMirroredCharacter(character: string): string | null;
  }

  export default function bidiFactory(): Bidi;
}
