import { expect } from "chai";
import { pino } from "pino";
import { Registry } from "prom-client";
import { PoolMetrics, poolReports } from "../../../src/server/decoding/pool-metrics.ts";
import { captured } from "../service.ts";

describe("The metrics of a pool", () => {
  async function printed(report: (metrics: PoolMetrics) => void): Promise<string[]> {
    const registry = new Registry();
    report(new PoolMetrics(registry));
    return (await registry.metrics()).split("\n").filter((line) => !line.startsWith("#"));
  }

  it("count what happens to texts and threads", async () => {
    const lines = await printed((metrics) => {
      metrics.timedOut();
      for (const event of ["restarted", "refused", "refused"] as const) metrics[event]();
    });
    expect(lines)
      .to.include("recloc_decode_timeouts_total 1")
      .and.include("recloc_decode_restarts_total 1")
      .and.include("recloc_decode_refused_total 2");
  });

  it("measure how long texts wait, in seconds", async () => {
    const lines = await printed((metrics) => {
      metrics.started(0);
      metrics.started(20);
    });
    expect(lines)
      .to.include('recloc_decode_wait_seconds_bucket{le="0.0005"} 1')
      .and.include('recloc_decode_wait_seconds_bucket{le="0.01"} 1')
      .and.include('recloc_decode_wait_seconds_bucket{le="0.025"} 2')
      .and.include("recloc_decode_wait_seconds_sum 0.02");
  });

  it("show the state of the pool when they are collected", async () => {
    const pool = { state: { busy: 0, ready: 0, waiting: 0 } };
    const lines = await printed((metrics) => {
      metrics.watch(pool);
      pool.state = { busy: 2, ready: 3, waiting: 7 };
    });
    expect(lines)
      .to.include("recloc_decode_workers_busy 2")
      .and.include("recloc_decode_workers_ready 3")
      .and.include("recloc_decode_waiting 7");
  });

  it("are those of a pool, which also logs why a thread was lost, without the message", async () => {
    const { stream, text } = captured();
    const lines = await printed((metrics) => {
      const reports = poolReports(metrics, pino(stream));
      reports.started(20);
      reports.timedOut();
      reports.restarted();
      reports.refused();
      reports.lost?.(Object.assign(new Error("CANARYBIRD"), { code: "ERR_WORKER_OUT_OF_MEMORY" }));
    });
    for (const what of ["timeouts", "restarts", "refused"])
      expect(lines).to.include(`recloc_decode_${what}_total 1`);
    expect(lines).to.include("recloc_decode_wait_seconds_sum 0.02");
    expect(text())
      .to.contain('"code":"ERR_WORKER_OUT_OF_MEMORY"')
      .and.contain("decoder thread lost")
      .and.not.contain("CANARYBIRD");
  });
});
