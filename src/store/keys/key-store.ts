import type { Kysely, SelectQueryBuilder } from "kysely";
import { changeKeys, type ChangeFeed } from "../changes/changes.ts";
import { checkExpiry } from "./expiry.ts";
import { checkKeyName } from "./key-name.ts";
import { checkLimits, NO_LIMITS, type KeyLimits } from "./limits.ts";
import { checkKeyCount, checkSecretCount, expireSecrets, lockKey, newSecret } from "./key-rows.ts";
import type { KeyRow, KeySecretRow, Tables } from "../schema.ts";
import { isId, newId } from "../secret.ts";

/** What the store knows about a key, never the key itself. Times are ISO 8601, UTC. */
export interface KeyRecord {
  readonly id: string;
  /** Null: belongs to no account. */
  readonly accountId: string | null;
  readonly name: string | null;
  /** The first characters of the current secret. */
  readonly prefix: string;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
  readonly revokedAt: string | null;
  readonly limits: KeyLimits;
  /** The last day on which the key is valid, YYYY-MM-DD, UTC; null: it does not expire. */
  readonly expiresOn: string | null;
  /** Earlier secrets that are still valid. */
  readonly expiring: readonly ExpiringSecret[];
}

export interface ExpiringSecret {
  readonly prefix: string;
  readonly expiresAt: string;
}

/** A new key, shown only once, and its record. */
export interface CreatedKey {
  readonly key: string;
  readonly record: KeyRecord;
}

/** What a key grants that is known, not revoked, and whose secret has not expired. */
export interface KeyGrant {
  readonly id: string;
  /** Null: belongs to no account, like fixed keys. */
  readonly accountId: string | null;
  /** Whether the key is from the settings: it has no limits, and its usage is not counted. */
  readonly fixed: boolean;
  readonly limits: KeyLimits;
  /** The last day on which the key is valid, YYYY-MM-DD, UTC; null: it does not expire. */
  readonly expiresOn: string | null;
  /** When the secret expires because the key was rotated; null: never. */
  readonly expiresAt: string | null;
}

export interface KeyOptions {
  readonly name: string | null;
  /** Default: no account. */
  readonly accountId?: string | null;
  /** Default: none. */
  readonly limits?: KeyLimits;
  /** The last day on which the key is valid, YYYY-MM-DD, UTC. Default: it does not expire. */
  readonly expiresOn?: string | null;
}

/** The keys of the store, which keeps only their digests. */
export class KeyStore {
  readonly #db: Kysely<Tables>;
  readonly #feed: ChangeFeed;

  constructor(db: Kysely<Tables>, feed: ChangeFeed) {
    this.#db = db;
    this.#feed = feed;
  }

