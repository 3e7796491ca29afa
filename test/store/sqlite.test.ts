import { expect } from "chai";
import Database from "libsql";
import {
  chmodSync,
  chownSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { StoreFault } from "../../src/store/store-fault.ts";
import { openStore, type Store } from "../../src/store/store.ts";
import { digestOf } from "../../src/store/secret.ts";
import { temporaryFolder } from "./folder.ts";
import { reachableFolder, STRANGER } from "./reachable.ts";
import { rejected } from "../rejected.ts";

/** Bytes of a page, SQLite's default. */
const PAGE = 4096;

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

  it("is created on first use, for its owner only", async () => {
    const path = join(folder(), "new", "data");
    await open(path);
    expect(statSync(path).mode & 0o777).to.equal(0o700);
    const files = readdirSync(path);
    expect(files).to.include("recloc.db");
    for (const file of files) expect(statSync(join(path, file)).mode & 0o777).to.equal(0o600);
  });

  it("stores only the digest and the first characters of a key", async () => {
    const store = await open();
    const { key } = await store.keys.create({ name: "shop" });
    for (const file of readdirSync(folder()))
      expect(readFileSync(join(folder(), file), "latin1")).not.to.contain(key.slice(11));
  });

  it("does not open a file that is not a database", async () => {
    writeFileSync(join(folder(), "recloc.db"), "x".repeat(10_000));
    expect(await rejected(open(folder()))).to.include({ code: "SQLITE_NOTADB" });
  });

  it("does not open a file with a damaged page", async () => {
    await (await openStore({ dataDir: folder(), databaseUrl: null })).close();
    const file = join(folder(), "recloc.db");
    // No migration reads this page.
    const begin = (rootPageOf(file, "usage") - 1) * PAGE;
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.fill(0xff, begin, begin + PAGE));
    await rejected(open());
    expect(readFileSync(file).equals(bytes)).to.equal(true);
  });

  it("does not open a database of a newer version", async () => {
    await open();
    const database = new Database(join(folder(), "recloc.db"));
    database.exec("insert into kysely_migration values ('9999-future', '2030-01-01')");
    database.close();
    const error = await rejected(open(folder()));
    expect(error).to.be.instanceOf(StoreFault).and.include({ fault: "newer" });
  });

  it("is not ready while its file is elsewhere", async () => {
    const store = await open();
    const [file, elsewhere] = [join(folder(), "recloc.db"), join(folder(), "moved.db")];
    await store.check();
    renameSync(file, elsewhere);
    await rejected(store.check());
    copyFileSync(elsewhere, file);
    await rejected(store.check());
    renameSync(elsewhere, file);
    await store.check();
    rmSync(file);
    await rejected(store.check());
  });

  it("is not ready if its folder cannot take a file, and leaves none there", async () => {
    const store = await open();
    const files = readdirSync(folder());
    const inTheWay = join(folder(), `recloc-${process.pid}.probe`);
    mkdirSync(inTheWay);
    await rejected(store.check());
    rmdirSync(inTheWay);
    await store.check();
    expect(readdirSync(folder())).to.deep.equal(files);
  });

  it("that is read-only is not opened, and is not ready where it was, but keeps its keys valid", async () => {
    const path = reachableFolder("recloc-read-only-");
    try {
      if (STRANGER.uid !== undefined) chownSync(path, STRANGER.uid, STRANGER.gid);
      await asStranger(async () => {
        const store = await open(path);
        const { key } = await store.keys.create({ name: "shop" });
        await store.check();
        chmodSync(path, 0o500);
        expect(await rejected(store.check())).to.include({ code: "EACCES" });
        expect((await store.keys.find(digestOf(key)))?.limits.perDay).to.equal(null);
        chmodSync(join(path, "recloc.db"), 0o400);
        expect(await rejected(open(path))).to.include({ code: "EACCES" });
        chmodSync(join(path, "recloc.db"), 0o600);
        chmodSync(path, 0o700);
        await store.check();
      });
    } finally {
      rmSync(path, { recursive: true, force: true });
    }
  });

  it("does not open if a file is in the way", async () => {
    const file = join(folder(), "file");
    writeFileSync(file, "");
    chmodSync(file, 0o400);
    await rejected(open(file));
  });
});

/** The first page of a table, counted from 1. */
function rootPageOf(file: string, table: string): number {
  const database = new Database(file);
  const [row]: unknown[] = database
    .prepare("select rootpage from sqlite_master where name = ?")
    .all(table);
  // All that is still in the log goes into the file.
  database.prepare("pragma wal_checkpoint(truncate)").all();
  database.close();
  if (typeof row !== "object" || row === null || !("rootpage" in row))
    throw new Error("there is no such table");
  return Number(row.rootpage);
}

/** Does something without the rights of root, who may write everywhere. */
async function asStranger(act: () => Promise<void>): Promise<void> {
  if (STRANGER.uid !== undefined) process.seteuid?.(STRANGER.uid);
  try {
    await act();
  } finally {
    if (STRANGER.uid !== undefined) process.seteuid?.(0);
  }
}
