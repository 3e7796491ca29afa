import type { Kysely } from "kysely";
import { randomBytes } from "node:crypto";
import { openDatabase } from "./database.ts";
import type { Tables } from "./schema.ts";
import { digestOf, isSameDigest, newKey, shownPart } from "./secret.ts";

/** What is known of a key; never the key itself. Times are ISO 8601, UTC. */
export interface KeyRecord {
  readonly id: string;
  readonly prefix: string;
  readonly name: string | null;
  readonly createdAt: string;
  readonly revokedAt: string | null;
}

/** The keys that are kept on disk, by their digests. */
export class KeyStore {
  readonly #db: Kysely<Tables>;

  private constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  /** Opens the store in a folder; makes it where there is none. */
  static async open(folder: string): Promise<KeyStore> {
    return new KeyStore(await openDatabase(folder));
  }

  async close(): Promise<void> {
    await this.#db.destroy();
  }

  /** Makes a key and returns it: this is the only time it is seen. */
  async create(name: string | null): Promise<string> {
    const key = newKey();
    await this.#db
      .insertInto("api_keys")
      .values({
        id: randomBytes(6).toString("hex"),
        prefix: shownPart(key),
        name,
        digest: digestOf(key).toString("hex"),
        created_at: new Date().toISOString(),
        revoked_at: null,
      })
      .execute();
    return key;
  }

  /** All keys, revoked ones too, the oldest first. */
  async list(): Promise<readonly KeyRecord[]> {
    const rows = await this.#db
      .selectFrom("api_keys")
      .selectAll()
      .orderBy("created_at")
      .orderBy("id")
      .execute();
    return rows.map(({ id, prefix, name, created_at, revoked_at }) => ({
      id,
      prefix,
      name,
      createdAt: created_at,
      revokedAt: revoked_at,
    }));
  }

  /** Whether no key was ever made here. */
  async isEmpty(): Promise<boolean> {
    const row = await this.#db.selectFrom("api_keys").select("id").limit(1).executeTakeFirst();
    return row === undefined;
  }

  /** Revokes the key with this id; false where there is none, or it is revoked already. */
  async revoke(id: string): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable("api_keys")
      .set({ revoked_at: new Date().toISOString() })
      .where("id", "=", id)
      .where("revoked_at", "is", null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** Whether the key with this digest was made here and not revoked. */
  async holds(digest: Buffer): Promise<boolean> {
    const row = await this.#db
      .selectFrom("api_keys")
      .select("digest")
      .where("digest", "=", digest.toString("hex"))
      .where("revoked_at", "is", null)
      .executeTakeFirst();
    return row !== undefined && isSameDigest(Buffer.from(row.digest, "hex"), digest);
  }
}
