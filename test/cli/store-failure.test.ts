import { expect } from "chai";
import Database from "libsql";
import { execFile, type ExecFileException } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { storeFailure } from "../../src/cli/store-failure.ts";
import { StoreFault } from "../../src/store/store-fault.ts";
import { openStore } from "../../src/store/store.ts";
import { temporaryFolder } from "../store/folder.ts";
import { usePostgres } from "../store/postgres.ts";
import { BUILT, UNCOUNTED, useBuilt } from "./built.ts";
import { runLine } from "./terminal.ts";

describe("A store that cannot be used", () => {
  useBuilt();
  const folder = temporaryFolder();

  /** The one line that a service prints if it does not start. */
  async function refusal(dataDir = folder()): Promise<string> {
    const { code, stdout, stderr } = await runLine(["serve", "--port", "0", "--data-dir", dataDir]);
    expect({ code, stdout }).to.deep.equal({ code: 2, stdout: "" });
    expect(stderr).to.match(/^recloc: DATA_DIR .*\n$/);
    expect(stderr).not.to.match(/delete|remove/);
    return stderr;
  }

  it("because its file is damaged should be replaced by a backup", async () => {
    const file = join(folder(), "recloc.db");
    writeFileSync(file, "no database ".repeat(1000));
    expect(await refusal())
      .to.contain(
        `contains a damaged store: ${file} is not an intact SQLite database (SQLITE_NOTADB)`,
      )
      .and.contain("move it aside with its -wal and -shm files, and restore a backup");
    expect(readFileSync(file, "utf8")).to.match(/^no database/);
  });

  it("because it belongs to a newer version is intact, and that version reads it", async () => {
    await (await openStore({ dataDir: folder(), databaseUrl: null })).close();
    const file = join(folder(), "recloc.db");
    const database = new Database(file);
    database.exec("insert into kysely_migration values ('9999-future', '2030-01-01')");
    database.close();
    expect(await refusal())
      .to.contain(`a store from a newer version of Recloc: ${file} is intact; start that version`)
      .and.not.contain("damaged");
  });

  it("because its folder is a file is named", async () => {
    const file = join(folder(), "file");
    writeFileSync(file, "");
    expect(await refusal(file)).to.contain(`writable folder; ${file} cannot be written (EEXIST)`);
    expect(await refusal(join(file, "data"))).to.contain("/file/data cannot be written (ENOTDIR)");
  });

  it("because its file is a folder is named", async () => {
    mkdirSync(join(folder(), "recloc.db"));
    expect(await refusal()).to.contain(`${folder()} cannot be written (EISDIR)`);
  });

  for (const hasStore of [false, true])
    it(`because the disk accepts no more data is left as it is, ${hasStore ? "old" : "new"}`, async function () {
      this.timeout(60_000);
      if (hasStore) await (await openStore({ dataDir: folder(), databaseUrl: null })).close();
      const { code, stderr } = await serveWithoutDisk(folder());
      expect(code).to.equal(2);
      expect(stderr)
        .to.match(
          /^recloc: DATA_DIR is on a disk that fails or accepts no more data \((?:SQLITE_IOERR\w*|EFBIG)\): .*$/m,
        )
        .and.contain("leave the store as it is");
    });

  for (const [what, code, words] of [
    ["a full disk", "SQLITE_FULL", "is on a full disk (SQLITE_FULL): /data/recloc.db"],
    ["no space for a folder", "ENOSPC", "is on a full disk (ENOSPC)"],
    ["a quota", "EDQUOT", "is on a full disk (EDQUOT)"],
    ["a read-only folder", "EROFS", "must name a writable folder; /data cannot"],
    [
      "a read-only folder as reported by SQLite",
      "UNKNOWN_SQLITE_ERROR_1544",
      "cannot be written (SQLITE_READONLY)",
    ],
    [
      "a disk that fails",
      "SQLITE_IOERR_FSYNC",
      "is on a disk that fails or accepts no more data (SQLITE_IOERR_FSYNC)",
    ],
    ["a damaged page", "SQLITE_CORRUPT", "contains a damaged store"],
    ["another process", "SQLITE_BUSY", "that another process keeps busy (SQLITE_BUSY)"],
    ["an unforeseen error", "SQLITE_NOMEM", "cannot be used (SQLITE_NOMEM): leave it as it is"],
  ] as const)
    it(`because of ${what} is distinguished from others`, () => {
      const cause = Object.assign(new Error("x"), { code });
      const error = new Error("The store cannot be migrated", { cause });
      const { message } = storeFailure({ dataDir: "/data", databaseUrl: null }, error);
      expect(message).to.contain(words);
    });

  describe("in PostgreSQL", () => {
    const url = usePostgres();

    for (const [what, error, words] of [
      ["nobody listens", { code: "ECONNREFUSED" }, ": no server is listening there"],
      ["the password is wrong", { code: "28P01" }, ": its user or password is wrong"],
      ["of an unforeseen error", { code: "XX000" }, ": it fails with XX000"],
      ["of an error without a code", {}, ": it does not respond, or fails"],
    ] as const)
      it(`because ${what} is reported without what the driver says`, () => {
        const cause = Object.assign(new Error("connect to ana@db.example"), error);
        const { message } = storeFailure({ dataDir: "/data", databaseUrl: "postgres://db" }, cause);
        expect(message).to.equal(`DATABASE_URL must name a usable PostgreSQL database${words}`);
      });

    it("because it belongs to a newer version is reported as such", () => {
      const error = new Error("The store cannot be migrated", { cause: new StoreFault("newer") });
      const { message } = storeFailure({ dataDir: "/data", databaseUrl: "postgres://db" }, error);
      expect(message).to.contain("its contents are from a newer version of Recloc; start that");
    });

    it("because it is read-only is reported as such", async () => {
      const environment = { DATABASE_URL: url(), PORT: "0" };
      expect((await runLine(["accounts", "list"], { environment })).code).to.equal(0);
      const name = new URL(url()).pathname.slice(1);
      const client = new pg.Client(url());
      await client.connect();
      await client.query(`alter database ${name} set default_transaction_read_only = on`);
      await client.end();
      const { code, stderr } = await runLine(["serve"], { environment });
      expect(code).to.equal(2);
      expect(stderr).to.match(/usable PostgreSQL database: it is read-only, like a replica; .*\n$/);
    });
  });
});

/**
 * Starts a service that cannot write to any file. Limiting the size of files is the only way to simulate
 * a full disk without privileges. Node ignores the signal that comes with it.
 */
async function serveWithoutDisk(dataDir: string): Promise<{ code: number; stderr: string }> {
  const service = [process.execPath, ...BUILT].map((part) => `"${part}"`).join(" ");
  const env = { ...UNCOUNTED, PATH: process.env.PATH, PORT: "0", DATA_DIR: dataDir };
  return new Promise((resolve) => {
    const told = (error: ExecFileException | null, _stdout: string, stderr: string) => {
      resolve({ code: typeof error?.code === "number" ? error.code : 0, stderr });
    };
    execFile("sh", ["-c", `ulimit -f 0; exec ${service} serve`], { env }, told);
  });
}
