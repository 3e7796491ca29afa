import type { Kysely, Migration } from "kysely";

/** A key as the store keeps it. Times are ISO 8601, UTC. */
export interface ApiKeyRow {
  readonly id: string;
  /** The first characters of the key. */
  readonly prefix: string;
  readonly name: string | null;
  /** SHA-256 of the key, hexadecimal. */
  readonly digest: string;
  readonly created_at: string;
  readonly revoked_at: string | null;
}

/** The tables of the store. */
export interface Tables {
  readonly api_keys: ApiKeyRow;
}

/** In order of their names; each holds for SQLite and PostgreSQL alike, and is never edited. */
export const migrations: Readonly<Record<string, Migration>> = {
  "0001-api-keys": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("api_keys")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("prefix", "text", (column) => column.notNull())
        .addColumn("name", "text")
        .addColumn("digest", "text", (column) => column.notNull().unique())
        .addColumn("created_at", "text", (column) => column.notNull())
        .addColumn("revoked_at", "text")
        .execute();
    },
  },
};
