import type { Kysely } from "kysely";
import { toAccount, type Account } from "./accounts.ts";
import type { Tables } from "./schema.ts";
import { digestOf, newToken } from "./secret.ts";

/** How long a session lasts, in milliseconds: 14 days. */
export const SESSION_MS = 14 * 24 * 60 * 60 * 1000;

/** Who is logged in. Tokens are kept by their digests only. */
export class Sessions {
  readonly #db: Kysely<Tables>;

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  /** Begins a session and gives back its token: 32 random bytes, base64url. */
  async start(accountId: string): Promise<string> {
    const token = newToken();
    const now = Date.now();
    await this.#db
      .insertInto("sessions")
      .values({
        digest: hexOf(token),
        account_id: accountId,
        created_at: new Date(now).toISOString(),
        expires_at: new Date(now + SESSION_MS).toISOString(),
      })
      .execute();
    return token;
  }

  /** Whose session has this token; null where there is none, or it is over. */
  async find(token: string): Promise<{ readonly account: Account } | null> {
    const row = await this.#db
      .selectFrom("sessions")
      .innerJoin("accounts", "accounts.id", "sessions.account_id")
      .select(["accounts.id", "accounts.email", "accounts.created_at"])
      .where("digest", "=", hexOf(token))
      .where("expires_at", ">", new Date().toISOString())
      .executeTakeFirst();
    return row === undefined ? null : { account: toAccount(row) };
  }

  async end(token: string): Promise<void> {
    await this.#db.deleteFrom("sessions").where("digest", "=", hexOf(token)).execute();
  }

  /** Ends all sessions of an account, but for one where its token is given. */
  async endAll(accountId: string, exceptToken?: string): Promise<void> {
    const ofAccount = this.#db.deleteFrom("sessions").where("account_id", "=", accountId);
    const others =
      exceptToken === undefined ? ofAccount : ofAccount.where("digest", "!=", hexOf(exceptToken));
    await others.execute();
  }
}

function hexOf(token: string): string {
  return digestOf(token).toString("hex");
}
