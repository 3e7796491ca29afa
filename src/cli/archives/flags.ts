import type { Split } from "../../archives/splits.ts";
import type { InputFlags } from "../decode/input-flags.ts";
import type { OutputFlags } from "../decode/output-flags.ts";
import { UsageError } from "../io.ts";

/** The flags of `recloc decode` that only archives have. */
export interface ArchiveFlags {
  readonly ndjson?: true;
  /** The folder of the tables. */
  readonly parquet?: string;
  /** The file of the lines. Default: standard output. */
  readonly output?: string;
  readonly resume?: true;
  readonly split?: Exclude<Split, object>;
  readonly separator?: string;
  readonly threads?: string;
}

export type DecodeArchiveFlags = ArchiveFlags & InputFlags & OutputFlags;

const MOST_THREADS = 64;

/** Whether the records of archives are to be decoded. */
export function isForArchives({ ndjson, parquet }: ArchiveFlags): boolean {
  return ndjson === true || parquet !== undefined;
}

/** @throws UsageError if flags for archives are used without a flag that asks for archives */
export function checkNoArchiveFlags(flags: ArchiveFlags): void {
  for (const name of ["output", "resume", "split", "separator", "threads"] as const)
    if (flags[name] !== undefined) throw new UsageError(`--${name} requires --ndjson or --parquet`);
}

/** @throws UsageError if flags contradict each other or would have no effect */
export function checkArchiveFlags(flags: DecodeArchiveFlags): void {
  const { ndjson, parquet, output, resume, format, compact } = flags;
  checkAnswerFlags(flags);
  checkSplitFlags(flags);
  refuse(ndjson && parquet !== undefined, "use --ndjson or --parquet, not both");
  refuse(
    parquet !== undefined && output !== undefined,
    "--output has no effect with --parquet, which names a folder",
  );
  refuse(
    resume && parquet === undefined && output === undefined,
    "--resume requires --output, or --parquet",
  );
  refuse(format !== undefined, "--format has no effect with archives");
  refuse(compact, "--compact has no effect with archives");
}

/** @throws UsageError */
export function checkSplitFlags({
  split,
  separator,
}: Pick<ArchiveFlags, "split" | "separator">): void {
  refuse(separator !== undefined && split !== undefined, "use --separator or --split, not both");
  refuse(separator?.trim() === "", "--separator takes a line that is not empty");
}

function checkAnswerFlags({ parquet, api = "v4", explain }: DecodeArchiveFlags): void {
  const isTable = parquet !== undefined;
  refuse(isTable && explain, "--explain has no effect with --parquet");
  refuse(isTable && api !== "v4", "--api has no effect with --parquet");
  refuse(api === "booking", "--ndjson answers --api v4 or v3");
  refuse(explain && api === "v3", "--explain requires --api v4");
}

function refuse(isWrong: boolean | undefined, message: string): void {
  if (isWrong) throw new UsageError(message);
}

/** How the records of a file are separated. */
export function splitOf({ split = "auto", separator }: ArchiveFlags): Split {
  return separator === undefined ? split : { separator };
}

/** @throws UsageError if the number of threads is not valid */
export function threadsOf({ threads }: ArchiveFlags, cores: number): number {
  if (threads === undefined) return cores;
  const number = /^\d{1,2}$/.test(threads) ? Number(threads) : 0;
  if (number >= 1 && number <= MOST_THREADS) return number;
  throw new UsageError(`--threads must be a number from 1 to ${MOST_THREADS}`);
}
