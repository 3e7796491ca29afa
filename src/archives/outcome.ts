import type { ArchiveRecord } from "./record.ts";
import type { Problem } from "./source.ts";

/** The outcome of a record. */
export interface RecordOutcome extends Pick<ArchiveRecord, "id" | "file"> {
  /** The answer as JSON; null if there is none. */
  readonly answer: string | null;
  /** The reason why there is no answer; null if there is one. */
  readonly error: ErrorOutcome | null;
}

/** An error as the API answers it. */
export interface ErrorOutcome extends Problem {
  readonly extraInfo?: object | undefined;
}

/**
 * The line for a record.
 *
 * @param engine the version of the package
 */
export function lineOf({ id, file, answer, error }: RecordOutcome, engine: string): string {
  const envelope = JSON.stringify({ id, file, engine }).slice(0, -1);
  if (error === null) return `${envelope},"answer":${answer ?? "null"}}\n`;
  const { message, code, extraInfo } = error;
  return `${envelope},"error":${JSON.stringify({ message, code, extraInfo })}}\n`;
}
