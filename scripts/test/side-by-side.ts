/** Runs jobs side by side: as many at once as the machine has cores, and one that mostly waits. */
import { spawn, type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import type { Job } from "./jobs.ts";

/** What became of a job. */
export interface Ended {
  readonly job: Job;
  /** Skipped: something that it needs has failed. */
  readonly result: "passed" | "failed" | "skipped";
  /** What it printed. */
  readonly printed: string;
  readonly seconds: number;
  /**
   * What it took of all cores; null where the system does not tell. Without what its own children took
   * that outlived it, as those of the checker of expressions do.
   */
  readonly cpuSeconds: number | null;
}

/**
 * Runs jobs in their order, each as soon as there is room for it and what it needs has passed.
 *
 * @param environmentOf the environment that a job runs in
 * @param onEnd is told of each job when it has ended
 * @returns whether all have passed
 */
export async function runSideBySide(
  jobs: readonly Job[],
  environmentOf: (job: Job) => NodeJS.ProcessEnv,
  onEnd: (ended: Ended) => void,
): Promise<boolean> {
  const results = new Map<string, Ended["result"]>();
  const running = new Map<Job, Promise<void>>();
  const end = (ended: Ended): void => {
    results.set(ended.job.name, ended.result);
    running.delete(ended.job);
    onEnd(ended);
  };
  let waiting = jobs;
  while (waiting.length > 0 || running.size > 0) {
    const doomed = waiting.find(({ needs }) => needs.some((name) => isLost(results.get(name))));
    const next = waiting.find(
      (job) =>
        job.needs.every((name) => results.get(name) === "passed") &&
        hasRoom(job, [...running.keys()]),
    );
    if (doomed !== undefined) {
      waiting = waiting.filter((job) => job !== doomed);
      end({ job: doomed, result: "skipped", printed: "", seconds: 0, cpuSeconds: 0 });
    } else if (next !== undefined) {
      waiting = waiting.filter((job) => job !== next);
      running.set(next, runJob(next, environmentOf(next)).then(end));
    } else if (running.size > 0) await Promise.race(running.values());
    else
      throw new Error(`what these need is no job: ${waiting.map(({ name }) => name).join(", ")}`);
  }
  return [...results.values()].every((result) => result === "passed");
}

/** One job more than there are cores may run if one of them waits for others most of its time. */
function hasRoom(job: Job, running: readonly Job[]): boolean {
  const cores = availableParallelism();
  const isWaiting = [job, ...running].some(({ mostlyWaits }) => mostlyWaits);
  return running.length < (isWaiting ? cores + 1 : cores);
}

function isLost(result: Ended["result"] | undefined): boolean {
  return result === "failed" || result === "skipped";
}

const children = new Set<ChildProcess>();

/** Ends what still runs where the run itself is ended. */
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.once(signal, () => {
    for (const child of children) child.kill(signal);
    process.exitCode = 1;
    process.kill(process.pid, signal);
  });

/** Seconds that the children which have ended took, and their own children that they waited for. */
function cpuOfEnded(): number | null {
  try {
    // Behind the name, which may hold anything: the fields from the third on, in hundredths.
    const fields = readFileSync("/proc/self/stat", "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return (Number(fields[13]) + Number(fields[14])) / 100;
  } catch {
    return null;
  }
}

/** Of those whose end was told. */
let cpuTold = 0;

/** What the child that ended just now took. */
function cpuOfLast(): number | null {
  const all = cpuOfEnded();
  if (all === null) return null;
  const before = cpuTold;
  cpuTold = all;
  return all - before;
}

function runJob(job: Job, env: NodeJS.ProcessEnv): Promise<Ended> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, job.command, { env, stdio: ["ignore", "pipe", "pipe"] });
  children.add(child);
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    let cpuSeconds: number | null = null;
    child.once("error", reject);
    child.once("exit", () => {
      cpuSeconds = cpuOfLast();
    });
    child.once("close", (code) => {
      children.delete(child);
      resolve({
        job,
        result: code === 0 ? "passed" : "failed",
        printed: Buffer.concat(chunks).toString(),
        seconds: (performance.now() - startedAt) / 1000,
        cpuSeconds,
      });
    });
  });
}
