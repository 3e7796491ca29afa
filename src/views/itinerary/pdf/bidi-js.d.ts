/** The part of bidi-js that we use; it comes without types. */
declare module "bidi-js" {
  /** For each character, odd where the text runs from right to left. */
  export interface EmbeddingLevels {
    readonly levels: Uint8Array;
  }

  interface Bidi {
    getEmbeddingLevels(text: string, direction: "ltr" | "rtl"): EmbeddingLevels;
    /** The ranges of a line that have to be reversed, one after the other; all indices are included. */
    getReorderSegments(
      text: string,
      levels: EmbeddingLevels,
      first: number,
      last: number,
    ): readonly (readonly [first: number, last: number])[];
    /** The bracket that a bracket looks like in the other direction; null for other characters. */
    getMirroredCharacter(character: string): string | null;
  }

  export default function bidiFactory(): Bidi;
}
