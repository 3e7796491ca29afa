import { expect } from "chai";
import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { KeyRing } from "../../src/store/key-ring.ts";
import { openStore, type Store } from "../../src/store/store.ts";
import { UsageRecorder } from "../../src/store/usage-recorder.ts";
import { postgresServer, usePostgres } from "./postgres.ts";

describe("A PostgreSQL that goes away", () => {
  const url = usePostgres();
  const closing: (() => Promise<void> | void)[] = [];

  async function open(databaseUrl = url()): Promise<Store> {
    const store = await openStore({ dataDir: "", databaseUrl });
    closing.push(() => store.close());
    return store;
  }

  /** Whether the ring remembers, as it hears changes again. */
  function ringOf(store: Store) {
    const ring = new KeyRing([], store.keys, store.changes);
    const heard = { found: 0, lost: 0 };
    store.changes.subscribe({
      changed: () => undefined,
      lost: () => (heard.lost += 1),
      found: () => (heard.found += 1),
    });
    return { ring, heard };
  }

  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });

  it("and comes back is used again, and no key holds meanwhile that may be revoked", async function () {
    this.timeout(60_000);
    const server = await postgresServer();
    const store = await open();
    const { ring, heard } = ringOf(store);
    const { key, record } = await store.keys.create({ name: "shop" });
    const recorder = new UsageRecorder(store.usage);
    closing.push(() => recorder.close());
    await until(() => heard.found === 1);
    await ring.grant(key);
    await server.stop();
    try {
      await until(() => heard.lost === 1);
      expect(await failed(ring.grant(key))).to.be.instanceOf(Error);
      expect(await failed(store.check())).to.be.instanceOf(Error);
      expect(await failed(store.counters.count("k", 60))).to.be.instanceOf(Error);
      recorder.record({ keyId: record.id, status: 200, ms: 1 });
      expect(await failed(recorder.flush())).to.be.instanceOf(Error);
    } finally {
      await server.start();
    }
    await until(() => heard.found === 2);
    await store.check();
    expect((await ring.grant(key))?.id).to.equal(record.id);
    expect(await ring.grant(key)).to.equal(await ring.grant(key));
    await recorder.flush();
    expect((await store.usage.days(record.id, 1))[0]?.requests).to.equal(1);
    expect((await store.counters.count("k", 60)).count).to.equal(1);
  });

  it("without a word is noticed, and so is its return", async function () {
    this.timeout(60_000);
    const wire = await startWire(url());
    closing.push(wire.close);
    const direct = await open();
    const store = await open(wire.url);
    const { ring, heard } = ringOf(store);
    const { key, record } = await direct.keys.create({ name: "shop" });
    await until(() => heard.found === 1);
    await ring.grant(key);
    wire.cut();
    await direct.keys.revoke(record.id);
    await until(() => heard.lost === 1);
    expect(await failed(ring.grant(key))).to.be.instanceOf(Error);
    wire.mend();
    await until(() => heard.found === 2);
    expect(await ring.grant(key)).to.equal(null);
  });
});

/** A wire to the server that can be cut so that neither end is told. */
async function startWire(target: string) {
  let isCut = false;
  const sockets = new Set<Socket>();
  const { port } = new URL(target);
  const server = createServer((client) => {
    const upstream = connect(Number(port), "127.0.0.1");
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      let isDead = isCut;
      from.on("data", (chunk: Buffer) => {
        isDead ||= isCut;
        if (!isDead) to.write(chunk);
      });
      from.on("error", () => to.destroy());
      from.on("close", () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const url = new URL(target);
  url.port = typeof address === "object" && address !== null ? String(address.port) : "";
  return {
    url: url.href,
    cut: () => {
      isCut = true;
    },
    mend: () => {
      isCut = false;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

async function failed(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await wait(10);
}
