import { expect } from "chai";
import { setTimeout as wait } from "node:timers/promises";
import { Readiness, type ReadinessCheck } from "../../../src/server/readiness.ts";

const NEVER = 3_600_000;

/** A store whose probes end when the test decides. */
class Patient {
  readonly #ends: ((error?: Error) => void)[] = [];
  /** The number of probes. */
  probes = 0;

  readonly check: ReadinessCheck = () => {
    this.probes += 1;
    return new Promise<void>((resolve, reject) => {
      this.#ends.push((error) => {
        if (error === undefined) resolve();
        else reject(error);
      });
    });
  };

  /** Ends the current probe, and waits until the result is known. */
  async end(error?: Error): Promise<void> {
    this.#ends.shift()?.(error);
    await wait(0);
  }
}

async function isReady(readiness: Readiness): Promise<boolean> {
  return readiness.check().then(
    () => true,
    () => false,
  );
}

describe("Readiness", () => {
  it("uses one probe for many callers", async () => {
    const store = new Patient();
    const readiness = new Readiness(store.check, {
      shared: NEVER,
      patience: NEVER,
      longest: NEVER,
    });
    const crowd = Array.from({ length: 1000 }, () => isReady(readiness));
    await store.end();
    expect(new Set(await Promise.all(crowd))).to.deep.equal(new Set([true]));
    expect(await isReady(readiness)).to.equal(true);
    expect(store.probes).to.equal(1);
  });

  it("shares bad results as well as good ones, for no longer than it should", async () => {
    let isBroken = true;
    let probes = 0;
    const check = () => {
      probes += 1;
      if (isBroken) throw new Error("full");
    };
    const times = { patience: NEVER, longest: NEVER };
    const sharing = new Readiness(check, { ...times, shared: NEVER });
    expect(await isReady(sharing)).to.equal(false);
    isBroken = false;
    expect(await isReady(sharing)).to.equal(false);
    expect(probes).to.equal(1);
    const fresh = new Readiness(check, { ...times, shared: 0 });
    expect(await isReady(fresh)).to.equal(true);
    isBroken = true;
    expect(await isReady(fresh)).to.equal(false);
    isBroken = false;
    expect(await isReady(fresh)).to.equal(true);
    expect(probes).to.equal(4);
  });

  it("returns the previous result while a probe takes long", async () => {
    const store = new Patient();
    const readiness = new Readiness(store.check, { shared: 0, patience: 1, longest: NEVER });
    expect(await isReady(readiness)).to.equal(true);
    await store.end(new Error("full"));
    expect(await isReady(readiness)).to.equal(false);
    expect(await isReady(readiness)).to.equal(false);
    expect(store.probes).to.equal(2);
    await store.end();
    expect(await isReady(readiness)).to.equal(true);
    expect(store.probes).to.equal(3);
  });

  it("treats a probe that does not end as failed, and starts no other", async () => {
    const store = new Patient();
    const readiness = new Readiness(store.check, { shared: NEVER, patience: 1, longest: 20 });
    while (await isReady(readiness)) await wait(5);
    expect(await isReady(readiness)).to.equal(false);
    await store.end();
    expect(await isReady(readiness)).to.equal(true);
    expect(store.probes).to.equal(1);
  });

  it("keeps the reason for the log", async () => {
    const reason = new Error("full");
    const readiness = new Readiness(() => Promise.reject(reason));
    const told = await readiness.check().catch((error: unknown) => error);
    expect(told).to.equal(reason);
  });
});
