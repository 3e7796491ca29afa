/** How one of several processes gets the metrics of all. */
import { randomUUID } from "node:crypto";
import { AggregatorRegistry, type Registry } from "prom-client";

/** How long the other processes may take, in milliseconds. */
const PATIENCE_MS = 6000;

export interface MetricsRequest {
  readonly type: "recloc-metrics-of-all";
  readonly id: string;
}

export interface MetricsAnswer {
  readonly type: "recloc-metrics";
  readonly id: string;
  readonly text: string;
}

/** Makes the metrics of this process known to the one that sums them. */
export function shareMetrics(registry: Registry): void {
  AggregatorRegistry.setRegistries([registry]);
  // Answers requests from now on.
  void new AggregatorRegistry();
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
      reject(new Error("the processes did not give their metrics in time"));
    }, PATIENCE_MS);
    process.on("message", listen);
    process.send?.({ type: "recloc-metrics-of-all", id } satisfies MetricsRequest);
  });
}

/** Whether a message asks for the metrics of all processes. */
export function isMetricsRequest(message: unknown): message is MetricsRequest {
  return isOfType(message, "recloc-metrics-of-all");
}

function isAnswer(message: unknown): message is MetricsAnswer {
  return isOfType(message, "recloc-metrics");
}

function isOfType(message: unknown, type: string): boolean {
  return (
    typeof message === "object" && message !== null && "type" in message && message.type === type
  );
}
