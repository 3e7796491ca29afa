import { Counter, Gauge, Histogram, type Registry } from "prom-client";
import type { Logger } from "pino";
import { traceOf } from "../trace.ts";
import type { DecoderState, RunningDecoder } from "./decoder.ts";
import type { PoolReports } from "./pool.ts";

/** From no wait at all to the longest that a job waits, in seconds. */
const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** The activity of a pool of decoders, for Prometheus. */
export class PoolMetrics implements Omit<PoolReports, "lost"> {
  readonly #registry: Registry;
  readonly #waits: Histogram;
  readonly #timeouts: Counter;
  readonly #restarts: Counter;
  readonly #refusals: Counter;

  constructor(registry: Registry) {
    const registers = [registry];
    this.#registry = registry;
    this.#waits = new Histogram({
      name: "recloc_decode_wait_seconds",
      help: "How long texts waited for a thread",
      buckets: BUCKETS,
      registers,
    });
    this.#timeouts = new Counter({
      name: "recloc_decode_timeouts_total",
      help: "Texts abandoned at the deadline",
      registers,
    });
    this.#refusals = new Counter({
      name: "recloc_decode_refused_total",
      help: "Texts refused because too many were waiting for a thread",
      registers,
    });
    this.#restarts = new Counter({
      name: "recloc_decode_restarts_total",
      help: "Threads started to replace one that ended",
      registers,
    });
  }

  /** Reports the current state of a pool whenever the metrics are collected. */
  watch(pool: Pick<RunningDecoder, "state">): void {
    const gauge = (name: string, help: string, value: (state: DecoderState) => number) =>
      new Gauge({
        name,
        help,
        registers: [this.#registry],
        collect() {
          this.set(value(pool.state));
        },
      });
    gauge("recloc_decode_workers_busy", "Threads that are decoding", ({ busy }) => busy);
    gauge("recloc_decode_workers_ready", "Threads that are decoding or idle", ({ ready }) => ready);
    gauge("recloc_decode_waiting", "Texts waiting for a thread", ({ waiting }) => waiting);
  }

  started(waitedMs: number): void {
    this.#waits.observe(waitedMs / 1000);
  }

  timedOut(): void {
    this.#timeouts.inc();
  }

  restarted(): void {
    this.#restarts.inc();
  }

  refused(): void {
    this.#refusals.inc();
  }
}

/**
 * Counts the events of a pool, and logs why a thread was lost if no request could be answered with
 * the error.
 */
export function poolReports(metrics: PoolMetrics, logger: Pick<Logger, "error">): PoolReports {
  return {
    started: (waitedMs) => {
      metrics.started(waitedMs);
    },
    timedOut: () => {
      metrics.timedOut();
    },
    restarted: () => {
      metrics.restarted();
    },
    refused: () => {
      metrics.refused();
    },
    lost: (error) => {
      logger.error(traceOf(error), "decoder thread lost");
    },
  };
}
