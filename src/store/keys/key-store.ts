import type { Kysely, SelectQueryBuilder } from "kysely";
import { changeKeys, type ChangeFeed } from "../changes/changes.ts";
import { checkKeyName } from "./key-name.ts";
import { checkLimits, NO_LIMITS, type KeyLimits } from "./limits.ts";
import { lockAccount } from "../accounts/lock-account.ts";
import { RuleError } from "../rule-error.ts";
import type { KeyRow, KeySecretRow, Tables } from "../schema.ts";
import { digestOf, isId, newId, newKey, shownPart } from "../secret.ts";

/** The most keys an account can have that are not revoked. */
export const MOST_KEYS = 100;
/** The most secrets of a key that hold at once: the one that stays, and rotated ones. */
export const MOST_SECRETS = 5;

/** What is known of a key; never the key itself. Times are ISO 8601, UTC. */
export interface KeyRecord {
  readonly id: string;
  /** Null: of no account. */
  readonly accountId: string | null;
  readonly name: string | null;
  /** The first characters of the key, as it is since it was last rotated. */
  readonly prefix: string;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
  readonly revokedAt: string | null;
  readonly limits: KeyLimits;
  /** What the key was before, while that still holds. */
  readonly expiring: readonly ExpiringSecret[];
}

export interface ExpiringSecret {
  readonly prefix: string;
  readonly expiresAt: string;
}

/** A key as it is seen this once, and what stays known of it. */
export interface MadeKey {
  readonly key: string;
  readonly record: KeyRecord;
}

/** What a valid key gives. */
export interface KeyGrant {
  readonly id: string;
  /** Null: of no account, as fixed keys are. */
  readonly accountId: string | null;
  /** Whether the settings name the key: it has no limits, and its usage is not counted. */
  readonly fixed: boolean;
  readonly limits: KeyLimits;
  /** When what was sent no longer holds, because the key was rotated. */
  readonly expiresAt: string | null;
}

export interface KeyWish {
  readonly name: string | null;
  /** Absent: for nobody's account. */
  readonly accountId?: string | null;
  /** Absent: none. */
  readonly limits?: KeyLimits;
}

/** The keys of the store, kept by their digests. */
export class KeyStore {
  readonly #db: Kysely<Tables>;
  readonly #feed: ChangeFeed;

  constructor(db: Kysely<Tables>, feed: ChangeFeed) {
    this.#db = db;
    this.#feed = feed;
  }

