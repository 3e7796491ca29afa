import { spawn } from "node:child_process";
import { once } from "node:events";
import { availableParallelism } from "node:os";
import { rssMibOf } from "../rss.ts";
import type { Sample } from "../memory-plot.ts";

/** The input and options of a run. */
export interface Decoding {
  /** The compiled command line. */
  readonly main: string;
  readonly archive: string;
  readonly output: string;
  /** How many cores it may use, with a thread that decodes for each; fewer than all only on Linux. */
  readonly cores: number;
  /** Kills it after this many seconds; by default it runs to its end. */
  readonly killedAfter?: number;
}

export interface Ended {
  readonly seconds: number;
  readonly memory: readonly Sample[];
  /** Null if it was killed. */
  readonly code: number | null;
}

const SAMPLE_MS = 1000;

/** Runs `recloc decode --ndjson --resume` in a separate process, which ends with this one. */
export async function runDecoding(decoding: Decoding): Promise<Ended> {
  const { main, archive, output, cores, killedAfter } = decoding;
  const flags = ["--ndjson", "--resume", "--threads", String(cores), "--output", output];
  const start = performance.now();
  // A fixed day, so that a run that ends tomorrow gives the same answers as one today.
  const day = ["--reference-date", "2026-11-21"];
  const command = [process.execPath, main, "decode", ...flags, ...day, archive];
  const [program, ...words] = cores < availableParallelism() ? onCores(cores, command) : command;
  if (program === undefined) throw new Error("unreachable: the command begins with a program");
  const child = spawn(program, words, { stdio: ["ignore", "ignore", "inherit"] });
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  const timer = killedAfter === undefined ? null : setTimeout(kill, killedAfter * 1000);
  const memory: Sample[] = [];
  const sampling = setInterval(() => {
    const seconds = (performance.now() - start) / 1000;
    memory.push({ seconds, rssMib: rssMibOf(child.pid), heapMib: NaN });
  }, SAMPLE_MS);
  await once(child, "close");
  clearInterval(sampling);
  if (timer !== null) clearTimeout(timer);
  process.off("exit", kill);
  return { seconds: (performance.now() - start) / 1000, memory, code: child.exitCode };
}

/** A command that may use only the first cores: reading, writing and collecting garbage share them with decoding. */
function onCores(cores: number, command: readonly string[]): readonly string[] {
  return ["taskset", "--cpu-list", `0-${cores - 1}`, ...command];
}
