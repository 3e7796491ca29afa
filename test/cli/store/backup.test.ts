import { expect } from "chai";
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openStore } from "../../../src/store/store.ts";
import { temporaryFolder } from "../../store/folder.ts";
import { runLine } from "../terminal.ts";

describe("recloc backup", () => {
  const folder = temporaryFolder();
  const data = () => join(folder(), "data");
  const backup = (file: string, environment = {}) =>
    runLine(["backup", file, "--data-dir", data()], { environment });

  it("copies the store and says so", async () => {
    await (await openStore({ dataDir: data(), databaseUrl: null })).close();
    const file = join(folder(), "copy.db");
    const { code, stdout, stderr } = await backup(file);
    expect({ code, stderr }).to.deep.equal({ code: 0, stderr: "" });
    expect(stdout).to.match(/copy\.db is a checked copy of the store, \d+ bytes\n$/);
    expect(existsSync(file)).to.equal(true);
  });

  it("says what to do if the copy cannot be made", async () => {
    await (await openStore({ dataDir: data(), databaseUrl: null })).close();
    const file = join(folder(), "file");
    writeFileSync(file, "");
    for (const [target, reason] of [
      [file, "exists already, and a backup never replaces a file: name another one"],
      [join(folder(), "none", "copy.db"), "is in a folder that does not exist"],
      [join(file, "copy.db"), "cannot be written (ENOTDIR): name a file elsewhere"],
    ] as const) {
      const { code, stdout, stderr } = await backup(target);
      expect({ code, stdout }).to.deep.equal({ code: 2, stdout: "" });
      expect(stderr).to.contain(`recloc: ${target} ${reason}`);
    }
  });

  it("names a folder without a store, and does not make one there", async () => {
    const { code, stderr } = await backup(join(folder(), "copy.db"));
    expect(code).to.equal(2);
    expect(stderr).to.match(/^recloc: DATA_DIR contains no store: .*\n$/);
    expect(readdirSync(folder())).to.deep.equal([]);
  });

  it("leaves PostgreSQL to its own tools, without its address", async () => {
    const environment = { DATABASE_URL: "postgres://recloc:secret@db.example/recloc" };
    const { code, stderr } = await runLine(["backup", join(folder(), "copy.db")], { environment });
    expect(code).to.equal(2);
    expect(stderr).to.contain("back it up with pg_dump").and.not.contain("secret");
  });
});
