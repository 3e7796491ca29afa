import type { Kysely, Transaction } from "kysely";
import type { Account } from "./account.ts";
import { lockAccount } from "./lock-account.ts";
import {
  addressOf,
  newRecoveryCodes,
  newSecret,
  normaliseRecoveryCode,
  stepOf,
} from "./one-time-codes.ts";
import type { SecondFactorRow, Tables } from "../schema.ts";
import { digestOf } from "../secret.ts";
import { endSessions } from "./sessions.ts";

/** What an authenticator app needs to know. */
export interface NewFactor {
  /** Base32, for somebody to type. */
  readonly secret: string;
  /** `otpauth://…`, for a QR code. */
  readonly address: string;
}

/** Whether an account has a second factor. */
export interface FactorState {
  readonly isOn: boolean;
  /** How many codes to recover with have not been used. */
  readonly recoveryCodes: number;
}

/** The second factors of accounts: an authenticator app, and codes for when it is lost. */
export class SecondFactors {
  readonly #db: Kysely<Tables>;

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  async stateOf(accountId: string): Promise<FactorState> {
    const row = await rowOf(this.#db, accountId);
    const { count } = await this.#db
      .selectFrom("recovery_codes")
      .select(({ fn }) => fn.countAll().as("count"))
      .where("account_id", "=", accountId)
      .executeTakeFirstOrThrow();
    return { isOn: isOn(row), recoveryCodes: Number(count) };
  }

  /** Makes a secret, which counts once a code has confirmed it; null if the account has a second factor. */
  async start({ id, email }: Account): Promise<NewFactor | null> {
    const secret = newSecret();
    const created_at = new Date().toISOString();
    const row = { account_id: id, secret, created_at, confirmed_at: null, last_step: 0 };
    return this.#db.transaction().execute(async (db) => {
      if (!(await lockAccount(db, id)) || isOn(await rowOf(db, id))) return null;
      await db.deleteFrom("second_factors").where("account_id", "=", id).execute();
      await db.insertInto("second_factors").values(row).execute();
      return { secret, address: addressOf(secret, email) };
    });
  }

  /**
   * Turns a second factor on with a first code, and ends the account's other sessions.
   *
   * @param exceptToken the token of the session to keep
   * @returns the codes to recover with, which are not stored; null if the code is wrong or nothing was started
   */
  async confirm(
    accountId: string,
    code: string,
    exceptToken: string | null,
  ): Promise<readonly string[] | null> {
    return this.#db.transaction().execute(async (db) => {
      if (!(await lockAccount(db, accountId))) return null;
      const row = await rowOf(db, accountId);
      const step = row === null || isOn(row) ? null : stepOf(row.secret, code, Date.now());
      if (step === null) return null;
      await db
        .updateTable("second_factors")
        .set({ confirmed_at: new Date().toISOString(), last_step: step })
        .where("account_id", "=", accountId)
        .execute();
      await endSessions(db, accountId, exceptToken);
      const codes = newRecoveryCodes();
      const rows = codes.map((each) => ({ digest: hexOf(each), account_id: accountId }));
      await db.insertInto("recovery_codes").values(rows).execute();
      return codes;
    });
  }

  /**
   * Whether a code is one of the account's app, or one to recover with; it is then used up. An account without a second
   * factor accepts none.
   */
  async accept(accountId: string, code: string): Promise<boolean> {
    return this.#db.transaction().execute(async (db) => {
      // Of two requests with the same code, the second waits, and finds it used.
      if (!(await lockAccount(db, accountId))) return false;
      const row = await rowOf(db, accountId);
      if (row === null || !isOn(row)) return false;
      return (await useAppCode(db, row, code)) || useRecoveryCode(db, accountId, code);
    });
  }

  /** Turns the second factor of an account off; false if it had none. */
  async remove(accountId: string): Promise<boolean> {
    return this.#db.transaction().execute(async (db) => {
      const wasOn = isOn(await rowOf(db, accountId));
      for (const table of ["second_factors", "recovery_codes"] as const)
        await db.deleteFrom(table).where("account_id", "=", accountId).execute();
      return wasOn;
    });
  }
}

async function useAppCode(
  db: Transaction<Tables>,
  { account_id, secret, last_step }: SecondFactorRow,
  code: string,
): Promise<boolean> {
  const step = stepOf(secret, code, Date.now());
  if (step === null || step <= last_step) return false;
  await db
    .updateTable("second_factors")
    .set({ last_step: step })
    .where("account_id", "=", account_id)
    .execute();
  return true;
}

async function useRecoveryCode(
  db: Transaction<Tables>,
  accountId: string,
  code: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("recovery_codes")
    .where("account_id", "=", accountId)
    .where("digest", "=", hexOf(code))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

async function rowOf(db: Kysely<Tables>, accountId: string): Promise<SecondFactorRow | null> {
  const query = db.selectFrom("second_factors").selectAll().where("account_id", "=", accountId);
  return (await query.executeTakeFirst()) ?? null;
}

function isOn(row: SecondFactorRow | null): boolean {
  return row !== null && row.confirmed_at !== null;
}

function hexOf(code: string): string {
  return digestOf(normaliseRecoveryCode(code)).toString("hex");
}
