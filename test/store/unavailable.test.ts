import { expect } from "chai";
import Database from "libsql";
import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { join } from "node:path";
import pg from "pg";
import { openStore, type Store } from "../../src/store/store.ts";
import { isUnavailable } from "../../src/store/unavailable.ts";
import { temporaryFolder } from "./folder.ts";
import { usePostgres } from "./postgres.ts";

describe("isUnavailable", () => {
  const folder = temporaryFolder();
  const url = usePostgres();

  for (const [what, code] of [
    ["the server shuts down", "57P01"],
    ["there are too many connections", "53300"],
    ["the connection fails", "08006"],
    ["the disk is full", "53100"],
    ["the database is read-only", "25006"],
  ] as const)
    it(`is true if ${what}`, async () => {
      expect(isUnavailable(await refusal(code))).to.equal(true);
    });

  for (const [what, code] of [
    ["a value is taken", "23505"],
    ["a text contains a NUL", "22021"],
    ["a query is cancelled for an unknown reason", "57000"],
  ] as const)
    it(`is false if ${what}`, async () => {
      expect(isUnavailable(await refusal(code))).to.equal(false);
    });

  it("is true if a statement takes too long", async () => {
    const settings = { connectionString: url(), statement_timeout: 20 };
    expect(isUnavailable(await failing(settings, "select pg_sleep(60)"))).to.equal(true);
  });

  it("is true if no answer arrives in time", async () => {
    const settings = { connectionString: url(), query_timeout: 20 };
    expect(isUnavailable(await failing(settings, "select pg_sleep(1)"))).to.equal(true);
  });

  it("is true if nobody listens, answers or stays connected", async () => {
    const sockets: Socket[] = [];
    let isRude = false;
    const server = createServer((socket) => {
      sockets.push(socket.on("error", () => undefined));
      if (isRude) socket.destroy();
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    const settings = { host: "127.0.0.1", port, user: "u", connectionTimeoutMillis: 50 };
    try {
      expect(isUnavailable(await failing(settings, "select 1"))).to.equal(true);
      isRude = true;
      expect(isUnavailable(await failing(settings, "select 1"))).to.equal(true);
    } finally {
      for (const socket of sockets) socket.destroy();
      server.close();
    }
    await once(server, "close");
    expect(isUnavailable(await failing(settings, "select 1"))).to.equal(true);
  });

  it("is true if another process writes for too long", async function () {
    this.timeout(30_000);
    const store: Store = await openStore({ dataDir: folder(), databaseUrl: null });
    const other = new Database(join(folder(), "recloc.db"));
    try {
      other.exec("begin immediate");
      expect(isUnavailable(await reasonOf(store.keys.create({ name: "shop" })))).to.equal(true);
      other.exec("rollback");
    } finally {
      other.close();
      await store.close();
    }
  });

  for (const [what, code, isSo] of [
    ["the disk is full", "SQLITE_FULL", true],
    ["the disk fails", "SQLITE_IOERR_WRITE", true],
    ["the folder is read-only", "UNKNOWN_SQLITE_ERROR_1544", true],
    ["the file is damaged", "SQLITE_CORRUPT", false],
    ["an index is damaged", "UNKNOWN_SQLITE_ERROR_779", false],
    ["a statement is wrong", "SQLITE_ERROR", false],
  ] as const)
    it(`is ${isSo} if ${what}, as reported by libsql`, () => {
      expect(isUnavailable(Object.assign(new Error("x"), { code }))).to.equal(isSo);
    });

  it("is false for a programming error", () => {
    for (const error of [new TypeError("x is not a function"), "Connection terminated", undefined])
      expect(isUnavailable(error)).to.equal(false);
  });

  /** What the server throws with a code. */
  function refusal(code: string): Promise<unknown> {
    const text = `do $$ begin raise exception 'x' using errcode = '${code}'; end $$`;
    return failing({ connectionString: url() }, text);
  }
});

async function failing(settings: pg.PoolConfig, text: string): Promise<unknown> {
  const pool = new pg.Pool(settings);
  pool.on("error", () => undefined);
  try {
    return await reasonOf(pool.query(text));
  } finally {
    await pool.end();
  }
}

async function reasonOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
}
