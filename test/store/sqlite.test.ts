import { expect } from "chai";
import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openStore, type Store } from "../../src/store/store.ts";
import { temporaryFolder } from "./folder.ts";

describe("The store in a folder", () => {
  const folder = temporaryFolder();
  const opened: Store[] = [];

  async function open(path = folder()): Promise<Store> {
    const store = await openStore({ dataDir: path, databaseUrl: null });
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

  it("keeps nothing of a key but its digest and its first characters", async () => {
    const store = await open();
    const { key } = await store.keys.create({ name: "shop" });
    for (const file of readdirSync(folder()))
      expect(readFileSync(join(folder(), file), "latin1")).not.to.contain(key.slice(11));
  });

  it("does not open a file that is no database", async () => {
    writeFileSync(join(folder(), "recloc.db"), "x".repeat(10_000));
    await rejected(open(folder()));
  });

  it("does not open a database of a newer version", async () => {
    await open();
    const { default: Database } = await import("libsql");
    const database = new Database(join(folder(), "recloc.db"));
    database.exec("insert into kysely_migration values ('9999-future', '2030-01-01')");
    database.close();
    const error = await rejected(open(folder()));
    expect(error).to.have.property("message", "The store cannot be migrated");
  });

  it("does not open where a file is in the way", async () => {
    const file = join(folder(), "file");
    writeFileSync(file, "");
    chmodSync(file, 0o400);
    await rejected(open(file));
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
