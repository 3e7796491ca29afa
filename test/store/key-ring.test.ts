import { expect } from "chai";
import type { ChangeListener } from "../../src/store/changes/changes.ts";
import { KeyRing } from "../../src/store/keys/key-ring.ts";
import type { KeyGrant } from "../../src/store/keys/key-store.ts";
import { NO_LIMITS } from "../../src/store/keys/limits.ts";
import { digestOf, isSameDigest } from "../../src/store/secret.ts";

const GRANT: KeyGrant = {
  id: "k1",
  accountId: null,
  fixed: false,
  limits: NO_LIMITS,
  expiresOn: null,
  expiresAt: null,
};

/** A store with one key, that counts how often it is asked. */
class OneKey {
  asked = 0;
  grant: KeyGrant | null = GRANT;
  /** Called while the store is asked. */
  meanwhile: () => void = () => undefined;

  async find(digest: Buffer): Promise<KeyGrant | null> {
    this.asked += 1;
    const { grant } = this;
    await Promise.resolve();
    this.meanwhile();
    return isSameDigest(digest, digestOf("stored")) ? grant : null;
  }
}

/** Changes that a test makes. */
class Told {
  listener: ChangeListener | undefined;

  /** From now on, and for as long as the test takes. */
  hear(asOf = Infinity): void {
    this.listener?.found();
    this.listener?.heard?.(asOf);
  }

  subscribe(listener: ChangeListener): () => void {
    this.listener = listener;
    return () => {
      this.listener = undefined;
    };
  }
}

function make(fixed: readonly string[] = []) {
  const store = new OneKey();
  const told = new Told();
  const ring = new KeyRing(fixed, store, told);
  return { store, told, ring };
}

describe("The key ring", () => {
  for (const key of ["fixed-1", "fixed-2", "stored"])
    it(`accepts the key ${key}`, async () => {
      const grant = await make(["fixed-1", "fixed-2"]).ring.grant(key);
      expect(grant?.fixed).to.equal(key !== "stored");
      expect(grant?.limits).to.deep.equal(NO_LIMITS);
    });

  for (const key of ["fixed-", "fixed-3", "fixed-1,fixed-2", "", "Stored"])
    it(`rejects the key ${JSON.stringify(key)}`, async () => {
      expect(await make(["fixed-1", "fixed-2"]).ring.grant(key)).to.equal(null);
    });

  it("rejects if the store fails", async () => {
    const { ring, store } = make();
    store.meanwhile = () => {
      throw new Error("disk");
    };
    let error: unknown;
    await ring.grant("x").catch((reason: unknown) => {
      error = reason;
    });
    expect(error).to.be.instanceOf(Error);
  });

  it("caches a bounded number of keys, the most recently used", async () => {
    const told = new Told();
    let asked = 0;
    const store = {
      find: () => {
        asked += 1;
        return Promise.resolve(GRANT);
      },
    };
    const ring = new KeyRing([], store, told, 2);
    told.hear();
    for (const key of ["one", "two", "one", "three", "one"]) await ring.grant(key);
    expect(asked).to.equal(3);
    await ring.grant("two");
    expect(asked).to.equal(4);
  });

  it("queries the store once for a key while changes are received", async () => {
    const { ring, store, told } = make();
    told.hear();
    for (let times = 0; times < 3; times += 1) expect(await ring.grant("stored")).to.equal(GRANT);
    expect(store.asked).to.equal(1);
  });

  it("queries the store every time for an unknown key", async () => {
    const { ring, store, told } = make();
    told.hear();
    for (let times = 0; times < 3; times += 1) expect(await ring.grant("other")).to.equal(null);
    expect(store.asked).to.equal(3);
  });

  it("queries the store again after a change", async () => {
    const { ring, store, told } = make();
    told.hear();
    await ring.grant("stored");
    store.grant = null;
    expect(await ring.grant("stored")).to.equal(GRANT);
    told.listener?.changed();
    expect(await ring.grant("stored")).to.equal(null);
  });

  it("does not cache a result that changed during the query", async () => {
    const { ring, store, told } = make();
    told.hear();
    store.meanwhile = () => told.listener?.changed();
    expect(await ring.grant("stored")).to.equal(GRANT);
    store.grant = null;
    expect(await ring.grant("stored")).to.equal(null);
  });

  it("caches nothing while changes are not received", async () => {
    const { ring, store, told } = make();
    await ring.grant("stored");
    await ring.grant("stored");
    expect(store.asked).to.equal(2);
    told.hear();
    await ring.grant("stored");
    await ring.grant("stored");
    expect(store.asked).to.equal(3);
    told.listener?.lost();
    store.grant = null;
    expect(await ring.grant("stored")).to.equal(null);
  });

  it("queries the store after 0.7 s without a sign that changes are received", async () => {
    const { ring, store, told } = make();
    told.hear(performance.now() - 700);
    await ring.grant("stored");
    await ring.grant("stored");
    expect(store.asked).to.equal(2);
    told.hear(performance.now() - 200);
    await ring.grant("stored");
    await ring.grant("stored");
    expect(store.asked, "remembered").to.equal(3);
    const end = performance.now() + 500;
    while (performance.now() < end);
    store.grant = null;
    expect(await ring.grant("stored")).to.equal(null);
  });

  it("checks the expiry of a rotated key on every use", async () => {
    const { ring, store, told } = make();
    told.hear();
    store.grant = { ...GRANT, expiresAt: new Date(Date.now() + 500).toISOString() };
    expect(await ring.grant("stored")).not.to.equal(null);
    while (Date.now() <= Date.parse(store.grant.expiresAt ?? ""))
      await new Promise((resolve) => setTimeout(resolve, 10));
    expect(await ring.grant("stored")).to.equal(null);
    expect(store.asked).to.equal(1);
  });

  it("stops listening when it is closed", async () => {
    const { ring, store, told } = make();
    told.hear();
    ring.close();
    expect(told.listener).to.equal(undefined);
    await ring.grant("stored");
    await ring.grant("stored");
    expect(store.asked).to.equal(2);
  });

  it("distinguishes digests of different lengths", () => {
    expect(isSameDigest(Buffer.from("a"), Buffer.from("ab"))).to.equal(false);
  });
});
