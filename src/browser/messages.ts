/** The messages between the workbench and its decoder in the browser. */

/** A text, and what to do with it. */
export interface Asked {
  readonly id: number;
  /** Read the text, or replace the personal data in it. */
  readonly task: "read" | "redact";
  /** The body that the service would receive. */
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
