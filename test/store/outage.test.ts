import { expect } from "chai";
import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { KeyRing } from "../../src/store/keys/key-ring.ts";
import { openStore, type Store } from "../../src/store/store.ts";
import { isUnavailable } from "../../src/store/unavailable.ts";
import { UsageRecorder } from "../../src/store/usage/usage-recorder.ts";
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

  /** A ring whose store is behind a wire, and a key of another that is not. */
  async function behindWire() {
    const wire = await startWire(url());
    closing.push(wire.close);
    const direct = await open();
    const { ring, heard } = ringOf(await open(wire.url));
    const { key, record } = await direct.keys.create({ name: "shop" });
    await until(() => heard.found === 1);
    return { wire, direct, ring, heard, key, record };
  }

  it("and comes back is used again, and in the meantime no key that may be revoked is valid", async function () {
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
      expect(isUnavailable(await failed(ring.grant(key)))).to.equal(true);
      expect(isUnavailable(await failed(store.check()))).to.equal(true);
      expect(isUnavailable(await failed(store.counters.count("k", 60)))).to.equal(true);
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

  it("and returns as a replica is not ready until it can be written again", async () => {
    const store = await open();
    const settings = `alter database ${new URL(url()).pathname.slice(1)}`;
    const reconnect = `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`;
    const operator = new pg.Client(url());
    operator.on("error", () => undefined);
    await operator.connect();
    closing.push(() => operator.end());
    await store.check();
    await operator.query(`${settings} set default_transaction_read_only = on`);
    await operator.query(reconnect);
    // The first attempt may meet the connection that was just ended.
    await until(async () => codeOf(await failed(store.check())) === "25006");
    expect(isUnavailable(await failed(store.keys.create({ name: "shop" })))).to.equal(true);
    await operator.query("set transaction_read_only = off");
    await operator.query(`${settings} reset default_transaction_read_only`);
    // On the connections that there are, nothing could ever be written.
    await store.check();
    await store.keys.create({ name: "shop" });
  });

  it("silently is noticed, and so is its return", async function () {
    this.timeout(60_000);
    const { wire, direct, ring, heard, key, record } = await behindWire();
    await ring.grant(key);
    wire.cut();
    await direct.keys.revoke(record.id);
    await until(() => heard.lost === 1);
    expect(await failed(ring.grant(key))).to.be.instanceOf(Error);
    wire.mend();
    await until(() => heard.found === 2);
    expect(await ring.grant(key)).to.equal(null);
  });

  it("silently does not keep the store from closing", async function () {
    this.timeout(60_000);
    const wire = await startWire(url());
    closing.push(wire.close);
    const store = await openStore({ dataDir: "", databaseUrl: wire.url });
    const { heard } = ringOf(store);
    await Promise.all([store.check(), store.check(), store.counters.count("k", 60)]);
    await until(() => heard.found === 1);
    wire.cut();
    const asked = failed(store.check());
    const end = performance.now() + 3000;
    await store.close();
    expect(performance.now()).to.be.below(end);
    expect(isUnavailable(await asked)).to.equal(true);
    await until(() => wire.open() === 0);
  });

  it("silently on the listening connection only does not delay a revocation beyond a second", async function () {
    this.timeout(60_000);
    const { wire, direct, ring, heard, key, record } = await behindWire();
    await until(async () => (await ring.grant(key)) === (await ring.grant(key)));
    wire.silence();
    const end = performance.now() + 1000;
    await direct.keys.revoke(record.id);
    await until(async () => (await ring.grant(key)) === null);
    expect(performance.now()).to.be.below(end);
    expect(heard.lost).to.equal(0);
  });
});

/** A wire to the server that can be cut so that neither end is told. */
async function startWire(target: string) {
  let isCut = false;
  let isSilent = false;
  const sockets = new Set<Socket>();
  const clients = new Set<Socket>();
  const { port } = new URL(target);
  const server = createServer((client) => {
    const upstream = connect(Number(port), "127.0.0.1");
    clients.add(client.on("close", () => clients.delete(client)));
    let listens = false;
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      let isDead = isCut;
      from.on("data", (chunk: Buffer) => {
        listens ||= chunk.includes("LISTEN ");
        isDead ||= isCut || (isSilent && listens);
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
    /** Cuts only the connections on which somebody listens. */
    silence: () => {
      isSilent = true;
    },
    /** How many connections to it are not ended. */
    open: () => clients.size,
    mend: () => {
      isCut = false;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}

async function failed(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await wait(10);
}
