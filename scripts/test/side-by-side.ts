/** Runs jobs in parallel: as many as keep the cores busy. */
import { spawn, type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import type { Job } from "./jobs.ts";

/** The result of a job. */
export interface Ended {
  readonly job: Job;
  /** Skipped: a job that it needs has failed. */
  readonly result: "passed" | "failed" | "skipped";
  /** What it printed. */
  readonly printed: string;
  readonly seconds: number;
  /**
   * CPU time on all cores; null if the system does not provide it. Children that outlive the job, such
   * as those of the expression checker, are not included.
   */
  readonly cpuSeconds: number | null;
}

/**
 * Runs jobs in order, each as soon as there is room for it and the jobs it needs have passed.
 *
 * @param environmentOf the environment that a job runs in
 * @param onEnd receives each job when it has ended
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
      throw new Error(
        `these jobs need jobs that do not exist: ${waiting.map(({ name }) => name).join(", ")}`,
      );
  }
  return [...results.values()].every((result) => result === "passed");
}

/** How many cores a mostly waiting job keeps busy; measured: 0.3 to 0.45. */
const WAITING_SHARE = 0.4;
/**
 * How many more cores the jobs may claim than there are, so that none is idle while the first ones
 * load.
 */
const SURPLUS = 0.6;

function hasRoom(job: Job, running: readonly Job[]): boolean {
  const wanted = [job, ...running].map(({ mostlyWaits }) => (mostlyWaits ? WAITING_SHARE : 1));
  const sum = wanted.reduce((total, share) => total + share, 0);
  return running.length === 0 || sum <= availableParallelism() + SURPLUS;
}

function isLost(result: Ended["result"] | undefined): boolean {
  return result === "failed" || result === "skipped";
}

const children = new Set<ChildProcess>();

/** Ends the running jobs when the run itself is ended. */
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.once(signal, () => {
    for (const child of children) child.kill(signal);
    process.exitCode = 1;
    process.kill(process.pid, signal);
  });

/** CPU seconds of the children that have ended, and of the descendants that they waited for. */
function cpuOfEnded(): number | null {
  try {
    // The fields from the third on follow the name, which can contain anything. In hundredths.
    const fields = readFileSync("/proc/self/stat", "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return (Number(fields[13]) + Number(fields[14])) / 100;
  } catch {
    return null;
  }
}

/** CPU seconds of the children already reported. */
let cpuReported = 0;

/** CPU seconds of the child that has just ended. */
function cpuOfLast(): number | null {
  const all = cpuOfEnded();
  if (all === null) return null;
  const before = cpuReported;
  cpuReported = all;
  return all - before;
}

/** How long the output of a job that has ended may stay open, in milliseconds. */
const OUTPUT_PATIENCE_MS = 5000;

function runJob(job: Job, env: NodeJS.ProcessEnv): Promise<Ended> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, job.command, { env, stdio: ["ignore", "pipe", "pipe"] });
  children.add(child);
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => {
      const cpuSeconds = cpuOfLast();
      const end = () => {
        clearTimeout(patience);
        children.delete(child);
        resolve({
          job,
          result: code === 0 ? "passed" : "failed",
          printed: Buffer.concat(chunks).toString(),
          seconds: (performance.now() - startedAt) / 1000,
          cpuSeconds,
        });
      };
      // The output stays open as long as a process that outlives the job can write to it.
      const patience = setTimeout(end, OUTPUT_PATIENCE_MS);
      child.once("close", end);
    });
  });
}
