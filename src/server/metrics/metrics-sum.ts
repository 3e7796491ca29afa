/** Sums the metrics of several processes, including those that have ended. */
import { randomUUID } from "node:crypto";
import { AggregatorRegistry } from "prom-client";
import { isOwnMetrics, type OwnMetricsRequest } from "./shared-metrics.ts";

/** A process that shares its metrics: what this needs of `Worker` in `node:cluster`. */
export interface SharingProcess {
  readonly id: number;
  readonly isConnected: () => boolean;
  readonly send: (message: OwnMetricsRequest) => unknown;
}

/** How long a process may take to answer, in milliseconds: one that is stuck must not hide the others. */
const PATIENCE_MS = 3000;

type Metrics = readonly object[];

/**
 * When a process ends, its counts as of the last time it was asked stay in the sum: counters that fall would look like
 * those of a restarted service, and everything counted before like new events.
 */
export class MetricsSum {
  /** The last report of each process. */
  readonly #latest = new Map<number, Metrics>();
  /** The counters of processes that have ended. */
  #ended: Metrics = [];
  readonly #waiting = new Map<string, (metrics: Metrics) => void>();

  /** Receives a message of a process. */
  receive(message: unknown): void {
    if (isOwnMetrics(message)) this.#waiting.get(message.id)?.(message.metrics);
  }

  /** Keeps the counts of a process that has ended. */
  async end({ id }: Pick<SharingProcess, "id">): Promise<void> {
    const last = this.#latest.get(id);
    if (last === undefined) return;
    this.#latest.delete(id);
    const kept = AggregatorRegistry.aggregate([this.#ended, last.filter(isCounted)]);
    this.#ended = await kept.getMetricsAsJSON();
  }

  /** The sum, in the text format of Prometheus. */
  async of(processes: readonly SharingProcess[]): Promise<string> {
    const connected = processes.filter((each) => each.isConnected());
    await Promise.all(connected.map((each) => this.#ask(each)));
    return AggregatorRegistry.aggregate([this.#ended, ...this.#latest.values()]).metrics();
  }

  #ask(asked: SharingProcess): Promise<void> {
    const id = randomUUID();
    return new Promise((resolve) => {
      const settle = () => {
        clearTimeout(timer);
        this.#waiting.delete(id);
        resolve();
      };
      const timer = setTimeout(settle, PATIENCE_MS);
      this.#waiting.set(id, (metrics) => {
        this.#latest.set(asked.id, metrics);
        settle();
      });
      asked.send({ type: "recloc-metrics-of-one", id });
    });
  }
}

/** Whether a metric only grows: the value of a gauge ends with its process. */
function isCounted(metric: object): boolean {
  return "type" in metric && (metric.type === "counter" || metric.type === "histogram");
}