  /**
   * Creates a key and returns it; this is the only time it can be seen.
   *
   * @throws RuleError if the name, the limits or the expiry are not acceptable, or the account has too
   *   many keys
   */
  async create(options: KeyOptions): Promise<CreatedKey> {
    const { name, accountId = null, limits = NO_LIMITS, expiresOn = null } = options;
    if (name !== null) checkKeyName(name);
    checkLimits(limits);
    if (expiresOn !== null) checkExpiry(expiresOn);
    const now = new Date().toISOString();
    const row = {
      id: newId(),
      account_id: accountId,
      name,
      created_at: now,
      last_used_at: null,
      revoked_at: null,
      limit_minute: limits.perMinute,
      limit_day: limits.perDay,
      expires_on: expiresOn,
    };
    const { key, row: secret } = newSecret(row.id, now);
    await this.#db.transaction().execute(async (db) => {
      if (accountId !== null) await checkKeyCount(db, accountId);
      await db.insertInto("keys").values(row).execute();
      await db.insertInto("key_secrets").values(secret).execute();
    });
    const record = await this.get(row.id);
    if (record === null) throw new Error("The key was deleted while it was being created");
    return { key, record };
  }

  /** Renames a key; false if there is none with this id. */
  async rename(id: string, name: string): Promise<boolean> {
    checkKeyName(name);
    if (!isId(id)) return false;
    const { numUpdatedRows } = await this.#db
      .updateTable("keys")
      .set({ name })
      .where("id", "=", id)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** Changes the limits of a key; false if there is none with this id. */
  async setLimits(id: string, limits: KeyLimits): Promise<boolean> {
    checkLimits(limits);
    if (!isId(id)) return false;
    const { numUpdatedRows } = await changeKeys(this.#db, this.#feed, (db) =>
      db
        .updateTable("keys")
        .set({ limit_minute: limits.perMinute, limit_day: limits.perDay })
        .where("id", "=", id)
        .executeTakeFirst(),
    );
    return numUpdatedRows > 0n;
  }

  /**
   * Gives a key a new secret. Its limits and its usage continue.
   *
   * @param graceMs how long the previous secret stays valid, in milliseconds; 0 ends all earlier secrets
   *   immediately
   * @returns the key, shown only once; null if there is none with this id, or it is revoked or expired
   * @throws RuleError if it was rotated too often within the grace periods
   */
  async rotate(id: string, graceMs: number): Promise<CreatedKey | null> {
    if (!isId(id)) return null;
    const now = new Date();
    const until = new Date(now.getTime() + graceMs).toISOString();
    const { key, row: secret } = newSecret(id, now.toISOString());
    const isRotated = await changeKeys(this.#db, this.#feed, async (db) => {
      if (!(await lockKey(db, id))) return false;
      // Setting the expiry to now would work only if all clocks agreed.
      if (graceMs === 0) await db.deleteFrom("key_secrets").where("key_id", "=", id).execute();
      else await expireSecrets(db, id, until);
      await checkSecretCount(db, id, now.toISOString());
      await db.insertInto("key_secrets").values(secret).execute();
      return true;
    });
    const record = isRotated ? await this.get(id) : null;
    return record === null ? null : { key, record };
  }

  /** Revokes the key with this id; false if there is none or it is already revoked. */
  async revoke(id: string): Promise<boolean> {
    if (!isId(id)) return false;
    const { numUpdatedRows } = await changeKeys(this.#db, this.#feed, (db) =>
      db
        .updateTable("keys")
        .set({ revoked_at: new Date().toISOString() })
        .where("id", "=", id)
        .where("revoked_at", "is", null)
        .executeTakeFirst(),
    );
    return numUpdatedRows > 0n;
  }

  /** All keys, including revoked ones, oldest first. */
  list(): Promise<readonly KeyRecord[]> {
    return this.#records(this.#keys());
  }

  /** All keys of an account, including revoked ones, oldest first. */
  ofAccount(accountId: string): Promise<readonly KeyRecord[]> {
    return this.#records(this.#keys().where("account_id", "=", accountId));
  }

  /** The key with this id. */
  async get(id: string): Promise<KeyRecord | null> {
    if (!isId(id)) return null;
    const [record = null] = await this.#records(this.#keys().where("keys.id", "=", id));
    return record;
  }

  /**
   * What the key with this digest grants; null if it is unknown or revoked, or its secret has expired. Its
   * `expiresOn` may be over, so that its owner can be told.
   */
  async find(digest: Buffer): Promise<KeyGrant | null> {
    const row = await this.#db
      .selectFrom("key_secrets")
      .innerJoin("keys", "keys.id", "key_secrets.key_id")
      .select(["keys.id", "account_id", "limit_minute", "limit_day", "expires_on", "expires_at"])
      .where("digest", "=", digest.toString("hex"))
      .where("revoked_at", "is", null)
      .executeTakeFirst();
    if (row === undefined || isPast(row.expires_at)) return null;
    const { id, account_id: accountId, expires_at: expiresAt } = row;
    const expiresOn = row.expires_on;
    return { id, accountId, fixed: false, limits: toLimits(row), expiresOn, expiresAt };
  }

  /** Whether there are no keys, not even revoked ones. */
  async isEmpty(): Promise<boolean> {
    const row = await this.#db.selectFrom("keys").select("id").limit(1).executeTakeFirst();
    return row === undefined;
  }

  #keys(): RecordQuery {
    return this.#db.selectFrom("keys").innerJoin("key_secrets", "key_id", "keys.id");
  }

  /** Uses a single query, so that a concurrent rotation is seen completely or not at all. */
  async #records(query: RecordQuery): Promise<readonly KeyRecord[]> {
    const now = new Date().toISOString();
    const rows = await query
      .select(["keys.id", "account_id", "name", "keys.created_at", "last_used_at", "revoked_at"])
      .select(["limit_minute", "limit_day", "expires_on", "prefix", "expires_at"])
      .orderBy("keys.created_at")
      .orderBy("keys.id")
      .orderBy("key_secrets.created_at")
      .execute();
    const byId = new Map<string, RecordRow[]>();
    for (const row of rows) {
      const same = byId.get(row.id);
      if (same === undefined) byId.set(row.id, [row]);
      else same.push(row);
    }
    return [...byId.values()].flatMap((secrets) => toRecord(secrets, now));
  }
}

type RecordQuery = SelectQueryBuilder<Tables, "keys" | "key_secrets", object>;
type RecordRow = KeyRow & Pick<KeySecretRow, "prefix" | "expires_at">;

function toRecord(secrets: readonly RecordRow[], now: string): readonly KeyRecord[] {
  return secrets
    .filter(({ expires_at }) => expires_at === null)
    .map((row) => ({
      id: row.id,
      accountId: row.account_id,
      name: row.name,
      prefix: row.prefix,
      createdAt: row.created_at,
      lastUsedAt: row.last_used_at,
      revokedAt: row.revoked_at,
      limits: toLimits(row),
      expiresOn: row.expires_on,
      expiring: secrets.flatMap(({ prefix, expires_at }) =>
        expires_at !== null && expires_at > now ? [{ prefix, expiresAt: expires_at }] : [],
      ),
    }));
}

function toLimits(row: Pick<KeyRow, "limit_minute" | "limit_day">): KeyLimits {
  return { perMinute: row.limit_minute, perDay: row.limit_day };
}

/** Whether a time has passed; null never does. */
export function isPast(expiresAt: string | null): boolean {
  return expiresAt !== null && Date.parse(expiresAt) <= Date.now();
}
