import { expect } from "chai";
import { keepClear } from "../../src/store/housekeeping.ts";

describe("Housekeeping", () => {
  it("deletes old rows immediately", () => {
    let times = 0;
    const stop = keepClear({ clearOld: () => Promise.resolve(void (times += 1)) }, () => undefined);
    stop();
    expect(times).to.equal(1);
  });

  it("reports why the store could not be cleared", async () => {
    const reason = new Error("disk");
    const told = await new Promise((resolve) => {
      keepClear({ clearOld: () => Promise.reject(reason) }, resolve)();
    });
    expect(told).to.equal(reason);
  });
});
