/** What all forms of the command share. */
import { availableParallelism } from "node:os";
import type { WorkshopIo } from "../io.ts";
import { Decoders, type DecodersOptions } from "./decoders/decoders.ts";
import type { ReportFlags } from "./reports/report.ts";

export interface CorpusFlags extends ReportFlags {
  readonly watch?: true;
  readonly update?: true;
  /** A git revision. */
  readonly against?: string;
  /** `YYYY-MM-DD`. */
  readonly referenceDate?: string;
}

/** The input of one form of the command. */
export interface Job {
  /** Selects cases; empty for all. */
  readonly what: readonly string[];
  readonly flags: CorpusFlags;
  readonly io: WorkshopIo;
  /** For cases without an expectation. */
  readonly referenceDate: string;
  /** Aborted when the process is asked to end. */
  readonly stop: AbortSignal;
}

const MOST_THREADS = 4;
/** One thread reads fewer cases than this before another has started. */
const CASES_A_THREAD = 100;

/** One thread for each core, but at most 4, and fewer for few cases. */
export function threadsFor({ length }: readonly unknown[]): number {
  return Math.min(availableParallelism(), MOST_THREADS, Math.ceil((length + 1) / CASES_A_THREAD));
}

/** Runs something with threads that end with it or with the process. */
export async function withDecoders<T>(
  { io, stop }: Job,
  run: (decoders: Decoders) => Promise<T>,
  options: Omit<DecodersOptions, "root">,
): Promise<T> {
  const decoders = await Decoders.start({ root: io.root, ...options });
  const end = () => void decoders.end();
  stop.addEventListener("abort", end);
  try {
    stop.throwIfAborted();
    return await run(decoders);
  } finally {
    stop.removeEventListener("abort", end);
    await decoders.end();
  }
}