  /**
   * Makes a key and gives it back: this is the only time it is seen.
   *
   * @throws RuleError for a name or limits that are none, or where the account has all its keys
   */
  async create({ name, accountId = null, limits = NO_LIMITS }: KeyWish): Promise<MadeKey> {
    if (name !== null) checkKeyName(name);
    checkLimits(limits);
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
    };
    const { key, secret } = newSecret(row.id, now);
    await this.#db.transaction().execute(async (db) => {
      if (accountId !== null) await checkRoom(db, accountId);
      await db.insertInto("keys").values(row).execute();
      await db.insertInto("key_secrets").values(secret).execute();
    });
    const record = await this.get(row.id);
    if (record === null) throw new Error("The key was deleted as it was made");
    return { key, record };
  }

  /** Gives a key another name; false where there is none with this id. */
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

  /** Gives a key other limits; false where there is none with this id. */
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
   * Changes what has to be sent to use a key. Its limits and its usage go on.
   *
   * @param graceMs for how long what it was before still holds, in milliseconds; 0 ends it at once,
   *   and all that it was before that
   * @returns the key, this once; null where there is none with this id, or it is revoked
   * @throws RuleError where it was rotated too often within the grace periods
   */
  async rotate(id: string, graceMs: number): Promise<MadeKey | null> {
    if (!isId(id)) return null;
    const now = new Date();
    const until = new Date(now.getTime() + graceMs).toISOString();
    const { key, secret } = newSecret(id, now.toISOString());
    const isRotated = await changeKeys(this.#db, this.#feed, async (db) => {
      if (!(await lockKey(db, id))) return false;
      // An end that is now would be one only where all clocks agree.
      if (graceMs === 0) await db.deleteFrom("key_secrets").where("key_id", "=", id).execute();
      else await endSecrets(db, id, until);
      await checkSecrets(db, id, now.toISOString());
      await db.insertInto("key_secrets").values(secret).execute();
      return true;
    });
    const record = isRotated ? await this.get(id) : null;
    return record === null ? null : { key, record };
  }

  /** Revokes the key with this id; false where there is none, or it is revoked already. */
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

  /** All keys, revoked ones too, the oldest first. */
  list(): Promise<readonly KeyRecord[]> {
    return this.#records(this.#keys());
  }

  /** All keys of an account, revoked ones too, the oldest first. */
  ofAccount(accountId: string): Promise<readonly KeyRecord[]> {
    return this.#records(this.#keys().where("account_id", "=", accountId));
  }

  /** The key with this id. */
  async get(id: string): Promise<KeyRecord | null> {
    if (!isId(id)) return null;
    const [record = null] = await this.#records(this.#keys().where("keys.id", "=", id));
    return record;
  }

  /** What the key with this digest gives, where it is neither revoked nor expired. */
  async find(digest: Buffer): Promise<KeyGrant | null> {
    const row = await this.#db
      .selectFrom("key_secrets")
      .innerJoin("keys", "keys.id", "key_secrets.key_id")
      .select(["keys.id", "account_id", "limit_minute", "limit_day", "expires_at"])
      .where("digest", "=", digest.toString("hex"))
      .where("revoked_at", "is", null)
      .executeTakeFirst();
    if (row === undefined || isPast(row.expires_at)) return null;
    const { id, account_id: accountId, expires_at: expiresAt } = row;
    return { id, accountId, fixed: false, limits: toLimits(row), expiresAt };
  }

  /** Whether there is no key, not even a revoked one. */
  async isEmpty(): Promise<boolean> {
    const row = await this.#db.selectFrom("keys").select("id").limit(1).executeTakeFirst();
    return row === undefined;
  }

  #keys(): RecordQuery {
    return this.#db.selectFrom("keys").innerJoin("key_secrets", "key_id", "keys.id");
  }

  /** In one query, so that a rotation in the meantime is seen whole or not at all. */
  async #records(query: RecordQuery): Promise<readonly KeyRecord[]> {
    const now = new Date().toISOString();
    const rows = await query
      .select(["keys.id", "account_id", "name", "keys.created_at", "last_used_at", "revoked_at"])
      .select(["limit_minute", "limit_day", "prefix", "expires_at"])
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
      expiring: secrets.flatMap(({ prefix, expires_at }) =>
        expires_at !== null && expires_at > now ? [{ prefix, expiresAt: expires_at }] : [],
      ),
    }));
}

function toLimits(row: Pick<KeyRow, "limit_minute" | "limit_day">): KeyLimits {
  return { perMinute: row.limit_minute, perDay: row.limit_day };
}

/** Whether a secret expired; one without an end never does. */
export function isPast(expiresAt: string | null): boolean {
  return expiresAt !== null && Date.parse(expiresAt) <= Date.now();
}

function newSecret(id: string, now: string): { key: string; secret: KeySecretRow } {
  const key = newKey();
  const digest = digestOf(key).toString("hex");
  const prefix = shownPart(key);
  return { key, secret: { digest, key_id: id, prefix, created_at: now, expires_at: null } };
}

/** Lets one change of an account's keys wait for the other. */
async function checkRoom(db: Kysely<Tables>, accountId: string): Promise<void> {
  await lockAccount(db, accountId);
  const { count } = await db
    .selectFrom("keys")
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .where("account_id", "=", accountId)
    .where("revoked_at", "is", null)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_KEYS)
    throw new RuleError("keys", `An account has at most ${MOST_KEYS} keys: revoke one first`);
}

/** Locks a key against other changes; false where there is none, or it is revoked. */
async function lockKey(db: Kysely<Tables>, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("keys")
    .set((row) => ({ name: row.ref("name") }))
    .where("id", "=", id)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Lets the secrets of a key hold until a time at most. */
async function endSecrets(db: Kysely<Tables>, id: string, until: string): Promise<void> {
  await db
    .updateTable("key_secrets")
    .set({ expires_at: until })
    .where("key_id", "=", id)
    .where((where) => where.or([where("expires_at", "is", null), where("expires_at", ">", until)]))
    .execute();
}

/** Without a bound, rotating without end would fill the store. */
async function checkSecrets(db: Kysely<Tables>, id: string, now: string): Promise<void> {
  const held = await db
    .selectFrom("key_secrets")
    .select("digest")
    .where("key_id", "=", id)
    .where("expires_at", ">", now)
    .execute();
  if (held.length >= MOST_SECRETS)
    throw new RuleError(
      "keys",
      `A key has at most ${MOST_SECRETS} earlier values that still hold: rotate it without a grace ` +
        "period, which ends them",
    );
}
