import type { DecodeOptions } from "../../decode/decode.ts";
import type { FormatName } from "../../views/itinerary/formats.ts";
import type { ItineraryOptions } from "../../views/itinerary/options/schema.ts";
import type { RefusalInfo } from "../../views/v4/schema.ts";

/** A text to decode and how to answer. Plain data, because it is sent to another thread. */
export type Job = JobRequest & Content;

/** How to answer. */
export type JobRequest = AnswerRequest | ItineraryRequest;

/** What is to be decoded. */
interface Content {
  /** For an email or a PDF file, one character per byte: only an email declares its encodings. */
  readonly text: string;
  /** What the text has to be extracted from first, if anything. */
  readonly source?: JobSource | undefined;
}

interface AnswerRequest {
  /**
   * The kind of answer: a version of the API, the detected systems, entries that sell its flights, the workbench page,
   * or words for an assistant.
   */
  readonly answer: AnswerName;
  readonly options: DecodeOptions;
  /** Whether the answer explains how the text was read; only in version 4. */
  readonly explain?: boolean;
  /** The system of the entries, which must be valid; only for `entries`. Default: all. */
  readonly system?: string | undefined;
}

interface ItineraryRequest {
  readonly answer: "itinerary";
  readonly options: DecodeOptions;
  readonly format: FormatName;
  /** Valid ones. */
  readonly style: ItineraryOptions;
}

/** A job whose answer is JSON. */
export type AnswerJob = AnswerRequest & Content;

/** A job whose answer is an itinerary for travellers. */
export type ItineraryJob = ItineraryRequest & Content;

/** An email, the source of a web page, or a PDF file. */
export type JobSource = "mail" | "page" | "pdf";

export const ANSWER_NAMES = [
  "v3",
  "v4",
  "detection",
  "entries",
  "workbench",
  "record",
  "reading",
] as const;
export type AnswerName = (typeof ANSWER_NAMES)[number];

/** The outcome of a job: an answer, the reason why there is none, or an internal fault. */
export type Outcome = Answered | Rendered | Detected | Refused | Unreadable | Unwritable | Invalid;

/** How much of a text was read. */
export interface Extent {
  /** The share of the characters that were read or are known to say nothing; 1 only if all were. */
  readonly coverage: number;
  /** The number of lines that were not read completely. */
  readonly unreadLines: number;
}

/** An answer that matches its schema. */
export interface Answered extends Extent {
  readonly kind: "answered";
  /** Wire value of the algorithm that read most of the text. */
  readonly algorithm: string;
  /** Whether a booking was found; the workbench and `reading` answer either way. */
  readonly isDecodable: boolean;
  readonly json: string;
}

/** An itinerary, in its format. */
interface Rendered extends Extent {
  readonly kind: "rendered";
  /** Wire value of the algorithm that read most of the text. */
  readonly algorithm: string;
  readonly content: string | Uint8Array;
  /** The number of segments that the format cannot show correctly. */
  readonly leftOut: number;
}

/** The itinerary cannot be written: a package or a font is not installed, or an image cannot be read. */
interface Unwritable {
  readonly kind: "unwritable";
  readonly algorithm: string;
  readonly code: "not_writable" | "invalid_parameter";
  /** The reason, for the client. */
  readonly why: string;
}

/** The systems that printed the text; nothing was decoded. */
interface Detected {
  readonly kind: "detected";
  readonly json: string;
}

/** The text contains no booking. */
export interface Refused extends Extent {
  readonly kind: "refused";
  readonly algorithm: string;
  /** The reason, for the client. */
  readonly why: string;
  /** How the text was read, if the job asks for an explanation. */
  readonly explanation?: RefusalInfo;
}

/** The email or page has no text that can be decoded. */
interface Unreadable {
  readonly kind: "unreadable";
  readonly code: "not_decodable" | "too_large";
  /** The reason, for the client. */
  readonly why: string;
}

/** An answer that violates its schema. */
export interface Invalid {
  readonly kind: "invalid";
  /** JSON pointer into the schema. */
  readonly schemaPath: string;
}
