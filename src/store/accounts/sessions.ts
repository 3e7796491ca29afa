import type { Kysely } from "kysely";
import { toAccount, type Account, type ProvenAccount } from "./account.ts";
import { lockAccount } from "./lock-account.ts";
import type { Tables } from "../schema.ts";
import { digestOf, newToken } from "../secret.ts";

/** How long a session lasts, in milliseconds: 14 days. */
export const SESSION_MS = 14 * 24 * 60 * 60 * 1000;

/** The sessions of logged-in accounts. Only the digests of tokens are stored. */
export class Sessions {
  readonly #db: Kysely<Tables>;

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  /**
   * Starts a session and returns its token: 32 random bytes, base64url. Null if the password has changed
   * since it was verified, or the account has been deleted.
   */
  async start({ id, passwordHash }: ProvenAccount): Promise<string | null> {
    const token = newToken();
    const now = Date.now();
    const row = {
      digest: hexOf(token),
      account_id: id,
      created_at: new Date(now).toISOString(),
      expires_at: new Date(now + SESSION_MS).toISOString(),
    };
    return this.#db.transaction().execute(async (db) => {
      // A change of the password waits for the lock, then ends this session, too.
      if (!(await lockAccount(db, id, passwordHash))) return null;
      await db.insertInto("sessions").values(row).execute();
      return token;
    });
  }

  /** The account whose session has this token; null if there is none or it has expired. */
  async find(token: string): Promise<Account | null> {
    const row = await this.#db
      .selectFrom("sessions")
      .innerJoin("accounts", "accounts.id", "sessions.account_id")
      .select(["accounts.id", "accounts.email", "accounts.created_at"])
      .where("digest", "=", hexOf(token))
      .where("expires_at", ">", new Date().toISOString())
      .executeTakeFirst();
    return row === undefined ? null : toAccount(row);
  }

  async end(token: string): Promise<void> {
    await this.#db.deleteFrom("sessions").where("digest", "=", hexOf(token)).execute();
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

function hexOf(token: string): string {
  return digestOf(token).toString("hex");
}
