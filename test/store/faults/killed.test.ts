import { expect } from "chai";
import Database from "libsql";
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { storeFile } from "../../../src/store/engines/sqlite.ts";
import { digestOf } from "../../../src/store/secret.ts";
import { openStore, type Store } from "../../../src/store/store.ts";
import { UNCOUNTED } from "../../cli/built.ts";
import { listenTo } from "../../cli/serve/listen-to.ts";
import { temporaryFolder } from "../folder.ts";

/** How long after the words that a test waits for a process is killed at most, in milliseconds. */
const LATEST_MS = 40;
const OLD_KEYS = 20_000;

describe("A process that is killed by SIGKILL", function () {
  this.timeout(60_000);
  const folder = temporaryFolder();
  const data = () => join(folder(), "data");
  const children: ChildProcess[] = [];
  afterEach(() => {
    for (const child of children.splice(0)) child.kill("SIGKILL");
  });

  function start(work: "keys" | "usage" | "stop") {
    const args = ["--import", "tsx/esm", "test/store/faults/at-work.ts", data(), work];
    const child = spawn(process.execPath, args, {
      env: { ...process.env, ...UNCOUNTED },
      stdio: ["ignore", "pipe", "inherit"],
    });
    children.push(child);
    // It can end by itself before it is killed.
    const closed = once(child, "close");
    const { until, text } = listenTo(child.stdout);
    return {
      until,
      rotations: () => text().match(/^rotated/gm)?.length ?? 0,
      /** Kills it at any moment, and gives the whole lines that it has written. */
      kill: async () => {
        await wait(Math.random() * LATEST_MS);
        child.kill("SIGKILL");
        await closed;
        return text().split("\n").slice(0, -1);
      },
    };
  }

  async function withStore(check: (store: Store) => Promise<void>): Promise<void> {
    const store = await openStore({ dataDir: data(), databaseUrl: null });
    try {
      await check(store);
    } finally {
      await store.close();
    }
  }

  it("while it makes and rotates keys loses none that it has reported, and another process continues", async () => {
    const [one, other] = [start("keys"), start("keys")];
    await Promise.all([one.until(/rotated/), other.until(/rotated/)]);
    const told = await one.kill();
    const before = other.rotations();
    while (other.rotations() < before + 3) await wait(5);
    told.push(...(await other.kill()));

    await withStore(async ({ keys }) => {
      const isValid = async (key: string) => (await keys.find(digestOf(key))) !== null;
      const replaced = new Set<string>();
      for (const line of told) {
        const [what, key = "", next = ""] = line.split(" ");
        if (what !== "rotated") continue;
        replaced.add(key);
        expect(await isValid(next), "the new secret").to.equal(true);
        expect(await isValid(key), "the old secret").to.equal(false);
      }
      const made = told.flatMap((line) => /^made (\S+)/.exec(line)?.[1] ?? []);
      // The last key of each process may have been rotated without a word.
      const open = made.filter((key) => !replaced.has(key));
      expect(open.length).to.be.at.most(2);
      // Every key has one current secret, or it would not be listed.
      const database = new Database(storeFile(data()));
      const [row] = database.prepare("select count(*) as keys from keys").all();
      database.close();
      const listed = await keys.list();
      expect(row).to.deep.equal({ keys: listed.length });
      expect(listed.length).to.be.within(made.length, made.length + 2);
    });
  });

  for (const work of ["usage", "stop"] as const)
    it(`while it ${work === "usage" ? "writes usage" : "stops"} has written all of it or nothing`, async () => {
      const child = start(work);
      await child.until(work === "usage" ? /used/ : /made/);
      const told = await child.kill();
      await withStore(async ({ keys, usage }) => {
        const [key, ...more] = await keys.list();
        expect(more).to.deep.equal([]);
        const [today] = await usage.days(key?.id ?? "", 1);
        const each = work === "usage" ? 3 : 1;
        const flushes = (today?.requests ?? NaN) / each;
        const toldFlushes = told.filter((line) => line === "used").length;
        expect(flushes).to.be.oneOf([toldFlushes, toldFlushes + 1]);
        expect(today?.errors).to.equal(flushes * each);
        expect(today?.refusals.get("too_large") ?? 0).to.equal(flushes * each);
        expect(key?.lastUsedAt === null).to.equal(flushes === 0);
      });
    });

  it("while it migrates leaves a store that the next one migrates, with every key", async () => {
    mkdirSync(data());
    const database = new Database(storeFile(data()));
    database.exec(`
      create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null);
      create table kysely_migration_lock (id varchar(255) primary key, is_locked integer not null);
      insert into kysely_migration values ('0001-api-keys', '2026-01-01T00:00:00.000Z');
      insert into kysely_migration_lock values ('migration_lock', 0);
      create table api_keys (id text primary key, prefix text not null, name text,
        digest text not null unique, created_at text not null, revoked_at text);
      with recursive n (i) as (select 1 union all select i + 1 from n where i < ${OLD_KEYS})
      insert into api_keys select 'k' || i, 'rk_' || i, null, 'd' || i, '2026-01-01T00:00:00.000Z', null from n;`);
    database.close();
    for (const _ of [1, 2]) {
      const child = start("stop");
      await child.until(/opens/);
      await child.kill();
    }
    await withStore(async ({ keys }) => {
      const old = (await keys.list()).filter(({ name }) => name === null);
      expect(old).to.have.length(OLD_KEYS);
      expect(new Set(old.map(({ prefix }) => prefix))).to.have.property("size", OLD_KEYS);
    });
  });
});
