import type { ChunkErrorRow, ChunkRow, JobRow } from "./jobs/rows.ts";

/** The tables of the store. Times are ISO 8601, UTC; digests are SHA-256, hexadecimal. */
export interface Tables {
  readonly accounts: AccountRow;
  readonly sessions: SessionRow;
  readonly password_resets: PasswordResetRow;
  readonly second_factors: SecondFactorRow;
  readonly recovery_codes: RecoveryCodeRow;
  readonly keys: KeyRow;
  readonly key_secrets: KeySecretRow;
  readonly usage: UsageRow;
  readonly usage_refusals: RefusalRow;
  readonly counters: CounterRow;
  readonly jobs: JobRow;
  readonly job_chunks: ChunkRow;
  readonly job_chunk_errors: ChunkErrorRow;
}

export interface AccountRow {
  readonly id: string;
  /** Trimmed, lower case. */
  readonly email: string;
  /** Argon2id, as a PHC string. */
  readonly password_hash: string;
  readonly created_at: string;
}

export interface SessionRow {
  /** The digest of the token. */
  readonly digest: string;
  readonly account_id: string;
  readonly created_at: string;
  readonly expires_at: string;
  /** Delayed by up to an hour; null: not known, because an earlier version started the session. */
  readonly last_used_at: string | null;
}

/** A link to set a new password. */
export interface PasswordResetRow {
  /** The digest of the token. */
  readonly digest: string;
  readonly account_id: string;
  readonly created_at: string;
  readonly expires_at: string;
}

/** The authenticator app of an account. */
export interface SecondFactorRow {
  readonly account_id: string;
  /** Base32. Codes are computed from it, so it cannot be stored as a digest. */
  readonly secret: string;
  readonly created_at: string;
  /** Null: no code has proved yet that the app has the secret, and none is asked for. */
  readonly confirmed_at: string | null;
  /** The time step of the last accepted code, in units of 30 s since 1970; no code up to it is accepted again. */
  readonly last_step: number;
}

/** A recovery code: replaces a code of the authenticator app, once. */
export interface RecoveryCodeRow {
  /** The digest of the code. */
  readonly digest: string;
  readonly account_id: string;
}

export interface KeyRow {
  readonly id: string;
  /** Null: created on the command line without an account. */
  readonly account_id: string | null;
  readonly name: string | null;
  readonly created_at: string;
  readonly last_used_at: string | null;
  readonly revoked_at: string | null;
  readonly limit_minute: number | null;
  readonly limit_day: number | null;
  /** The last day on which the key is valid, YYYY-MM-DD, UTC. */
  readonly expires_on: string | null;
}

/** The secret that a client sends. A rotated key has several for a while. */
export interface KeySecretRow {
  readonly digest: string;
  readonly key_id: string;
  /** The first characters of the secret. */
  readonly prefix: string;
  readonly created_at: string;
  /** Null: this is the current secret. */
  readonly expires_at: string | null;
}

/** The requests of a key on a day whose durations are in one bucket of the histogram. */
export interface UsageRow {
  readonly key_id: string;
  /** YYYY-MM-DD, UTC. */
  readonly day: string;
  readonly bucket: number;
  readonly requests: number;
  /**
   * Answers of 400 and above, except texts that contain no booking; before migration 0007 including
   * them.
   */
  readonly errors: number;
}

/** The requests of a key on a day that were answered with one code of the service's error table. */
export interface RefusalRow {
  readonly key_id: string;
  /** YYYY-MM-DD, UTC. */
  readonly day: string;
  readonly code: string;
  readonly requests: number;
}

/** A counter of the rate limiter. */
export interface CounterRow {
  readonly key: string;
  readonly points: number;
  /** Milliseconds since 1970. PostgreSQL's driver returns text, but nothing here reads it. */
  readonly expire: number;
}
