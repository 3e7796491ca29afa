/** Several processes that serve the same port. */
import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { pino, type Logger } from "pino";
import { MetricsSum } from "../../server/metrics/metrics-sum.ts";
import { isMetricsRequest, type MetricsAnswer } from "../../server/metrics/shared-metrics.ts";
import { traceOf } from "../../server/trace.ts";
import { readSettings, type SettingTexts } from "../../settings.ts";
import { EXIT, type Io } from "../io.ts";
import { untilStopped } from "../until-stopped.ts";

/** The wait before a process is replaced, so that one that cannot start does not use a core, in milliseconds. */
const RESTART_MS = 1000;

/**
 * `recloc serve --workers`: starts processes, replaces those that end, and sums their metrics. The first one starts
 * alone, because it migrates the store and may create the first key.
 */
export async function serveInProcesses(
  flags: SettingTexts,
  count: number,
  io: Io,
): Promise<number> {
  const { logLevel } = readSettings(io.environment, flags);
  const logger = pino({ level: logLevel }, io.stderr);
  const stopping = new AbortController();
  const stopped = untilStopped(io, logger).finally(() => {
    stopping.abort();
  });
  answerMetrics(logger);
  const first = start(logger);
  const failed = await Promise.race([codeOfExit(first), once(first, "listening").then(() => null)]);
  if (failed !== null) return failed;
  keep(first, logger, stopping.signal);
  for (let number = 1; number < count; number += 1) keep(start(logger), logger, stopping.signal);
  const code = await stopped;
  await stopAll();
  logger.info("stopped");
  return code;
}

function start(logger: Logger): Worker {
  const worker = cluster.fork();
  logger.info({ worker: worker.process.pid }, "process started");
  return worker;
}

async function codeOfExit(worker: Worker): Promise<number> {
  await once(worker, "exit");
  return worker.process.exitCode ?? EXIT.failed;
}

/** Replaces a process when it ends. */
function keep(worker: Worker, logger: Logger, stopping: AbortSignal): void {
  void codeOfExit(worker).then(async (code) => {
    if (stopping.aborted) return;
    logger.error({ worker: worker.process.pid, code }, "process ended");
    await wait(RESTART_MS, undefined, { signal: stopping }).then(
      () => {
        keep(start(logger), logger, stopping);
      },
      () => undefined,
    );
  });
}

/** Each process finishes its requests, within its own time limit. */
async function stopAll(): Promise<void> {
  const workers = running();
  const ends = workers.map((worker) => codeOfExit(worker));
  for (const worker of workers) worker.process.kill("SIGTERM");
  await Promise.all(ends);
}

/** Whichever process is asked for metrics, it returns those of all. */
function answerMetrics(logger: Logger): void {
  const sum = new MetricsSum();
  cluster.on("exit", (worker) => void sum.end(worker));
  cluster.on("message", (worker, message: unknown) => {
    sum.receive(message);
    if (!isMetricsRequest(message)) return;
    const { id } = message;
    sum.of(running()).then(
      (text) => {
        // It may have ended in the meantime.
        if (worker.isConnected())
          worker.send({ type: "recloc-metrics", id, text } satisfies MetricsAnswer);
      },
      (error: unknown) => {
        logger.error(traceOf(error), "metrics not summed");
      },
    );
  });
}

function running(): readonly Worker[] {
  return Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
}
