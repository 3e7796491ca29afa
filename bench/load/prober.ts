/**
 * Requests a path again and again, in a separate thread, so that the times do not depend on how busy
 * the sender is. Posts the times when it is told to stop.
 */
import { parentPort, Worker, workerData } from "node:worker_threads";
import { Sender, type Times } from "./sender.ts";

/** The interval between requests, in milliseconds. */
const STEP_MS = 20;

/** Probes while `work` runs; returns the results of both. */
export async function probing<T>(
  url: URL,
  path: string,
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly probes: Times }> {
  const prober = new Worker(new URL(import.meta.url), { workerData: { url: url.href, path } });
  const probes = new Promise<Times>((resolve, reject) => {
    prober.once("message", resolve).once("error", reject);
  });
  const result = await work();
  prober.postMessage("stop");
  return { result, probes: await probes };
}

async function probe(port: NonNullable<typeof parentPort>, url: string, path: string) {
  const stop = new AbortController();
  port.once("message", () => {
    stop.abort();
  });
  const sender = new Sender(new URL(url));
  port.postMessage(await sender.probe(path, STEP_MS, stop.signal));
  sender.close();
}

const data: unknown = workerData;
if (parentPort !== null && typeof data === "object" && data !== null)
  if ("url" in data && "path" in data) await probe(parentPort, String(data.url), String(data.path));
