import { expect } from "chai";
import pg from "pg";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { PassThrough, Readable } from "node:stream";
import { codeAt } from "../store/app-code.ts";
import { digestOf } from "../../src/store/secret.ts";
import { openStore, type Store } from "../../src/store/store.ts";
import { temporaryFolder } from "../store/folder.ts";
import { usePostgres } from "../store/postgres.ts";
import { makeIo, runLine } from "./terminal.ts";
import { run } from "../../src/cli/run.ts";

const EMAIL = "ana@example.com";
const PASSWORD = "an invented password";
const TOO_COMMON =
  "This is one of the most common passwords, which attackers try first: choose a longer, less common one";

describe("recloc accounts", () => {
  const folder = temporaryFolder();

  const accounts = (args: readonly string[], sent = "") =>
    runLine(["accounts", ...args, "--data-dir", folder()], { stdin: Readable.from([sent]) });
  const create = () => accounts(["create", EMAIL], `${PASSWORD}\n`);

  async function onStore<T>(look: (store: Store) => Promise<T>): Promise<T> {
    const store = await openStore({ dataDir: folder(), databaseUrl: null });
    try {
      return await look(store);
    } finally {
      await store.close();
    }
  }

  it("create uses the password from standard input", async () => {
    expect(await create()).to.deep.equal({
      code: 0,
      stdout: `${EMAIL} now has an account\n`,
      stderr: "",
    });
    const account = await onStore((store) => store.accounts.verify(EMAIL, PASSWORD));
    expect(account?.email).to.equal(EMAIL);
    const { stdout } = await accounts(["list"]);
    expect(stdout).to.match(/^ID .*\n[0-9a-f]{12} {2}2\S+ \d\d:\d\d +ana@example\.com\n$/);
  });

  it("create prompts at a terminal without echoing the answer", async () => {
    const stdin = Object.assign(new PassThrough(), { isTTY: true });
    const { io, stdout, stderr } = makeIo({ stdin });
    const code = run(["accounts", "create", EMAIL, "--data-dir", folder()], io);
    while (stderr() === "") await new Promise((resolve) => setTimeout(resolve, 5));
    stdin.write(`${PASSWORD}\r`);
    expect(await code).to.equal(0);
    expect(stderr()).to.equal("Password: \n");
    expect(stdout()).to.equal(`${EMAIL} now has an account\n`);
    const account = await onStore((store) => store.accounts.verify(EMAIL, PASSWORD));
    expect(account).not.to.equal(null);
  });

  it("create gives up if the terminal is closed", async () => {
    const stdin = Object.assign(new PassThrough(), { isTTY: true });
    const { io, stderr } = makeIo({ stdin });
    const code = run(["accounts", "create", EMAIL, "--data-dir", folder()], io);
    while (stderr() === "") await new Promise((resolve) => setTimeout(resolve, 5));
    stdin.end();
    expect(await code).to.equal(2);
    expect(stderr()).to.contain("recloc: no password was given\n");
  });

  it("--password-stdin does not prompt", async () => {
    const stdin = Object.assign(Readable.from([`${PASSWORD}\n`]), { isTTY: true });
    const args = ["accounts", "create", EMAIL, "--password-stdin", "--data-dir", folder()];
    expect(await runLine(args, { stdin })).to.include({ code: 0, stderr: "" });
  });

  for (const [email, sent, message] of [
    [EMAIL, "", "no password was given"],
    [EMAIL, "short\n", "A password has 10 to 200 characters"],
    [EMAIL, `${EMAIL}\n`, "A password must not be the email address"],
    [EMAIL, "Password123\n", TOO_COMMON],
    [EMAIL, `${" ".repeat(12)}\n`, "A password must contain more than spaces: add a few words"],
    ["ana", PASSWORD, "An email address has one @, no spaces and at most 254 characters"],
  ] as const)
    it(`create refuses ${email} and ${JSON.stringify(sent)}`, async () => {
      expect(await accounts(["create", email], sent)).to.deep.equal({
        code: 2,
        stdout: "",
        stderr: `recloc: ${message}\n`,
      });
    });

  it("create refuses an email address that already has an account", async () => {
    await create();
    const { code, stderr } = await create();
    expect(code).to.equal(2);
    expect(stderr).to.equal("recloc: this email address already has an account\n");
  });

  it("password sets a new password and ends the sessions", async () => {
    await create();
    const token = await onStore(async (store) => {
      const account = await store.accounts.verify(EMAIL, PASSWORD);
      return account && store.sessions.start(account);
    });
    expect(token).to.be.a("string");
    const { code, stdout } = await accounts(["password", "ANA@example.com"], "another password\n");
    expect(code).to.equal(0);
    expect(stdout).to.equal(`${EMAIL} now has a new password\n`);
    await onStore(async (store) => {
      expect(await store.accounts.verify(EMAIL, PASSWORD)).to.equal(null);
      expect(await store.accounts.verify(EMAIL, "another password")).not.to.equal(null);
      expect(await store.sessions.find(token ?? "")).to.equal(null);
    });
  });

  it("password refuses a common password and keeps the old one", async () => {
    await create();
    const { code, stderr } = await accounts(["password", EMAIL], "qwertyuiop\n");
    expect(code).to.equal(2);
    expect(stderr).to.equal(`recloc: ${TOO_COMMON}\n`);
    const account = await onStore((store) => store.accounts.verify(EMAIL, PASSWORD));
    expect(account).not.to.equal(null);
  });

  it("factor-off turns the second factor off, and says whether there was one", async () => {
    await create();
    await onStore(async ({ accounts: all, secondFactors }) => {
      const account = await all.find(EMAIL);
      if (account === null) throw new Error("there is no account");
      const { secret = "" } = (await secondFactors.start(account)) ?? {};
      await secondFactors.confirm(account.id, codeAt(secret, Date.now()), null);
    });
    const off = await accounts(["factor-off", EMAIL]);
    expect(off.stdout).to.equal(`${EMAIL} now logs in without a second factor\n`);
    const again = await accounts(["factor-off", EMAIL]);
    expect(again).to.include({ code: 0, stdout: `${EMAIL} has no second factor\n` });
    const unknown = await accounts(["factor-off", "bob@example.com"]);
    expect(unknown.code).to.equal(2);
  });

  it("delete also deletes the keys", async () => {
    await create();
    const args = ["keys", "create", "--account", EMAIL, "--data-dir", folder()];
    const digest = digestOf((await runLine(args)).stdout.trim());
    expect(await onStore((store) => store.keys.find(digest))).not.to.equal(null);
    expect((await accounts(["delete", EMAIL])).stdout).to.equal(`${EMAIL} has been deleted\n`);
    expect(await onStore((store) => store.keys.find(digest))).to.equal(null);
    expect(await accounts(["list"])).to.deep.equal({
      code: 0,
      stdout: "",
      stderr: "There are no accounts yet; recloc accounts create makes one.\n",
    });
  });

  it("list prints JSON, and creates no store by looking", async () => {
    const absent = join(folder(), "absent");
    expect((await runLine(["accounts", "list", "--data-dir", absent])).stderr).to.equal(
      `There are no accounts yet: ${absent} has no store.\n`,
    );
    expect((await runLine(["accounts", "list", "--json", "--data-dir", absent])).stdout).to.equal(
      "[]\n",
    );
    expect(existsSync(absent)).to.equal(false);
    await accounts(["create", EMAIL], `${PASSWORD}\n`);
    const listed: unknown = JSON.parse((await accounts(["list", "--json"])).stdout);
    expect(listed).to.have.nested.property("[0].email", EMAIL);
  });

  for (const command of ["delete", "password"])
    it(`${command} refuses an unknown email address`, async () => {
      const { code, stderr } = await accounts([command, EMAIL], `${PASSWORD}\n`);
      expect(code).to.equal(2);
      expect(stderr).to.equal(
        "recloc: no account has this email address; see recloc accounts list\n",
      );
    });

  describe("in PostgreSQL", () => {
    const url = usePostgres();

    it("are created in the database of DATABASE_URL", async () => {
      const environment = { DATABASE_URL: url() };
      const stdin = Readable.from([PASSWORD]);
      expect((await runLine(["accounts", "create", EMAIL], { environment, stdin })).code).to.equal(
        0,
      );
      const { stdout } = await runLine(["accounts", "list"], { environment });
      expect(stdout).to.contain(EMAIL);
      const made = await runLine(["keys", "create", "--account", EMAIL], { environment });
      expect(made.stdout).to.match(/^rk_/);
    });

    it("report a missing database without showing the password", async () => {
      const nowhere = new URL(url());
      nowhere.pathname = "/nothing";
      nowhere.password = "hidden";
      const environment = { DATABASE_URL: nowhere.href };
      expect(await runLine(["accounts", "list"], { environment })).to.deep.equal({
        code: 2,
        stdout: "",
        stderr:
          "recloc: DATABASE_URL must name a usable PostgreSQL database: there is no such database\n",
      });
    });

    it("report that no server is listening", async () => {
      const environment = { DATABASE_URL: "postgres://u:hidden@127.0.0.1:1/recloc" };
      const { code, stderr } = await runLine(["accounts", "list"], { environment });
      expect(code).to.equal(2);
      expect(stderr).to.match(/a usable PostgreSQL database: no server is listening there\n$/);
    });

    it("report a database of a newer version", async () => {
      const environment = { DATABASE_URL: url() };
      await runLine(["accounts", "list"], { environment });
      const client = new pg.Client(url());
      await client.connect();
      await client.query("insert into kysely_migration values ('9999-future', '2030-01-01')");
      await client.end();
      const { code, stderr } = await runLine(["accounts", "list"], { environment });
      expect(code).to.equal(2);
      expect(stderr).to.match(
        /a usable PostgreSQL database: its contents are from a newer version of Recloc; start that version, or restore .*\n$/,
      );
    });
  });
});
