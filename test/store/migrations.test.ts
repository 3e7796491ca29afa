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

/** A store before keys could expire, with an account, its key and what that was used for. */
const FIFTH_VERSION = `
  create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null);
  create table kysely_migration_lock (
    id varchar(255) primary key, is_locked integer default 0 not null);
  insert into kysely_migration values ('0001-api-keys', '2026-01-01T00:00:00.000Z'),
    ('0002-key-secrets', '2026-01-01T00:00:00.000Z'), ('0003-accounts', '2026-01-01T00:00:00.000Z'),
    ('0004-usage', '2026-01-01T00:00:00.000Z'), ('0005-counters', '2026-01-01T00:00:00.000Z');
  insert into kysely_migration_lock values ('migration_lock', 0);
  create table accounts (id text primary key, email text not null unique, password_hash text not null,
    created_at text not null);
  create table sessions (digest text primary key, account_id text not null references accounts (id)
    on delete cascade, created_at text not null, expires_at text not null);
  create table keys (id text primary key, name text, created_at text not null, last_used_at text,
    revoked_at text, limit_minute integer, limit_day integer,
    account_id text references accounts (id) on delete cascade);
  create table key_secrets (digest text primary key, key_id text not null references keys (id)
    on delete cascade, prefix text not null, created_at text not null, expires_at text);
  create table usage (key_id text not null references keys (id) on delete cascade, day text not null,
    bucket integer not null, requests integer not null, errors integer not null,
    primary key (key_id, day, bucket));
  create table counters (key text primary key, points integer not null, expire bigint);
  insert into accounts values ('aaaaaaaaaaaa', 'ana@example.com', '$argon2id$none',
    '2026-01-01T00:00:00.000Z');
  insert into keys values ('bbbbbbbbbbbb', 'shop', '2026-01-01T00:00:00.000Z', null, null, 60, null,
    'aaaaaaaaaaaa');
  insert into key_secrets values ('${hexOf("one")}', 'bbbbbbbbbbbb', 'rk_11111111',
    '2026-01-01T00:00:00.000Z', null);
  insert into usage values ('bbbbbbbbbbbb', '2026-01-02', 40, 7, 2);`;

describe("A store", () => {
  describe("of the first version", () => {
    onEveryEngine((engine) => {
      it("keeps its keys, whoever opens it first", async () => {
        await prepare(engine.settings(), FIRST_VERSION);
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

  describe("from before keys could expire", () => {
    onEveryEngine((engine) => {
      it("keeps its accounts, keys and usage, whoever opens it first", async () => {
        await prepare(engine.settings(), FIFTH_VERSION);
        const [store] = await Promise.all([engine.open(), engine.open()]);
        expect((await store.accounts.find("ana@example.com"))?.id).to.equal("aaaaaaaaaaaa");
        const grant = await store.keys.find(digestOf("one"));
        expect(grant).to.include({ id: "bbbbbbbbbbbb", expiresOn: null, expiresAt: null });
        expect(grant?.limits).to.deep.equal({ perMinute: 60, perDay: null });
        const [day] = await store.usage.accountDays("aaaaaaaaaaaa", 1, "2026-01-02");
        expect(day).to.include({ requests: 7, notDecodable: 0, errors: 2 });
        expect(day?.refusals.size).to.equal(0);
      });
    });
  });
});

/** Makes a store of an earlier version by its statements. */
async function prepare(
  { dataDir, databaseUrl }: ReturnType<Engine["settings"]>,
  statements: string,
): Promise<void> {
  if (databaseUrl === null) {
    mkdirSync(dataDir);
    const database = new Database(join(dataDir, "recloc.db"));
    database.exec(statements);
    database.close();
  } else {
    const client = new pg.Client(databaseUrl);
    await client.connect();
    await client.query(statements);
    await client.end();
  }
}

function hexOf(key: string): string {
  return digestOf(key).toString("hex");
}
