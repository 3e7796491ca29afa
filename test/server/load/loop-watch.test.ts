import { expect } from "chai";
import { setTimeout as sleep } from "node:timers/promises";
import { EventLoopWatch } from "../../../src/server/load/loop-watch.ts";

describe("EventLoopWatch", () => {
  it("detects when the loop is late and when it is on time again", async () => {
    const watch = new EventLoopWatch();
    await sleep(150);
    const busyUntil = performance.now() + 400;
    while (performance.now() < busyUntil) {
      const until = performance.now() + 60;
      while (performance.now() < until);
      await sleep(0);
    }
    const isLate = () => watch.isLate;
    while (!isLate()) await sleep(5);
    const { window } = watch;
    while (isLate()) await sleep(20);
    expect(watch.window).to.be.greaterThan(window);
    watch.close();
  });
});
