import { expect } from "chai";
import Database from "libsql";
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { backUp } from "../../../src/store/copies/backup.ts";
import { storeFile } from "../../../src/store/engines/sqlite.ts";
import { digestOf } from "../../../src/store/secret.ts";
import { openStore } from "../../../src/store/store.ts";
import { temporaryFolder } from "../folder.ts";
import { rejected } from "../../rejected.ts";

describe("A backup of the store", () => {
  const folder = temporaryFolder();
  const data = () => join(folder(), "data");
  const copies = () => join(folder(), "copies");
  const target = () => join(copies(), "recloc.db");
  const open = (dataDir = data()) => openStore({ dataDir, databaseUrl: null });
  beforeEach(() => {
    mkdirSync(copies());
  });

  it("is a store with everything that was committed, while others write", async () => {
    const store = await open();
    const { key } = await store.keys.create({ name: "shop" });
    const writer = new Database(storeFile(data()));
    writer.exec("begin immediate; update keys set name = 'half'");
    const size = await backUp(data(), target());
    writer.exec("commit");
    writer.close();
    await store.close();

    expect(readdirSync(copies())).to.deep.equal(["recloc.db"]);
    expect(statSync(target())).to.include({ size, mode: 0o100600 });
    const copy = await open(copies());
    expect((await copy.keys.find(digestOf(key)))?.id).to.be.a("string");
    expect((await copy.keys.list()).map(({ name }) => name)).to.deep.equal(["shop"]);
    await copy.close();
  });

  it("never replaces a file", async () => {
    await (await open()).close();
    writeFileSync(target(), "something else");
    expect(await rejected(backUp(data(), target()))).to.include({ code: "EEXIST" });
    expect(readFileSync(target(), "utf8")).to.equal("something else");
    expect(readdirSync(copies())).to.deep.equal(["recloc.db"]);
  });

  it("is as old as the store, so that the version before an upgrade can restore it", async () => {
    mkdirSync(data());
    const first = new Database(storeFile(data()));
    first.exec("create table kysely_migration (name text); create table api_keys (id text)");
    first.close();
    await backUp(data(), target());
    const copy = new Database(target());
    expect(copy.prepare("select name from sqlite_master order by name").all()).to.deep.equal([
      { name: "api_keys" },
      { name: "kysely_migration" },
    ]);
    copy.close();
  });

  for (const [what, prepare] of [
    ["nothing", () => undefined],
    [
      "an empty database",
      () => {
        writeFileSync(storeFile(data()), "");
      },
    ],
  ] as const)
    it(`is not made of ${what}`, async () => {
      mkdirSync(data());
      prepare();
      const before = readdirSync(data());
      expect(await rejected(backUp(data(), target()))).to.include({ fault: "absent" });
      expect(readdirSync(copies())).to.deep.equal([]);
      expect(readdirSync(data())).to.deep.equal(before);
    });

  it("is not made of a damaged store", async () => {
    mkdirSync(data());
    writeFileSync(storeFile(data()), "no database ".repeat(1000));
    expect(await rejected(backUp(data(), target()))).to.include({ code: "SQLITE_NOTADB" });
    expect(readdirSync(copies())).to.deep.equal([]);
  });
});
