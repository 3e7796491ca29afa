/** The thread of a prober: requests a path until it receives a message, then posts the times. */
import { parentPort, workerData } from "node:worker_threads";
import { Sender } from "./sender.ts";

/** The interval between requests, in milliseconds. */
const STEP_MS = 20;

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
