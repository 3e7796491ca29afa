import { stat } from "node:fs/promises";
import { version } from "../../package.ts";
import { UsageError, type Io } from "../io.ts";
import { splitOf, type DecodeArchiveFlags } from "./flags.ts";
import { LinesFile, linesTo } from "./lines.ts";
import type { Output } from "./output.ts";
import { ParquetFolder } from "./parquet.ts";
import { NOTHING_DONE, readState, writeState, type RunState } from "./run-state.ts";

/** An output, and the day from which the years of its records are inferred. */
export interface Opened {
  readonly output: Output;
  readonly referenceDate: string;
}

/**
 * Opens the output that the flags name; null if it should be resumed but is complete.
 *
 * @throws UsageError if it exists but may not be resumed, or was begun with other files or flags
 */
export async function openOutput(
  names: readonly string[],
  flags: DecodeArchiveFlags,
  { stdout }: Io,
): Promise<Opened | null> {
  const target = flags.parquet ?? flags.output;
  const fresh = freshState(names, flags);
  const { referenceDate } = fresh;
  if (target === undefined) return { output: linesTo(stdout, version()), referenceDate };
  const begun = flags.resume ? await readState(target) : null;
  if (begun === null && (await exists(target))) {
    if (flags.resume) return null;
    throw new UsageError(`${target} exists; --resume continues it, or choose another name`);
  }
  if (begun !== null && JSON.stringify(begun.run) !== JSON.stringify(fresh.run))
    throw new UsageError(
      `${target} was begun with other files, flags or another version; repeat the same, or delete it and ${target}.resume`,
    );
  const state = begun ?? fresh;
  if (begun === null) await writeState(target, state);
  const output =
    flags.parquet === undefined
      ? await LinesFile.open(target, version())
      : await ParquetFolder.open(target, version(), state);
  return { output, referenceDate: state.referenceDate };
}

function freshState(names: readonly string[], flags: DecodeArchiveFlags): RunState {
  const { algorithm = null, explain = false, api = "v4", referenceDate, parquet } = flags;
  const format = parquet === undefined ? "ndjson" : "parquet";
  const chosen = { algorithm, explain, api, referenceDate: referenceDate ?? null, format };
  return {
    run: { engine: version(), files: names, split: splitOf(flags), ...chosen },
    // Kept, because a run that is resumed on another day has to infer the same years.
    referenceDate: referenceDate ?? new Date().toISOString().slice(0, 10),
    done: NOTHING_DONE,
  };
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
