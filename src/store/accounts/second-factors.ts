import type { Kysely, Transaction } from "kysely";
import type { Account } from "./account.ts";
import { endUnconfirmed, factorOf, hasSecondFactor, unconfirmedSince } from "./factor-rows.ts";
import { lockAccount } from "./lock-account.ts";
import {
  addressOf,
  newRecoveryCodes,
  newSecret,
  readRecoveryCode,
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
  /** How many recovery codes have not been used. */
  readonly recoveryCodes: number;
}

/** The second factors of accounts: an authenticator app, and recovery codes for when it is lost. */
export class SecondFactors {
  readonly #db: Kysely<Tables>;

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  async stateOf(accountId: string): Promise<FactorState> {
    const isOn = await hasSecondFactor(this.#db, accountId);
    const { count } = await this.#db
      .selectFrom("recovery_codes")
      .select(({ fn }) => fn.countAll().as("count"))
      .where("account_id", "=", accountId)
      .executeTakeFirstOrThrow();
    return { isOn, recoveryCodes: Number(count) };
  }

  /**
   * Makes a secret, which counts once a code has confirmed it within half an hour; null if the account has a second
   * factor, or does not exist.
   */
  async start({ id, email }: Account): Promise<NewFactor | null> {
    const secret = newSecret();
    const created_at = new Date(Date.now()).toISOString();
    const row = { account_id: id, secret, created_at, confirmed_at: null, last_step: 0 };
    return this.#locked(id, async (db) => {
      if (await hasSecondFactor(db, id)) return null;
      await endUnconfirmed(db, id);
      await db.insertInto("second_factors").values(row).execute();
      return { secret, address: addressOf(secret, email) };
    });
  }

  /**
   * Turns a second factor on with a first code, and ends the account's other sessions.
   *
   * @param exceptToken the token of the session to keep
   * @returns the recovery codes, which are not stored; null if the code is wrong, or there is nothing to confirm
   */
  async confirm(
    accountId: string,
    code: string,
    exceptToken: string | null,
  ): Promise<readonly string[] | null> {
    return this.#locked(accountId, async (db) => {
      const row = await factorOf(db, accountId);
      const step = row === null || !isOpen(row) ? null : stepOf(row.secret, code, Date.now());
      if (step === null) return null;
      await db
        .updateTable("second_factors")
        .set({ confirmed_at: new Date(Date.now()).toISOString(), last_step: step })
        .where("account_id", "=", accountId)
        .execute();
      await endSessions(db, accountId, exceptToken);
      const codes = newRecoveryCodes();
      const rows = codes.map((each) => ({ digest: hexOf(each) ?? "", account_id: accountId }));
      await db.insertInto("recovery_codes").values(rows).execute();
      return codes;
    });
  }

  /**
   * Whether a code is one of the account's app, or a recovery code; it is then used up. An account without a second
   * factor accepts none.
   */
  async accept(accountId: string, code: string): Promise<boolean> {
    const isAccepted = await this.#locked(accountId, (db) => use(db, accountId, code));
    return isAccepted ?? false;
  }

  /** Turns the second factor of an account off if the code is accepted. */
  async removeWith(accountId: string, code: string): Promise<boolean> {
    const isRemoved = await this.#locked(accountId, async (db) => {
      return (await use(db, accountId, code)) && remove(db, accountId);
    });
    return isRemoved ?? false;
  }

  /** Turns the second factor of an account off, and ends its sessions; false if it had none. */
  async remove(accountId: string): Promise<boolean> {
    const wasOn = await this.#locked(accountId, async (db) => {
      await endSessions(db, accountId, null);
      return remove(db, accountId);
    });
    return wasOn ?? false;
  }

  /** Changes what belongs to an account while no other request does; null if there is no such account. */
  async #locked<T>(
    accountId: string,
    change: (db: Transaction<Tables>) => Promise<T>,
  ): Promise<T | null> {
    return this.#db
      .transaction()
      .execute(async (db) => ((await lockAccount(db, accountId)) ? change(db) : null));
  }
}

/** Whether a code can still confirm a secret. */
function isOpen({ confirmed_at, created_at }: SecondFactorRow): boolean {
  return confirmed_at === null && created_at > unconfirmedSince();
}

async function use(db: Transaction<Tables>, accountId: string, code: string): Promise<boolean> {
  const row = await factorOf(db, accountId);
  const isOn = row !== null && row.confirmed_at !== null;
  if (!isOn) return false;
  return (await useAppCode(db, row, code)) || useRecoveryCode(db, accountId, code);
}

async function remove(db: Transaction<Tables>, accountId: string): Promise<boolean> {
  const wasOn = await hasSecondFactor(db, accountId);
  for (const table of ["second_factors", "recovery_codes"] as const)
    await db.deleteFrom(table).where("account_id", "=", accountId).execute();
  return wasOn;
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
  const digest = hexOf(code);
  if (digest === null) return false;
  const { numDeletedRows } = await db
    .deleteFrom("recovery_codes")
    .where("account_id", "=", accountId)
    .where("digest", "=", digest)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The digest of a recovery code; null if it cannot be one. */
function hexOf(code: string): string | null {
  const typed = readRecoveryCode(code);
  return typed === null ? null : digestOf(typed).toString("hex");
}
