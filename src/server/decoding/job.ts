import type { DecodeOptions } from "../../decode/decode.ts";

/** What is wanted of a text. Plain data: it crosses to another thread. */
export interface Job {
  /** Whose answer: a version of the API's, or the workbench page's. */
  readonly answer: AnswerName;
  readonly text: string;
  readonly options: DecodeOptions;
  /** Whether the answer tells how the text was read; only version 4 can. */
  readonly explain?: boolean;
}

export const ANSWER_NAMES = ["v3", "v4", "workbench"] as const;
export type AnswerName = (typeof ANSWER_NAMES)[number];

/** What came of a job: an answer, the reason why there is none, or a fault of ours. */
export type Outcome = Answered | Refused | Invalid;

/** An answer that was checked against its schema. */
export interface Answered {
  readonly kind: "answered";
  /** Wire value of the algorithm that read most of the text. */
  readonly algorithm: string;
  /** Whether a booking was found; the workbench answers either way. */
  readonly isDecodable: boolean;
  readonly json: string;
}

/** The text holds no booking. */
export interface Refused {
  readonly kind: "refused";
  readonly algorithm: string;
  /** For the one who sent it. */
  readonly why: string;
}

/** An answer that breaks its schema. */
export interface Invalid {
  readonly kind: "invalid";
  /** JSON pointer into the schema. */
  readonly schemaPath: string;
}
