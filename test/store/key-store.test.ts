import { expect } from "chai";
import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { KeyStore } from "../../src/store/key-store.ts";
import { digestOf } from "../../src/store/secret.ts";
import { temporaryFolder } from "./folder.ts";

describe("The key store", () => {
  const folder = temporaryFolder();
  const opened: KeyStore[] = [];

  async function open(path = folder()): Promise<KeyStore> {
    const store = await KeyStore.open(path);
    opened.push(store);
    return store;
  }

  afterEach(async () => {
    for (const store of opened.splice(0)) await store.close();
  });

  it("is made on first use, for its owner only", async () => {
    const path = join(folder(), "new", "data");
    await open(path);
    expect(statSync(path).mode & 0o777).to.equal(0o700);
    const files = readdirSync(path);
    expect(files).to.include("recloc.db");
    for (const file of files) expect(statSync(join(path, file)).mode & 0o777).to.equal(0o600);
  });

  it("makes keys of 32 random bytes behind a readable prefix", async () => {
    const store = await open();
    const key = await store.create(null);
    expect(key).to.match(/^rk_[A-Za-z0-9_-]{43}$/);
    expect(await store.create(null)).not.to.equal(key);
  });

  it("keeps nothing of a key but its digest and its first characters", async () => {
    const store = await open();
    const key = await store.create("shop");
    await store.close();
    for (const file of readdirSync(folder()))
      expect(readFileSync(join(folder(), file), "latin1")).not.to.contain(key.slice(11));
  });

  it("holds a key until it is revoked", async () => {
    const store = await open();
    const digest = digestOf(await store.create(null));
    expect(await store.holds(digest)).to.equal(true);
    expect(await store.holds(digestOf("another"))).to.equal(false);
    const [{ id } = { id: "" }] = await store.list();
    expect(await store.revoke(id)).to.equal(true);
    expect(await store.holds(digest)).to.equal(false);
    expect(await store.revoke(id)).to.equal(false);
    expect(await store.revoke("nothing")).to.equal(false);
  });

  it("lists what is known of keys, the oldest first", async () => {
    const store = await open();
    expect(await store.isEmpty()).to.equal(true);
    const key = await store.create("shop");
    await store.create(null);
    expect(await store.isEmpty()).to.equal(false);
    const [first, second] = await store.list();
    const names = [first?.name, second?.name];
    expect(names).to.have.members(["shop", null]);
    const shop = first?.name === "shop" ? first : second;
    expect(shop?.prefix).to.equal(key.slice(0, 11));
    expect(shop?.id).to.match(/^[0-9a-f]{12}$/);
    expect(Date.parse(shop?.createdAt ?? "")).to.be.closeTo(Date.now(), 60_000);
    expect(shop?.revokedAt).to.equal(null);
    await store.revoke(shop?.id ?? "");
    expect((await store.list()).filter(({ revokedAt }) => revokedAt !== null)).to.have.length(1);
    expect(await store.isEmpty()).to.equal(false);
  });

  it("is there again when it is opened again", async () => {
    const store = await open();
    const digest = digestOf(await store.create(null));
    await store.close();
    expect(await (await open()).holds(digest)).to.equal(true);
  });

  it("tells two that have it open of each other's keys at once", async () => {
    const one = await open();
    const two = await open();
    const digest = digestOf(await one.create(null));
    expect(await two.holds(digest)).to.equal(true);
    const [{ id } = { id: "" }] = await two.list();
    await two.revoke(id);
    expect(await one.holds(digest)).to.equal(false);
  });

  it("does not open a file that is no database", async () => {
    writeFileSync(join(folder(), "recloc.db"), "x".repeat(10_000));
    await rejected(KeyStore.open(folder()));
  });

  it("does not open a database of a newer version", async () => {
    await open();
    const { default: Database } = await import("libsql");
    const database = new Database(join(folder(), "recloc.db"));
    database.exec("insert into kysely_migration values ('9999-future', '2030-01-01')");
    database.close();
    const error = await rejected(KeyStore.open(folder()));
    expect(error).to.have.property("message", "The key store cannot be migrated");
  });

  it("does not open where a file is in the way", async () => {
    const file = join(folder(), "file");
    writeFileSync(file, "");
    chmodSync(file, 0o400);
    await rejected(KeyStore.open(file));
  });
});

async function rejected(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error("it was not rejected");
}
