import type { Kysely } from "kysely";
import { changeKeys, type ChangeFeed } from "./changes.ts";
import { checkPassword, hashPassword, isPasswordOf } from "./password.ts";
import { RuleError } from "./rule-error.ts";
import type { AccountRow, Tables } from "./schema.ts";
import { newId } from "./secret.ts";

const LONGEST_EMAIL = 254;

/** Somebody who has keys. */
export interface Account {
  readonly id: string;
  /** Trimmed, lower case. */
  readonly email: string;
  readonly createdAt: string;
}

/** An e-mail address as accounts keep it: trimmed, in lower case. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

export class Accounts {
  readonly #db: Kysely<Tables>;
  readonly #feed: ChangeFeed;

  constructor(db: Kysely<Tables>, feed: ChangeFeed) {
    this.#db = db;
    this.#feed = feed;
  }

  /**
   * Makes an account; null where the e-mail has one.
   *
   * @throws RuleError for an e-mail or a password that is none
   */
  async create(email: string, password: string): Promise<Account | null> {
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
    return numInsertedOrUpdatedRows > 0n ? toAccount(row) : null;
  }

  /** The account with this e-mail and password; null where one is wrong, after the same work. */
  async verify(email: string, password: string): Promise<Account | null> {
    const row = await this.#row("email", normaliseEmail(email));
    const isRight = await isPasswordOf(row?.password_hash ?? null, password);
    return row !== null && isRight ? toAccount(row) : null;
  }

  /**
   * Changes a password for one who knows it; false where they do not, or there is no such account.
   *
   * @throws RuleError where the next one is none
   */
  async changePassword(id: string, current: string, next: string): Promise<boolean> {
    const row = await this.#row("id", id);
    if (row !== null) checkPassword(next, row.email);
    const isRight = await isPasswordOf(row?.password_hash ?? null, current);
    if (row === null || !isRight) return false;
    const { numUpdatedRows } = await this.#db
      .updateTable("accounts")
      .set({ password_hash: await hashPassword(next) })
      .where("id", "=", id)
      // Of two changes at once, the second no longer knows the current one.
      .where("password_hash", "=", row.password_hash)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /**
   * Sets a password whatever it was; false where there is no such account.
   *
   * @throws RuleError where it is none
   */
  async setPassword(id: string, password: string): Promise<boolean> {
    const row = await this.#row("id", id);
    if (row === null) return false;
    checkPassword(password, row.email);
    const { numUpdatedRows } = await this.#db
      .updateTable("accounts")
      .set({ password_hash: await hashPassword(password) })
      .where("id", "=", id)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** Deletes an account with its keys, their usage and its sessions; false where there is none. */
  async delete(id: string): Promise<boolean> {
    // The tables that belong to an account follow it, by their foreign keys.
    const { numDeletedRows } = await changeKeys(this.#db, this.#feed, (db) =>
      db.deleteFrom("accounts").where("id", "=", id).executeTakeFirst(),
    );
    return numDeletedRows > 0n;
  }

  /** The account with this e-mail, in any case. */
  async find(email: string): Promise<Account | null> {
    const row = await this.#row("email", normaliseEmail(email));
    return row === null ? null : toAccount(row);
  }

  /** All accounts, the oldest first. */
  async list(): Promise<readonly Account[]> {
    const rows = await this.#db
      .selectFrom("accounts")
      .selectAll()
      .orderBy("created_at")
      .orderBy("id")
      .execute();
    return rows.map(toAccount);
  }

  async #row(column: "id" | "email", value: string): Promise<AccountRow | null> {
    const query = this.#db.selectFrom("accounts").selectAll().where(column, "=", value);
    return (await query.executeTakeFirst()) ?? null;
  }
}

/** An account as others see it: without the hash. */
export function toAccount(row: Omit<AccountRow, "password_hash">): Account {
  return { id: row.id, email: row.email, createdAt: row.created_at };
}

/** Only mistakes are caught: whether an address exists, only a mail to it could tell. */
function checkEmail(email: string): void {
  if (email.length > LONGEST_EMAIL || !/^[^@\s\p{Cc}]+@[^@\s\p{Cc}]+$/u.test(email))
    throw new RuleError(
      "email",
      `An e-mail address has one @, no blanks and at most ${LONGEST_EMAIL} characters`,
    );
}
