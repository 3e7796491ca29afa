import { expect } from "chai";
import { Counter, Gauge, Histogram, Registry } from "prom-client";
import { MetricsSum, type SharingProcess } from "../../../src/server/metrics/metrics-sum.ts";
import type { OwnMetricsAnswer } from "../../../src/server/metrics/shared-metrics.ts";

/** A process that has counted something, and whether it answers. */
class StandIn implements SharingProcess {
  readonly #registry = new Registry();
  readonly #sum: MetricsSum;
  readonly id: number;
  readonly count = new Counter({ name: "count", help: "a", registers: [this.#registry] });
  readonly level = new Gauge({ name: "level", help: "b", registers: [this.#registry] });
  readonly times = new Histogram({
    name: "times",
    help: "c",
    buckets: [1],
    registers: [this.#registry],
  });
  connected = true;

  constructor(id: number, sum: MetricsSum) {
    this.id = id;
    this.#sum = sum;
  }

  isConnected(): boolean {
    return this.connected;
  }

  send({ id }: { readonly id: string }): void {
    void this.#registry.getMetricsAsJSON().then((metrics) => {
      const answer: OwnMetricsAnswer = { type: "recloc-own-metrics", id, metrics };
      // A message is a copy.
      this.#sum.receive(JSON.parse(JSON.stringify(answer)));
    });
  }
}

/** The values of the series, by name. */
function valuesIn(text: string): Readonly<Record<string, number>> {
  const series = [...text.matchAll(/^(\w+(?:\{.*\})?) (\d+)$/gm)];
  return Object.fromEntries(series.map(([, name, value]) => [name ?? "", Number(value)]));
}

describe("The metrics of several processes", () => {
  const sum = new MetricsSum();
  const [first, second] = [new StandIn(1, sum), new StandIn(2, sum)];

  it("are their sum", async () => {
    first.count.inc(3);
    second.count.inc(4);
    first.level.set(5);
    second.level.set(6);
    first.times.observe(0.5);
    expect(valuesIn(await sum.of([first, second]))).to.include({
      ...{ count: 7, level: 11, times_count: 1 },
    });
  });

  it("keep what a process has counted when it ends, but nothing of its state", async () => {
    await sum.end(first);
    const third = new StandIn(3, sum);
    third.count.inc();
    third.times.observe(2);
    expect(valuesIn(await sum.of([second, third]))).to.include({
      ...{ count: 8, level: 6, times_count: 2, 'times_bucket{le="1"}': 1 },
    });
    await sum.end(third);
    await sum.end({ id: 4 });
    expect(valuesIn(await sum.of([second]))).to.include({ count: 8, level: 6, times_count: 2 });
  });

  it("are those of the last time of a process that cannot be asked", async () => {
    second.count.inc();
    second.connected = false;
    expect(valuesIn(await sum.of([second]))).to.include({ count: 8 });
  });
});
