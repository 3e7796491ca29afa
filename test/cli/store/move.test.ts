import { expect } from "chai";
import { openStore } from "../../../src/store/store.ts";
import { temporaryFolder } from "../../store/folder.ts";
import { usePostgres } from "../../store/postgres.ts";
import { runLine } from "../terminal.ts";

describe("recloc store move", () => {
  const folder = temporaryFolder();
  const url = usePostgres();
  const move = (environment: Readonly<Record<string, string>>) =>
    runLine(["store", "move", "--data-dir", folder()], { environment });

  async function makeStore(): Promise<void> {
    const store = await openStore({ dataDir: folder(), databaseUrl: null });
    await store.keys.create({ name: "shop" });
    await store.close();
  }

  it("prints the rows of each table, once: a second time the database is in use", async () => {
    await makeStore();
    const { code, stdout, stderr } = await move({ DATABASE_URL: url() });
    expect(code).to.equal(0);
    expect(stdout).to.match(/^TABLE +ROWS\naccounts +0\n(?:\w+ +\d\n)*keys +1\nkey_secrets +1\n/);
    expect(stderr).to.equal(
      `${folder()} is unchanged. Start the service with this DATABASE_URL.\n`,
    );
    const again = await move({ DATABASE_URL: url() });
    expect({ code: again.code, stdout: again.stdout }).to.deep.equal({ code: 2, stdout: "" });
    expect(again.stderr).to.contain("its table keys is not empty; name an empty one");
  });

  it("says which setting to change, without an address", async () => {
    const nowhere = "postgres://recloc:secret@127.0.0.1:1/recloc";
    const absent = await move({ DATABASE_URL: url() });
    expect(absent.code).to.equal(2);
    expect(absent.stderr).to.match(/^recloc: DATA_DIR contains no store: /);
    await makeStore();
    const unset = await move({});
    expect(unset.code).to.equal(2);
    expect(unset.stderr).to.contain("set DATABASE_URL to the empty PostgreSQL database");
    const closed = await move({ DATABASE_URL: nowhere });
    expect(closed.code).to.equal(2);
    expect(closed.stderr)
      .to.contain("DATABASE_URL must name a usable PostgreSQL database: no server is listening")
      .and.not.contain("secret");
  });
});
