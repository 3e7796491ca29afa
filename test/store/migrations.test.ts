import { expect } from "chai";
import Database from "libsql";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { digestOf } from "../../src/store/secret.ts";
import { onEveryEngine, type Engine } from "./engines.ts";

/** What the first version made, with a key that is valid and one that is revoked. */
const FIRST_VERSION = `
  create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null);
  create table kysely_migration_lock (
    id varchar(255) primary key, is_locked integer default 0 not null);
  insert into kysely_migration values ('0001-api-keys', '2026-01-01T00:00:00.000Z');
  insert into kysely_migration_lock values ('migration_lock', 0);
  create table api_keys (id text primary key, prefix text not null, name text,
    digest text not null unique, created_at text not null, revoked_at text);
  insert into api_keys values ('a1', 'rk_11111111', 'shop', '${hexOf("one")}',
    '2026-01-01T00:00:00.000Z', null);
  insert into api_keys values ('a2', 'rk_22222222', null, '${hexOf("two")}',
    '2026-01-02T00:00:00.000Z', '2026-01-03T00:00:00.000Z');`;

describe("A store of the first version", () => {
  onEveryEngine((engine) => {
    it("keeps its keys, whoever opens it first", async () => {
      await prepare(engine.settings());
      const [store] = await Promise.all([engine.open(), engine.open(), engine.open()]);
      const [shop, revoked, ...more] = await store.keys.list();
      expect(more).to.deep.equal([]);
      expect(shop).to.deep.equal({
        id: "a1",
        accountId: null,
        name: "shop",
        prefix: "rk_11111111",
        createdAt: "2026-01-01T00:00:00.000Z",
        lastUsedAt: null,
        revokedAt: null,
        limits: { perMinute: null, perDay: null },
        expiresOn: null,
        expiring: [],
      });
      expect(revoked).to.include({ id: "a2", name: null, revokedAt: "2026-01-03T00:00:00.000Z" });
      expect((await store.keys.find(digestOf("one")))?.id).to.equal("a1");
      expect(await store.keys.find(digestOf("two"))).to.equal(null);
    });
  });
});

async function prepare({ dataDir, databaseUrl }: ReturnType<Engine["settings"]>): Promise<void> {
  if (databaseUrl === null) {
    mkdirSync(dataDir);
    const database = new Database(join(dataDir, "recloc.db"));
    database.exec(FIRST_VERSION);
    database.close();
  } else {
    const client = new pg.Client(databaseUrl);
    await client.connect();
    await client.query(FIRST_VERSION);
    await client.end();
  }
}

function hexOf(key: string): string {
  return digestOf(key).toString("hex");
}
