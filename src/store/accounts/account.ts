import type { AccountRow } from "../schema.ts";

/** An owner of keys. */
export interface Account {
  readonly id: string;
  /** Trimmed, lower case. */
  readonly email: string;
  readonly createdAt: string;
}

/** An account whose password has been verified, with the proof that starting a session requires. */
export class ProvenAccount implements Account {
  readonly id: string;
  readonly email: string;
  readonly createdAt: string;
  readonly #passwordHash: string;

  constructor(row: AccountRow) {
    ({ id: this.id, email: this.email, createdAt: this.createdAt } = toAccount(row));
    this.#passwordHash = row.password_hash;
  }

  /** The hash that the password was compared with. Not enumerable, so that it is never shown. */
  get passwordHash(): string {
    return this.#passwordHash;
  }
}

/** The account without its password hash. */
export function toAccount(row: Omit<AccountRow, "password_hash">): Account {
  return { id: row.id, email: row.email, createdAt: row.created_at };
}
