import { sql, type Kysely } from "kysely";
import { toAccount, type Account, type ProvenAccount } from "./account.ts";
import { lockAccount } from "./lock-account.ts";
import { hasSecondFactor } from "./factor-rows.ts";
import type { Tables } from "../schema.ts";
import { digestOf, isId, newToken } from "../secret.ts";
import { isUnavailable } from "../unavailable.ts";

/** How long a session lasts, in milliseconds: 14 days. */
export const SESSION_MS = 14 * 24 * 60 * 60 * 1000;

/** How long a session lasts without a request, in milliseconds: 3 days, longer than a weekend. */
const IDLE_MS = 3 * 24 * 60 * 60 * 1000;

/** The precision of the last use of a session, in milliseconds: otherwise every request would write. */
const USE_MS = 60 * 60 * 1000;

/**
 * How much of a digest identifies a session to its owner: enough to tell sessions apart, useless to
 * others.
 */
const ID_LENGTH = 12;

/** A session, for its owner. Times are ISO 8601, UTC. */
export interface SessionRecord {
  readonly id: string;
  readonly createdAt: string;
  /** Delayed by up to an hour; null: not known. */
  readonly lastUsedAt: string | null;
  /** Whether it is the session that asks. */
  readonly isCurrent: boolean;
}

/** Sessions that were last used then or earlier have ended. */
export function idleSince(now: number): string {
  return new Date(now - IDLE_MS).toISOString();
}

/** The sessions of logged-in accounts. Only the digests of tokens are stored. */
export class Sessions {
  readonly #db: Kysely<Tables>;

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  /**
   * Starts a session and returns its token: 32 random bytes, base64url. Null if the password has changed
   * since it was verified, or the account has been deleted, or has a second factor that is not proved.
   *
   * @param hasProvedFactor whether a code of the second factor has been accepted
   */
  async start(
    { id, passwordHash }: ProvenAccount,
    hasProvedFactor = false,
  ): Promise<string | null> {
    const token = newToken();
    const now = Date.now();
    const row = {
      digest: hexOf(token),
      account_id: id,
      created_at: new Date(now).toISOString(),
      expires_at: new Date(now + SESSION_MS).toISOString(),
      last_used_at: new Date(now).toISOString(),
    };
    return this.#db.transaction().execute(async (db) => {
      // A change of the password waits for the lock, then ends this session too.
      if (!(await lockAccount(db, id, passwordHash))) return null;
      if (!hasProvedFactor && (await hasSecondFactor(db, id))) return null;
      await db.insertInto("sessions").values(row).execute();
      return token;
    });
  }

  /** The account whose session has this token; null if there is none, or it has expired or was not used for 3 days. */
  async find(token: string): Promise<Account | null> {
    const now = Date.now();
    const row = await this.#db
      .selectFrom("sessions")
      .innerJoin("accounts", "accounts.id", "sessions.account_id")
      .select(["accounts.id", "accounts.email", "accounts.created_at", "last_used_at"])
      .where("digest", "=", hexOf(token))
      .where("expires_at", ">", new Date(now).toISOString())
      .where(isUsedAfter(idleSince(now)))
      .executeTakeFirst();
    if (row === undefined) return null;
    if (row.last_used_at === null || row.last_used_at < new Date(now - USE_MS).toISOString())
      await this.#use(token, now);
    return toAccount(row);
  }

  /** The sessions of an account that have not ended, newest first. */
  async list(accountId: string, currentToken: string): Promise<readonly SessionRecord[]> {
    const now = Date.now();
    const rows = await this.#db
      .selectFrom("sessions")
      .select(["digest", "created_at", "last_used_at"])
      .where("account_id", "=", accountId)
      .where("expires_at", ">", new Date(now).toISOString())
      .where(isUsedAfter(idleSince(now)))
      .orderBy("created_at", "desc")
      .orderBy("digest")
      .execute();
    const current = hexOf(currentToken);
    return rows.map(({ digest, created_at, last_used_at }) => ({
      id: digest.slice(0, ID_LENGTH),
      createdAt: created_at,
      lastUsedAt: last_used_at,
      isCurrent: digest === current,
    }));
  }

  /** Ends a session of an account; false if it has none with this id. */
  async endById(accountId: string, id: string): Promise<boolean> {
    if (!isId(id)) return false;
    const { numDeletedRows } = await this.#db
      .deleteFrom("sessions")
      .where("account_id", "=", accountId)
      .where("digest", "like", `${id}%`)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  /** Ends all sessions of an account except the one with this token. */
  async endOthers(accountId: string, token: string): Promise<void> {
    await endSessions(this.#db, accountId, token);
  }

  async end(token: string): Promise<void> {
    await this.#db.deleteFrom("sessions").where("digest", "=", hexOf(token)).execute();
  }

  async #use(token: string, now: number): Promise<void> {
    const use = this.#db
      .updateTable("sessions")
      .set({ last_used_at: new Date(now).toISOString() })
      .where("digest", "=", hexOf(token));
    try {
      await use.execute();
    } catch (error) {
      // Nobody should be logged out because a disk is full.
      if (!isUnavailable(error)) throw error;
    }
  }
}

/** Ends all sessions of an account except the one with the given token. */
export async function endSessions(
  db: Kysely<Tables>,
  accountId: string,
  exceptToken: string | null,
): Promise<void> {
  const ofAccount = db.deleteFrom("sessions").where("account_id", "=", accountId);
  const others =
    exceptToken === null ? ofAccount : ofAccount.where("digest", "!=", hexOf(exceptToken));
  await others.execute();
}

function isUsedAfter(time: string) {
  return sql<boolean>`(last_used_at is null or last_used_at > ${time})`;
}

function hexOf(token: string): string {
  return digestOf(token).toString("hex");
}
