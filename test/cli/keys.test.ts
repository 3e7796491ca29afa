import { expect } from "chai";
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { digestOf } from "../../src/store/secret.ts";
import { openStore } from "../../src/store/store.ts";
import { withClock } from "../clock.ts";
import { temporaryFolder } from "../store/folder.ts";
import { runLine } from "./terminal.ts";

describe("recloc keys", () => {
  const folder = temporaryFolder();

  const keys = (...args: string[]) => runLine(["keys", ...args, "--data-dir", folder()]);

  async function isValid(key: string): Promise<boolean> {
    const store = await openStore({ dataDir: folder(), databaseUrl: null });
    const grant = await store.keys.find(digestOf(key.trim()));
    await store.close();
    return grant !== null;
  }

  it("create prints a valid key once", async () => {
    const { code, stdout, stderr } = await keys("create", "--name", "web shop");
    expect(code).to.equal(0);
    expect(stdout).to.match(/^rk_[\w-]{43}\n$/);
    expect(stderr).to.match(/shown only once/);
    expect(await isValid(stdout)).to.equal(true);
    const list = await keys("list");
    expect(list.stdout).to.match(
      /^ID +KEY [^\n]*\n[0-9a-f]{12} {2}rk_[\w-]{8} {2}active +- +- +2\S+ \d\d:\d\d +- +- +web shop\n$/,
    );
    expect(list.stdout).not.to.contain(stdout.trim());
  });

  it("create gives an account's key the default limits, unless flags override them", async () => {
    const store = await openStore({ dataDir: folder(), databaseUrl: null });
    const account = await store.accounts.create("ana@example.com", "an invented password");
    const environment = { LIMIT_MINUTE: "100", LIMIT_DAY: "5000" };
    const create = (...args: string[]) =>
      runLine(["keys", "create", "--data-dir", folder(), ...args], { environment });
    await create();
    await create("--account", "ANA@example.com");
    await create("--account", "ana@example.com", "--limit-minute", "7", "--limit-day", "");
    const keys = await store.keys.list();
    await store.close();
    expect(keys.map(({ accountId, limits }) => ({ accountId, ...limits }))).to.have.deep.members([
      { accountId: null, perMinute: null, perDay: null },
      { accountId: account?.id, perMinute: 100, perDay: 5000 },
      { accountId: account?.id, perMinute: 7, perDay: null },
    ]);
  });

  for (const [args, message] of [
    [["--account", "b@example.com"], "no account has this email address; see recloc accounts list"],
    [["--limit-day", "0"], "--limit-day must be a number of requests from 1 to 1000000000"],
    [["--expires", "31.12.2999"], "The last day of a key is written YYYY-MM-DD"],
    [["--expires", "2020-01-01"], /The last day of a key is today \(UTC\) or later/],
    [["--name", " "], /^recloc: A name has 1 to 100 characters/],
  ] as const)
    it(`create refuses ${args.join(" ")}`, async () => {
      const { code, stdout, stderr } = await keys("create", ...args);
      expect(code).to.equal(2);
      expect(stdout).to.equal("");
      expect(stderr).to.match(typeof message === "string" ? new RegExp(message) : message);
    });

  it("create sets the last day of a key, which list shows", async () => {
    await keys("create", "--expires", "2999-12-31", "--name", "trial");
    expect((await keys("list")).stdout).to.match(/ {2}active until 2999-12-31 .* trial\n$/);
    await withClock(Date.parse("3000-01-01") - Date.now(), async () => {
      expect((await keys("list")).stdout).to.match(/ {2}expired 2999-12-31 .* trial\n$/);
    });
  });

  it("list shows limits, last use and account, as a table and as JSON", async () => {
    const store = await openStore({ dataDir: folder(), databaseUrl: null });
    await store.accounts.create("ana@example.com", "an invented password");
    await store.close();
    await keys(
      "create",
      "--account",
      "ana@example.com",
      "--limit-minute",
      "7",
      "--limit-day",
      "90",
    );
    const { stdout } = await keys("list");
    const [titles = "", row = ""] = stdout.split("\n");
    const cell = (title: string) => row.slice(titles.indexOf(title)).split(/ {2,}/)[0];
    expect(["PER MINUTE", "PER DAY", "LAST USED", "ACCOUNT", "NAME"].map(cell)).to.deep.equal([
      ...["7", "90", "-", "ana@example.com", "-"],
    ]);
    const listed: unknown = JSON.parse((await keys("list", "--json")).stdout);
    expect(listed)
      .to.have.nested.property("[0]")
      .that.deep.includes({
        account: "ana@example.com",
        state: "active",
        name: null,
        lastUsedAt: null,
        expiresOn: null,
        revokedAt: null,
        limits: { perMinute: 7, perDay: 90 },
        expiring: [],
      });
  });

  it("list reports that there are none", async () => {
    await (await openStore({ dataDir: folder(), databaseUrl: null })).close();
    expect(await keys("list")).to.deep.equal({
      code: 0,
      stdout: "",
      stderr: "There are no keys yet; recloc keys create makes one.\n",
    });
    expect((await keys("list", "--json")).stdout).to.equal("[]\n");
  });

  it("list does not create a store by looking", async () => {
    const absent = join(folder(), "absent");
    for (const where of [folder(), absent]) {
      expect(await runLine(["keys", "list", "--data-dir", where])).to.deep.equal({
        code: 0,
        stdout: "",
        stderr: `There are no keys yet: ${where} has no store; recloc keys create makes one.\n`,
      });
      expect((await runLine(["keys", "list", "--json", "--data-dir", where])).stdout).to.equal(
        "[]\n",
      );
    }
    expect((await runLine(["keys", "revoke", "rk_nothing", "--data-dir", absent])).stderr).to.equal(
      "recloc: no key has this id or prefix; see recloc keys list\n",
    );
    expect(readdirSync(folder())).to.deep.equal([]);
  });

  it("revoke accepts a prefix", async () => {
    const key = (await keys("create")).stdout.trim();
    const other = (await keys("create")).stdout;
    const prefix = key.slice(0, 11);
    expect(await keys("revoke", prefix)).to.deep.equal({
      code: 0,
      stdout: `${prefix} is revoked\n`,
      stderr: "",
    });
    expect(await isValid(key)).to.equal(false);
    expect(await isValid(other)).to.equal(true);
    expect((await keys("list")).stdout).to.match(/ {2}revoked 2\S+ /);
    expect((await keys("revoke", prefix)).stdout).to.equal(`${prefix} was already revoked\n`);
  });

  it("revoke accepts an id", async () => {
    const key = (await keys("create")).stdout;
    const [, id = ""] = /\n(\S+)/.exec((await keys("list")).stdout) ?? [];
    expect((await keys("revoke", id)).code).to.equal(0);
    expect(await isValid(key)).to.equal(false);
  });

  for (const wrong of ["rk_", "rk_nothing", "", "%", "rk________"])
    it(`revoke refuses the unknown key ${JSON.stringify(wrong)}`, async () => {
      await keys("create");
      expect(await keys("revoke", wrong)).to.deep.equal({
        code: 2,
        stdout: "",
        stderr: "recloc: no key has this id or prefix; see recloc keys list\n",
      });
    });

  it("revoke asks for the id if several keys have the prefix", async () => {
    await keys("create");
    const { default: Database } = await import("libsql");
    const database = new Database(join(folder(), "recloc.db"));
    for (const id of ["1", "2"])
      database.exec(
        `insert into keys (id, created_at) values ('${id}', '2026-01-01');
         insert into key_secrets (digest, key_id, prefix, created_at)
           values ('${id}', '${id}', 'rk_same${id}', '2026-01-01')`,
      );
    database.close();
    const { code, stderr } = await keys("revoke", "rk_same");
    expect(code).to.equal(2);
    expect(stderr).to.equal("recloc: several keys have this prefix; use the id\n");
  });

  it("uses the folder from the environment", async () => {
    const environment = { DATA_DIR: folder() };
    const { stdout } = await runLine(["keys", "create"], { environment });
    expect(await isValid(stdout)).to.equal(true);
  });

  it("reports an unusable folder", async () => {
    const file = join(folder(), "file");
    writeFileSync(file, "");
    expect(await runLine(["keys", "list", "--data-dir", file])).to.deep.equal({
      code: 2,
      stdout: "",
      stderr: `recloc: DATA_DIR must name a writable folder; ${file} cannot be written (EEXIST): give the service's user write access to it and to everything in it, or name another folder\n`,
    });
  });
});
