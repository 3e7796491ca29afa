import { expect } from "chai";
import { UsageRecorder } from "../../src/store/usage/usage-recorder.ts";
import type { UsageSums } from "../../src/store/usage/usage.ts";

/** Keeps what is added to it, unless it is broken. */
class Shelf {
  readonly added: UsageSums[] = [];
  isBroken = false;

  async add(sums: UsageSums): Promise<void> {
    await Promise.resolve();
    if (this.isBroken) throw new Error("disk");
    this.added.push(sums);
  }

  get requests(): number {
    return this.added.flatMap(({ rows }) => rows).reduce((sum, row) => sum + row.requests, 0);
  }
}

const once = { keyId: "k", status: 200, ms: 3 };

describe("The usage recorder", () => {
  it("writes periodically, and the rest when it is closed", async () => {
    const shelf = new Shelf();
    const recorder = new UsageRecorder(shelf, { flushMs: 5 });
    recorder.record(once);
    while (shelf.requests === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    recorder.record(once);
    await recorder.close();
    expect(shelf.requests).to.equal(2);
    expect(shelf.added[0]?.lastUsed.get("k")).to.match(/Z$/);
  });

  it("adds up similar requests", async () => {
    const shelf = new Shelf();
    const recorder = new UsageRecorder(shelf);
    for (const status of [200, 399, 400, 500]) recorder.record({ ...once, status });
    await recorder.close();
    expect(shelf.added[0]?.rows).to.have.length(1);
    expect(shelf.added[0]?.rows[0]).to.include({ key_id: "k", requests: 4, errors: 2 });
  });

  it("writes nothing without requests", async () => {
    const shelf = new Shelf();
    await new UsageRecorder(shelf).close();
    expect(shelf.added).to.deep.equal([]);
  });

  it("keeps what it could not write, and later writes it once", async () => {
    const shelf = new Shelf();
    const recorder = new UsageRecorder(shelf, { flushMs: 5 });
    shelf.isBroken = true;
    recorder.record(once);
    let error: unknown;
    await recorder.flush().catch((reason: unknown) => {
      error = reason;
    });
    expect(error).to.be.instanceOf(Error);
    recorder.record(once);
    shelf.isBroken = false;
    await Promise.all([recorder.flush(), recorder.flush()]);
    await recorder.close();
    expect(shelf.requests).to.equal(2);
  });

  it("reports each attempt to write, and nothing without requests", async () => {
    const shelf = new Shelf();
    const reports: string[] = [];
    const recorder = new UsageRecorder(shelf, {
      reports: {
        failed: (error) => reports.push(String(error)),
        written: () => reports.push("written"),
      },
    });
    await recorder.flush();
    recorder.record(once);
    shelf.isBroken = true;
    for (let time = 0; time < 2; time += 1) await recorder.flush().catch(() => undefined);
    shelf.isBroken = false;
    await recorder.close();
    expect(reports).to.deep.equal(["Error: disk", "Error: disk", "written"]);
  });

  it("does not queue up while the store is slow", async () => {
    const failures: ((reason: Error) => void)[] = [];
    const slow = {
      add: () =>
        new Promise<void>((_resolve, reject) => {
          failures.push(reject);
        }),
    };
    const recorder = new UsageRecorder(slow, { flushMs: 1 });
    recorder.record(once);
    while (failures.length === 0) await new Promise((resolve) => setTimeout(resolve, 1));
    // As many ticks as would be ten flushes.
    await new Promise((resolve) => setTimeout(resolve, 20));
    let isClosed = false;
    const closed = recorder.close().catch(() => (isClosed = true));
    for (let times = 0; times < 2; times += 1) {
      while (failures.length === times) await new Promise((resolve) => setTimeout(resolve, 1));
      failures[times]?.(new Error("disk"));
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(isClosed).to.equal(true);
    expect(failures).to.have.length(2);
    await closed;
  });

  it("keeps a bounded number of sums while it cannot write", async () => {
    const shelf = new Shelf();
    const recorder = new UsageRecorder(shelf);
    for (let count = 0; count < 100_010; count += 1)
      recorder.record({ ...once, keyId: `k${count}` });
    recorder.record({ ...once, keyId: "k0" });
    await recorder.close();
    expect(shelf.requests).to.equal(100_001);
  });
});
