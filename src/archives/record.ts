import type { RecordId } from "../batch/record-in.ts";
import type { Problem } from "./source.ts";

/**
 * A record in a file: its bytes, its text if the file contains it as text, or why there is none.
 */
export type Content =
  | { readonly bytes: Buffer }
  | { readonly text: string }
  | { readonly problem: Problem };

/** A record to decode. */
export interface ArchiveRecord {
  /** Its id in the file, or else the name of the file, with `#` and a number from 1 if there can be several. */
  readonly id: Exclude<RecordId, null>;
  /** The name of the file. */
  readonly file: string;
  readonly content: Content;
  /** Where a file that holds several records can be cut after this one, in bytes from where reading began. */
  readonly end?: number;
}

/** The size of a record, in characters or bytes. */
export function sizeOf({ content }: ArchiveRecord): number {
  if ("problem" in content) return 1;
  return "text" in content ? content.text.length : content.bytes.length;
}

/** The most bytes of a record: enough for an email with attachments. */
export const LONGEST_RECORD = 10 * 1024 * 1024;

export const TOO_LONG: Problem = {
  code: "too_large",
  message:
    "the record is longer than 10 MiB; if it is several records, state how they are separated",
};
