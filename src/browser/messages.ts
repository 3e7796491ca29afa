/** What the workbench and its decoder in the browser tell each other. */

/** A text, and what to do with it. */
export interface Asked {
  readonly id: number;
  /** Read it, or replace what is personal in it. */
  readonly task: "read" | "redact";
  /** What the service would get as its body. */
  readonly body: string;
  /** Wire value; `""`: the text decides. */
  readonly algorithm: string;
  /** `YYYY-MM-DD`; `""`: today. */
  readonly referenceDate: string;
}

/** The answer that the service would give if it had the task. */
export interface Told {
  readonly id: number;
  /** An HTTP status. */
  readonly status: number;
  /** The body of the answer: a workbench answer, a redacted text (`Redacted`), or an error. */
  readonly json: string;
}
