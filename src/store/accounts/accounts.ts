import type { Kysely } from "kysely";
import { ProvenAccount, toAccount, type Account } from "./account.ts";
import { changeKeys, type ChangeFeed } from "../changes/changes.ts";
import { checkEmail, isEmail, normaliseEmail } from "./email.ts";
import { lockAccount } from "./lock-account.ts";
import { checkPassword, hashPassword, isPasswordOf } from "./password.ts";
import { accountOfReset, addReset, endResets, useReset } from "./resets.ts";
import type { AccountRow, Tables } from "../schema.ts";
import { newId } from "../secret.ts";
import { endUnconfirmed } from "./factor-rows.ts";
import { endSessions } from "./sessions.ts";

/** What must be true for a password to be replaced. */
interface Conditions {
  /** The current hash must equal this one. */
  readonly known?: string;
  /** This token to set a password must not have been used. */
  readonly token?: string;
  /** The token of a session to keep. */
  readonly exceptToken?: string | null;
}

export class Accounts {
  readonly #db: Kysely<Tables>;
  readonly #feed: ChangeFeed;

  constructor(db: Kysely<Tables>, feed: ChangeFeed) {
    this.#db = db;
    this.#feed = feed;
  }

  /**
   * Creates an account; null if the email address already has one.
   *
   * @throws RuleError if the email address or the password is not acceptable
   */
  async create(email: string, password: string): Promise<ProvenAccount | null> {
    const address = normaliseEmail(email);
    checkEmail(address);
    checkPassword(password, address);
    const row: AccountRow = {
      id: newId(),
      email: address,
      password_hash: await hashPassword(password),
      created_at: new Date().toISOString(),
    };
    const { numInsertedOrUpdatedRows = 0n } = await this.#db
      .insertInto("accounts")
      .values(row)
      .onConflict((conflict) => conflict.column("email").doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows > 0n ? new ProvenAccount(row) : null;
  }

  /** The account with this email and password; null if either is wrong, after the same amount of work. */
  async verify(email: string, password: string): Promise<ProvenAccount | null> {
    const row = await this.#rowOf(email);
    const isRight = await isPasswordOf(row?.password_hash ?? null, password);
    return row !== null && isRight ? new ProvenAccount(row) : null;
  }

  /**
   * Changes a password and ends the account's sessions; false if the current password is wrong or the
   * account does not exist.
   *
   * @param exceptToken the token of a session to keep
   * @throws RuleError if the new password is not acceptable
   */
  async changePassword(
    id: string,
    current: string,
    next: string,
    exceptToken: string | null = null,
  ): Promise<boolean> {
    const row = await this.#row("id", id);
    if (row !== null) checkPassword(next, row.email);
    const isRight = await isPasswordOf(row?.password_hash ?? null, current);
    if (row === null || !isRight) return false;
    // If two changes compete, the second no longer matches the current hash.
    return this.#replace(id, next, { known: row.password_hash, exceptToken });
  }

  /**
   * Sets a password without checking the current one, and ends the account's sessions; false if the
   * account does not exist.
   *
   * @throws RuleError if the password is not acceptable
   */
  async setPassword(id: string, password: string): Promise<boolean> {
    const row = await this.#row("id", id);
    if (row === null) return false;
    checkPassword(password, row.email);
    return this.#replace(id, password);
  }

  /**
   * Makes a token with which a new password can be set once, within half an hour; null if no account has
   * this email address.
   */
  async startReset(email: string): Promise<{ token: string; account: Account } | null> {
    const row = await this.#rowOf(email);
    if (row === null) return null;
    return { token: await addReset(this.#db, row.id), account: toAccount(row) };
  }

  /**
   * Sets a new password with a token, and ends the sessions and other tokens of the account.
   *
   * @returns the id of the account; null if the token is unknown, used or expired
   * @throws RuleError if the password is not acceptable; the token stays valid
   */
  async finishReset(token: string, password: string): Promise<string | null> {
    const row = await accountOfReset(this.#db, token);
    if (row === null) return null;
    checkPassword(password, row.email);
    return (await this.#replace(row.id, password, { token })) ? row.id : null;
  }

  /** Deletes an account with its keys, their usage and its sessions; false if it does not exist. */
  async delete(id: string): Promise<boolean> {
    // The foreign keys delete the rows that belong to the account.
    const { numDeletedRows } = await changeKeys(this.#db, this.#feed, (db) =>
      db.deleteFrom("accounts").where("id", "=", id).executeTakeFirst(),
    );
    return numDeletedRows > 0n;
  }

  /** The account with this email address, ignoring case. */
  async find(email: string): Promise<Account | null> {
    const row = await this.#rowOf(email);
    return row === null ? null : toAccount(row);
  }

  /** All accounts, oldest first. */
  async list(): Promise<readonly Account[]> {
    const rows = await this.#db
      .selectFrom("accounts")
      .selectAll()
      .orderBy("created_at")
      .orderBy("id")
      .execute();
    return rows.map(toAccount);
  }

  /** Replaces the hash, and ends sessions and links to set a password. */
  async #replace(
    id: string,
    password: string,
    { known, token, exceptToken = null }: Conditions = {},
  ): Promise<boolean> {
    const password_hash = await hashPassword(password);
    return this.#db.transaction().execute(async (db) => {
      if (!(await lockAccount(db, id, known))) return false;
      if (token !== undefined && !(await useReset(db, token))) return false;
      await db.updateTable("accounts").set({ password_hash }).where("id", "=", id).execute();
      await endSessions(db, id, exceptToken);
      await endResets(db, id);
      await endUnconfirmed(db, id);
      return true;
    });
  }

  /** Does not query for an email that no account can have: the database might reject it. */
  async #rowOf(email: string): Promise<AccountRow | null> {
    const address = normaliseEmail(email);
    return isEmail(address) ? this.#row("email", address) : null;
  }

  async #row(column: "id" | "email", value: string): Promise<AccountRow | null> {
    const query = this.#db.selectFrom("accounts").selectAll().where(column, "=", value);
    return (await query.executeTakeFirst()) ?? null;
  }
}
