/**
 * What an interrupted run needs to continue: a small file next to its output, which is deleted when
 * the output is complete.
 */
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { errorCodeOf } from "../../store/error-code.ts";
import { UsageError } from "../io.ts";

/** How far an output is complete. */
export interface Done {
  /** The number of records that it contains. */
  readonly records: number;
  /** The id of the last of them; null if there is none. */
  readonly last: string | number | null;
  /** How many have no answer, and the exit code of the worst. */
  readonly failed: number;
  readonly exit: number;
}

export const NOTHING_DONE: Done = { records: 0, last: null, failed: 0, exit: 0 };

export interface RunState {
  /** What determines the output besides the files; the same for all of it. */
  readonly run: Readonly<Record<string, unknown>>;
  /** The day from which years are inferred. */
  readonly referenceDate: string;
  readonly done: Done;
}

function pathOf(output: string): string {
  return `${output}.resume`;
}

/** The state of an unfinished output; null if there is none. */
export async function readState(output: string): Promise<RunState | null> {
  try {
    const state: unknown = JSON.parse(await readFile(pathOf(output), "utf8"));
    if (isState(state)) return state;
  } catch (error) {
    if (errorCodeOf(error) === "ENOENT") return null;
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new UsageError(`${pathOf(output)} is damaged; delete it and the output, and start again`);
}

/** Replaces the state atomically, so that a crash leaves the old or the new one. */
export async function writeState(output: string, state: RunState): Promise<void> {
  const path = pathOf(output);
  await writeFile(`${path}.new`, JSON.stringify(state));
  await rename(`${path}.new`, path);
}

export async function removeState(output: string): Promise<void> {
  await rm(pathOf(output), { force: true });
}

function isState(value: unknown): value is RunState {
  if (typeof value !== "object" || value === null) return false;
  if (!("run" in value && "referenceDate" in value && "done" in value)) return false;
  const { run, referenceDate, done } = value;
  if (typeof run !== "object" || typeof referenceDate !== "string") return false;
  if (typeof done !== "object" || done === null) return false;
  return "records" in done && "last" in done && "failed" in done && "exit" in done;
}
