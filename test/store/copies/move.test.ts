import { expect } from "chai";
import Database from "libsql";
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { copyRows, NotEmptyError, openSnapshot } from "../../../src/store/copies/move.ts";
import { openPostgres } from "../../../src/store/engines/postgres.ts";
import { storeFile } from "../../../src/store/engines/sqlite.ts";
import { digestOf } from "../../../src/store/secret.ts";
import { codeAt } from "../app-code.ts";
import { openStore, type Store } from "../../../src/store/store.ts";
import { temporaryFolder } from "../folder.ts";
import { usePostgres } from "../postgres.ts";

const PASSWORD = "an invented password";
const DAY = "2026-11-24";

describe("A store that moves from SQLite to PostgreSQL", () => {
  const folder = temporaryFolder();
  const url = usePostgres();
  const temporary = () => join(folder(), "temporary");
  const { TMPDIR } = process.env;
  beforeEach(() => {
    mkdirSync(temporary());
    process.env.TMPDIR = temporary();
  });
  afterEach(() => {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  });

  async function moved() {
    const source = await openSnapshot(folder());
    const destination = await openPostgres(url());
    try {
      return await copyRows(source, destination);
    } finally {
      await Promise.all([source.close(), destination.close()]);
    }
  }

  /** A store with at least one row in each table; gives the key and the token of the session. */
  async function fill(store: Store) {
    const account = await store.accounts.create("ana@example.com", PASSWORD);
    if (account === null) throw new Error("the address is taken");
    const session = await store.sessions.start(account);
    const { secret = "" } = (await store.secondFactors.start(account)) ?? {};
    const first = codeAt(secret, Date.now());
    const recovery = await store.secondFactors.confirm(account.id, first, session);
    const reset = await store.accounts.startReset(account.email);
    const limits = { perMinute: 60, perDay: null };
    const { key } = await store.keys.create({ name: "shöp 店", accountId: account.id, limits });
    const id = (await store.keys.find(digestOf(key)))?.id ?? "";
    const places = { source: "/archive", destination: "/decoded", options: "{}" };
    const job = await store.jobs.create({ ...places, account_id: account.id });
    await store.jobs.add(job, [{ number: 0, pieces: "[]", bytes: 2 ** 40, digest: null }]);
    await store.chunks.finish({ job, chunk: 0 }, { engine: "1", records: 2, errors: { x: 1 } });
    await store.keys.create({ name: null });
    await store.counters.count("some", 3600);
    return { id, key, session, reset, recovery };
  }

  it("keeps accounts, log-ins, keys, links, usage and counts, and stays as it was", async () => {
    const store = await openStore({ dataDir: folder(), databaseUrl: null });
    const { id, key, session, reset, recovery } = await fill(store);
    await store.close();
    const database = new Database(storeFile(folder()));
    // More rows than one statement inserts.
    const insert = database.prepare("insert into usage values (?, ?, ?, 2, 1)");
    for (let bucket = 0; bucket < 1001; bucket++) insert.run(id, DAY, bucket);
    database.prepare("insert into usage_refusals values (?, ?, 'too_large', 3)").run(id, DAY);
    const tables = database
      .prepare("select name from sqlite_master where type = 'table' and name not like 'kysely%'")
      .all()
      .map((row) => Object.values(row ?? {}).join());
    database.close();
    const before = readFileSync(storeFile(folder()));

    const copied = await moved();
    expect(copied.map(({ table }) => table)).to.have.members(tables);
    expect(new Map(copied.map(({ table, rows }) => [table, rows]))).to.deep.equal(
      new Map([
        ...([
          ["accounts", 1],
          ["sessions", 1],
          ["password_resets", 1],
          ["second_factors", 1],
          ["recovery_codes", 8],
          ["keys", 2],
        ] as const),
        ...([
          ["key_secrets", 2],
          ["usage", 1001],
          ["usage_refusals", 1],
          ["counters", 1],
        ] as const),
        ...([
          ["jobs", 1],
          // One stands for finding the other.
          ["job_chunks", 2],
          ["job_chunk_errors", 1],
        ] as const),
      ]),
    );
    expect(readFileSync(storeFile(folder())).equals(before)).to.equal(true);
    expect(readdirSync(temporary())).to.deep.equal([]);

    const there = await openStore({ dataDir: "", databaseUrl: url() });
    expect(await there.accounts.verify("ana@example.com", PASSWORD)).to.include({
      email: "ana@example.com",
    });
    expect((await there.sessions.find(session ?? ""))?.email).to.equal("ana@example.com");
    const owner = reset?.account.id ?? "";
    expect(await there.secondFactors.accept(owner, recovery?.[0] ?? "")).to.equal(true);
    const grant = await there.keys.find(digestOf(key));
    expect(grant?.limits).to.deep.equal({ perMinute: 60, perDay: null });
    expect((await there.keys.list()).map(({ name }) => name)).to.have.members(["shöp 店", null]);
    const [day] = await there.usage.accountDays(grant?.accountId ?? "", 1, DAY);
    expect(day?.requests).to.equal(2002);
    expect((await there.counters.count("some", 3600)).count).to.equal(2);
    expect(await there.accounts.finishReset(reset?.token ?? "", "another invented one")).to.equal(
      reset?.account.id,
    );
    await there.close();
  });

  it("is refused by a database that contains something, and adds nothing to it", async () => {
    const store = await openStore({ dataDir: folder(), databaseUrl: null });
    await fill(store);
    await store.close();
    const there = await openStore({ dataDir: "", databaseUrl: url() });
    await there.keys.create({ name: "first" });
    const failure: unknown = await moved().catch((error: unknown) => error);
    expect(failure).to.be.instanceOf(NotEmptyError).and.include({ table: "keys" });
    expect((await there.keys.list()).map(({ name }) => name)).to.deep.equal(["first"]);
    await there.close();
  });

  it("leaves nothing behind where a row cannot be copied, and can be tried again", async () => {
    const store = await openStore({ dataDir: folder(), databaseUrl: null });
    await fill(store);
    await store.close();
    const database = new Database(storeFile(folder()));
    // Longer than an integer of PostgreSQL; accounts, sessions and keys come before it.
    database.exec("update counters set points = 3000000000");
    expect(await moved().catch((error: unknown) => error)).to.include({ code: "22003" });
    const client = new pg.Client(url());
    await client.connect();
    const { rows } = await client.query("select (select count(*) from accounts)::int as accounts");
    await client.end();
    expect(rows).to.deep.equal([{ accounts: 0 }]);
    database.exec("update counters set points = 3");
    database.close();
    expect(await moved()).to.deep.include({ table: "accounts", rows: 1 });
  });
});
