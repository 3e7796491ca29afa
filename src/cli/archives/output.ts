import type { RecordOutcome } from "../../archives/outcome.ts";
import type { Done } from "./run-state.ts";
import { exitOf } from "./outcome.ts";

/** Where the outcomes of records go. */
export interface Output {
  /** What it contained when it was opened. */
  readonly done: Done;
  /** Takes the next outcome; resolves when there is room for another. */
  write(outcome: RecordOutcome): Promise<void>;
  /** Completes the output. */
  finish(): Promise<void>;
  /** Releases it, complete or not. */
  close(): Promise<void>;
}

/** The state after one more record. */
export function doneWith({ records, failed, exit }: Done, { id, error }: DoneRecord): Done {
  return {
    records: records + 1,
    last: id,
    failed: failed + (error === null ? 0 : 1),
    exit: error === null ? exit : Math.max(exit, exitOf(error.code)),
  };
}

/** The properties of an outcome that count. */
export interface DoneRecord {
  readonly id: string | number;
  readonly error: { readonly code: string } | null;
}
