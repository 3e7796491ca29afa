import type { Problem } from "../../archives/source.ts";
import type { ArchiveRecord } from "../../archives/record.ts";
import { EXIT } from "../io.ts";

/** What became of a record. */
export interface RecordOutcome extends Pick<ArchiveRecord, "id" | "file"> {
  /** The answer as JSON; null if there is none. */
  readonly answer: string | null;
  /** Why there is none; null if there is one. */
  readonly error: ErrorOutcome | null;
}

/** An error as the API answers it. */
export interface ErrorOutcome extends Problem {
  readonly extraInfo?: object | undefined;
}

const OF_FILES = ["no_such_file", "permission_denied", "unreadable"];

/** The exit code to which an error leads. */
export function exitOf(code: string): number {
  return OF_FILES.includes(code) ? EXIT.usage : EXIT.nothing;
}
