/** How one of several processes gets the metrics of all. */
import { randomUUID } from "node:crypto";
import type { Registry } from "prom-client";

/** How long the other processes may take, in milliseconds. */
const PATIENCE_MS = 6000;

/** What a process sends to the one that sums the metrics of all. */
export interface MetricsRequest {
  readonly type: "recloc-metrics-of-all";
  readonly id: string;
}

export interface MetricsAnswer {
  readonly type: "recloc-metrics";
  readonly id: string;
  readonly text: string;
}

/** What that process sends to each of the others. */
export interface OwnMetricsRequest {
  readonly type: "recloc-metrics-of-one";
  readonly id: string;
}

export interface OwnMetricsAnswer {
  readonly type: "recloc-own-metrics";
  readonly id: string;
  /** As `Registry.getMetricsAsJSON` gives them. */
  readonly metrics: readonly object[];
}

/** Makes the metrics of this process known to the one that sums them. */
export function shareMetrics(registry: Registry): void {
  process.on("message", (message: unknown) => {
    if (!isOwnRequest(message)) return;
    const { id } = message;
    registry.getMetricsAsJSON().then(
      (metrics) => {
        const answer: OwnMetricsAnswer = { type: "recloc-own-metrics", id, metrics };
        process.send?.(answer);
      },
      // The sum then contains the previous report.
      () => undefined,
    );
  });
}

/** Asks for the metrics of all processes, in the text format of Prometheus. */
export function metricsOfAll(): Promise<string> {
  const id = randomUUID();
  return new Promise((resolve, reject) => {
    const settle = () => {
      clearTimeout(timer);
      process.off("message", listen);
    };
    const listen = (message: unknown) => {
      if (!isAnswer(message) || message.id !== id) return;
      settle();
      resolve(message.text);
    };
    const timer = setTimeout(() => {
      settle();
      reject(new Error("the processes did not report their metrics in time"));
    }, PATIENCE_MS);
    process.on("message", listen);
    process.send?.({ type: "recloc-metrics-of-all", id } satisfies MetricsRequest);
  });
}

/** Whether a message asks for the metrics of all processes. */
export function isMetricsRequest(message: unknown): message is MetricsRequest {
  return isOfType(message, "recloc-metrics-of-all");
}

/** Whether a message has the metrics of one process. */
export function isOwnMetrics(message: unknown): message is OwnMetricsAnswer {
  return isOfType(message, "recloc-own-metrics");
}

function isOwnRequest(message: unknown): message is OwnMetricsRequest {
  return isOfType(message, "recloc-metrics-of-one");
}

function isAnswer(message: unknown): message is MetricsAnswer {
  return isOfType(message, "recloc-metrics");
}

function isOfType(message: unknown, type: string): boolean {
  return (
    typeof message === "object" && message !== null && "type" in message && message.type === type
  );
}
