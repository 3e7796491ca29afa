import { expect } from "chai";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { KeyStore } from "../../src/store/key-store.ts";
import { digestOf } from "../../src/store/secret.ts";
import { temporaryFolder } from "../store/folder.ts";
import { runLine } from "./terminal.ts";

describe("recloc keys", () => {
  const folder = temporaryFolder();

  const keys = (...args: string[]) => runLine(["keys", ...args, "--data-dir", folder()]);

  async function isValid(key: string): Promise<boolean> {
    const store = await KeyStore.open(folder());
    const isHeld = await store.holds(digestOf(key.trim()));
    await store.close();
    return isHeld;
  }

  it("create prints a key that is valid, this once", async () => {
    const { code, stdout, stderr } = await keys("create", "--name", "web shop");
    expect(code).to.equal(0);
    expect(stdout).to.match(/^rk_[\w-]{43}\n$/);
    expect(stderr).to.match(/shown this once/);
    expect(await isValid(stdout)).to.equal(true);
    const list = await keys("list");
    expect(list.stdout).to.match(/^[0-9a-f]{12} {2}rk_[\w-]{8} {2}2\S+Z {2}active {2}web shop\n$/);
    expect(list.stdout).not.to.contain(stdout.trim());
  });

  it("list says where there are none", async () => {
    expect(await keys("list")).to.deep.equal({
      code: 0,
      stdout: "",
      stderr: "There are no keys.\n",
    });
  });

  it("revoke takes a prefix", async () => {
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
    expect((await keys("list")).stdout).to.match(/ revoked 2\S+Z\n/);
    expect((await keys("revoke", prefix)).stdout).to.equal(`${prefix} was revoked before\n`);
  });

  it("revoke takes an id", async () => {
    const key = (await keys("create")).stdout;
    const [id = ""] = (await keys("list")).stdout.split(" ");
    expect((await keys("revoke", id)).code).to.equal(0);
    expect(await isValid(key)).to.equal(false);
  });

  for (const wrong of ["rk_", "rk_nothing", "", "%", "rk________"])
    it(`revoke knows no key ${JSON.stringify(wrong)}`, async () => {
      await keys("create");
      expect(await keys("revoke", wrong)).to.deep.equal({
        code: 2,
        stdout: "",
        stderr: "recloc: no key has this id or prefix; see recloc keys list\n",
      });
    });

  it("revoke asks for the id where several keys have the prefix", async () => {
    await keys("create");
    const { default: Database } = await import("libsql");
    const database = new Database(join(folder(), "recloc.db"));
    for (const id of ["1", "2"])
      database.exec(
        `insert into api_keys values ('${id}', 'rk_same${id}', null, '${id}', '2026-01-01', null)`,
      );
    database.close();
    const { code, stderr } = await keys("revoke", "rk_same");
    expect(code).to.equal(2);
    expect(stderr).to.equal("recloc: several keys have this prefix; give the id\n");
  });

  it("takes the folder from the environment", async () => {
    const environment = { DATA_DIR: folder() };
    const { stdout } = await runLine(["keys", "create"], { environment });
    expect(await isValid(stdout)).to.equal(true);
  });

  it("says so where the folder does not serve", async () => {
    const file = join(folder(), "file");
    writeFileSync(file, "");
    expect(await runLine(["keys", "list", "--data-dir", file])).to.deep.equal({
      code: 2,
      stdout: "",
      stderr: "recloc: DATA_DIR takes a folder that can be written, for the key store\n",
    });
  });
});
