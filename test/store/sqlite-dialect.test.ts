import { expect } from "chai";
import { Kysely } from "kysely";
import Database from "libsql";
import { LibsqlDialect } from "../../src/store/engines/sqlite-dialect.ts";

describe("A statement of SQLite that fails", () => {
  it("leaves no transaction open, so that the next one is written", async () => {
    const database = new Database(":memory:");
    const db = new Kysely<{ keys: { id: string } }>({ dialect: new LibsqlDialect({ database }) });
    try {
      await db.schema
        .createTable("keys")
        .addColumn("id", "text", (column) => column.primaryKey())
        .execute();
      const insert = (id: string) => db.insertInto("keys").values({ id }).execute();
      await insert("a");
      const error: unknown = await insert("a").catch((reason: unknown) => reason);
      expect(error).to.have.property("code").that.contains("SQLITE_CONSTRAINT");
      expect(database.inTransaction).to.equal(false);
      await insert("b");
      expect(await db.selectFrom("keys").select("id").orderBy("id").execute()).to.deep.equal([
        { id: "a" },
        { id: "b" },
      ]);
    } finally {
      await db.destroy();
    }
  });
});
