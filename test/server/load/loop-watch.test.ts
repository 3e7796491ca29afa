import { expect } from "chai";
import { setTimeout as sleep } from "node:timers/promises";
import { EventLoopWatch } from "../../../src/server/load/loop-watch.ts";

describe("EventLoopWatch", () => {
  it("detects when the loop is late and when it is on time again", async () => {
    const watch = new EventLoopWatch();
    const isLate = () => watch.isLate;
    while (!isLate()) {
      const until = performance.now() + 60;
      while (performance.now() < until);
      await sleep(0);
    }
    const { window } = watch;
    while (isLate()) await sleep(20);
    expect(watch.window).to.be.greaterThan(window);
    watch.close();
  });
});
