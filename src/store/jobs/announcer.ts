import type { Kysely } from "kysely";
import type { Tables } from "../schema.ts";

/** A chunk of a job. */
export interface ChunkId {
  readonly job: string;
  readonly chunk: number;
}

/**
 * Tells workers which chunks wait for them. The rows decide who gets one, so an announcement may
 * arrive twice.
 */
export interface Announcer {
  /**
   * Runs in the transaction that makes the chunks wait, so that neither happens without the other.
   */
  announce(db: Kysely<Tables>, chunks: readonly ChunkId[]): Promise<void>;
  /** Takes back the chunks of workers that have died, in the same transaction. */
  forget(db: Kysely<Tables>, workers: readonly string[]): Promise<void>;
}

/** For SQLite, where workers look at the rows themselves. */
export const NO_ANNOUNCEMENTS: Announcer = {
  announce: () => Promise.resolve(),
  forget: () => Promise.resolve(),
};
