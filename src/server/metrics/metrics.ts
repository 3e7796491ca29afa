import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import { systems } from "../../decode/systems.ts";
import { PoolMetrics } from "../decoding/pool-metrics.ts";
import { metricsOfAll, shareMetrics } from "./shared-metrics.ts";
import { ERRORS, type ErrorCode } from "../errors.ts";

/** The outcome for a text: decoded, nothing found in it, a fault of the decoder, or abandoned. */
const OUTCOMES = ["decoded", "not_decodable", "failed", "timed_out"] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** An answered request. */
export interface Answered {
  readonly method: string;
  /** The pattern of the route; null if none matched. */
  readonly route: string | null;
  readonly status: number;
  /** From the arrival of the headers to the answer. */
  readonly seconds: number;
}

const OTHER = "other";
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
/** From a ping to the longest record under load, in seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/**
 * The metrics of the service, for Prometheus. Labels contain only our own words: no path, key, address or
 * text. So the number of series is limited, and none says anything about a person.
 */
export class Metrics {
  readonly #registry = new Registry();
  #isShared = false;
  /** The metrics of the decoder threads. */
  readonly pool = new PoolMetrics(this.#registry);
  readonly #requests = new Counter({
    name: "recloc_http_requests_total",
    help: "Requests answered, by route pattern",
    labelNames: ["route", "method", "status"],
    registers: [this.#registry],
  });
  readonly #durations = new Histogram({
    name: "recloc_http_request_duration_seconds",
    help: "Time from the headers of a request to its answer, including the arrival of the body",
    labelNames: ["route"],
    buckets: BUCKETS,
    registers: [this.#registry],
  });
  readonly #texts = new Counter({
    name: "recloc_texts_total",
    help: "Texts given to the decoder, by the algorithm that read most of them",
    labelNames: ["algorithm", "outcome"],
    registers: [this.#registry],
  });
  readonly #refusals = new Counter({
    name: "recloc_refusals_total",
    help: "Requests answered with an error, by its code",
    labelNames: ["code"],
    registers: [this.#registry],
  });
  readonly #shed = new Counter({
    name: "recloc_requests_shed_total",
    help: "Requests refused unread because there were too many at once",
    registers: [this.#registry],
  });
  readonly #storeConnected = new Gauge({
    name: "recloc_store_connected",
    help: "1 while the store responds, 0 while it is lost",
    aggregator: "min",
    registers: [this.#registry],
  });
  readonly #usageWritten = new Gauge({
    name: "recloc_usage_written",
    help: "1 while the usage of keys is written to the store, 0 while it is kept in memory because writing fails",
    aggregator: "min",
    registers: [this.#registry],
  });

  /** Starts all foreseeable series at 0, so that the first event shows as an increase. */
  constructor() {
    for (const code of Object.keys(ERRORS)) this.#refusals.inc({ code }, 0);
    for (const { wireValue: algorithm } of systems)
      for (const outcome of OUTCOMES) this.#texts.inc({ algorithm, outcome }, 0);
    this.storeConnected(true);
    this.usageWritten(true);
  }

  /** Adds metrics of the process: memory, CPU, event loop lag, garbage collection. */
  collectProcess(): void {
    collectDefaultMetrics({ register: this.#registry });
  }

  answered({ method, route, status, seconds }: Answered): void {
    const pattern = route ?? OTHER;
    const known = METHODS.has(method) ? method : OTHER;
    this.#requests.inc({ route: pattern, method: known, status });
    this.#durations.observe({ route: pattern }, seconds);
  }

  /** @param algorithm wire value; null if there was no answer */
  text(algorithm: string | null, outcome: Outcome): void {
    this.#texts.inc({ algorithm: algorithm ?? OTHER, outcome });
  }

  refused(code: ErrorCode): void {
    this.#refusals.inc({ code });
  }

  shed(): void {
    this.#shed.inc();
    this.refused("unavailable");
  }

  storeConnected(isConnected: boolean): void {
    this.#storeConnected.set(isConnected ? 1 : 0);
  }

  usageWritten(isWritten: boolean): void {
    this.#usageWritten.set(isWritten ? 1 : 0);
  }

  /** The media type of `print`. */
  get contentType(): string {
    return this.#registry.contentType;
  }

  /** Makes these the metrics of one of several processes, whose metrics are printed together. */
  share(): void {
    shareMetrics(this.#registry);
    this.#isShared = true;
  }

  /** All metrics, in the text format of Prometheus. */
  print(): Promise<string> {
    return this.#isShared ? metricsOfAll() : this.#registry.metrics();
  }
}
