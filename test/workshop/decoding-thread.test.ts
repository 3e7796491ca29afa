import { expect } from "chai";
import { once } from "node:events";
import { Worker } from "node:worker_threads";

const LINE = "  2  AF1234 Y 05DEC 6 CDGFCO HK1 1050 1300  05DEC  E";

describe("A thread of the corpus", function () {
  this.timeout(60_000);
  let thread: Worker;
  let first: Promise<unknown>;

  before(() => {
    thread = new Worker(new URL("decoding-thread.ts", import.meta.url));
    first = received();
  });
  after(async () => {
    const ended = once(thread, "exit");
    thread.postMessage("end");
    await ended;
  });

  function received(): Promise<unknown> {
    return new Promise((resolve) => {
      thread.once("message", resolve);
    });
  }

  it("first names the systems it knows", async () => {
    const ready = await first;
    expect(ready).to.have.property("kind", "ready");
    expect(ready).to.have.nested.property("systems[0].algorithm", "GDS_A");
    expect(ready).to.have.nested.property("systems[0].names").that.includes("1A");
  });

  it("decodes texts, and ignores anything else", async () => {
    const reading = received();
    thread.postMessage({ words: LINE });
    thread.postMessage({ text: LINE, referenceDate: "2026-11-21", explain: true, isChecked: true });
    expect(await reading).to.have.property("kind", "answered");
    expect(await reading).to.have.nested.property("answer.flightInfo.flights[0].flight", "1234");
  });

  it("says if it can read nothing", async () => {
    const reading = received();
    thread.postMessage({ text: "?", referenceDate: "2026-11-21", explain: false });
    expect(await reading).to.include({ kind: "answered", answer: null });
  });
});
