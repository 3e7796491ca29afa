/** The output of a format of itineraries. */
export interface Written<Content extends Rendered = Rendered> {
  readonly content: Content;
  /** The segments that the format cannot show correctly. */
  readonly leftOut: readonly LeftOut[];
}

/** A text, or the bytes of a binary file. */
export type Rendered = string | Uint8Array;

/** A segment that an output does not contain. */
export interface LeftOut {
  /** Path of the entry in the v4 answer: `flightInfo.flights[0]`. */
  readonly path: string;
  /** What is missing: `it has no departure time`. */
  readonly reason: string;
}
