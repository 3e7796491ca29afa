import { setTimeout as wait } from "node:timers/promises";
import { isMainThread } from "node:worker_threads";
import type { Job, Outcome } from "../../../src/server/decoding/job.ts";

// Of the process that starts the thread.
if (process.env.STAND_IN_FAILS === "yes") throw new Error("a stand-in that does not load");

/** A worker that does what the texts say. */
export default async function work(jobs: readonly Job[]): Promise<readonly Outcome[]> {
  const outcomes = [];
  for (const job of jobs) outcomes.push(await outcomeOf(job));
  return outcomes;
}

async function outcomeOf({ text }: Job): Promise<Outcome> {
  if (text === "SPIN") for (;;);
  if (text === "HOG") hog();
  if (text.startsWith("THROW")) throw new RangeError(text);
  if (text.startsWith("BUSY")) beBusy(Number(text.slice(4)));
  if (text.startsWith("WAIT")) await wait(Number(text.slice(4)));
  const json = JSON.stringify(text.startsWith("WHERE") ? whereItRuns() : text);
  const extent = { coverage: 1, unreadLines: 0 };
  return { kind: "answered", algorithm: "GDS_A", isDecodable: true, json, ...extent };
}

function whereItRuns(): string {
  return isMainThread ? "here" : "there";
}

function beBusy(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

function hog(): never {
  const all: unknown[] = [];
  for (;;) all.push(Array.from({ length: 1000 }, () => ({})));
}
