import type { AccountRow } from "../schema.ts";

/** Somebody who has keys. */
export interface Account {
  readonly id: string;
  /** Trimmed, lower case. */
  readonly email: string;
  readonly createdAt: string;
}

/** An account whose password was proven, and the proof: a session can be begun with it. */
export class ProvenAccount implements Account {
  readonly id: string;
  readonly email: string;
  readonly createdAt: string;
  readonly #passwordHash: string;

  constructor(row: AccountRow) {
    ({ id: this.id, email: this.email, createdAt: this.createdAt } = toAccount(row));
    this.#passwordHash = row.password_hash;
  }

  /** The hash that the password was compared with. Not enumerable: it is never shown. */
  get passwordHash(): string {
    return this.#passwordHash;
  }
}

/** An account as others see it: without the hash. */
export function toAccount(row: Omit<AccountRow, "password_hash">): Account {
  return { id: row.id, email: row.email, createdAt: row.created_at };
}
