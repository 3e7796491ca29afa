/**
 * Requests a path again and again, in a separate thread, so that the times do not depend on how busy
 * the sender is. Posts the times when it is told to stop.
 */
import { Worker } from "node:worker_threads";
import { moduleFile } from "../../src/package.ts";
import type { Times } from "./sender.ts";

/** Probes while `work` runs; returns the results of both. */
export async function probing<T>(
  url: URL,
  path: string,
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly probes: Times }> {
  const prober = new Worker(moduleFile("bench/load/prober-thread"), {
    workerData: { url: url.href, path },
  });
  const probes = new Promise<Times>((resolve, reject) => {
    prober.once("message", resolve).once("error", reject);
  });
  const result = await work();
  prober.postMessage("stop");
  return { result, probes: await probes };
}
