import { spawn } from "node:child_process";
import { once } from "node:events";
import { rssMibOf } from "../rss.ts";
import type { Sample } from "../memory-plot.ts";

/** The input and options of a run. */
export interface Decoding {
  /** The compiled command line. */
  readonly main: string;
  readonly archive: string;
  readonly output: string;
  readonly threads: number;
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
  const { main, archive, output, threads, killedAfter } = decoding;
  const flags = ["--ndjson", "--resume", "--threads", String(threads), "--output", output];
  const start = performance.now();
  // A fixed day, so that a run that ends tomorrow gives the same answers as one today.
  const day = ["--reference-date", "2026-11-21"];
  const child = spawn(process.execPath, [main, "decode", ...flags, ...day, archive], {
    stdio: ["ignore", "ignore", "inherit"],
  });
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
