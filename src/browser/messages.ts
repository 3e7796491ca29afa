/** What the workbench and its decoder in the browser tell each other. */

/** A text to decode. */
export interface Asked {
  readonly id: number;
  /** What the service would get as its body. */
  readonly body: string;
  /** Wire value; `""`: the text decides. */
  readonly algorithm: string;
  /** `YYYY-MM-DD`; `""`: today. */
  readonly referenceDate: string;
}

/** The answer that the service would give. */
export interface Told {
  readonly id: number;
  /** An HTTP status. */
  readonly status: number;
  /** The body of the answer: a workbench answer, or an error. */
  readonly json: string;
}
