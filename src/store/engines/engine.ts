import type { Kysely } from "kysely";
import type { ChangeFeed } from "../changes/changes.ts";
import type { Counters } from "../usage/counters.ts";
import type { Tables } from "../schema.ts";

/** A database that the store can be in, opened and migrated. */
export interface Engine {
  readonly db: Kysely<Tables>;
  readonly counters: Counters;
  readonly changes: ChangeFeed;
  /** Rejects where what is written no longer goes where the next start would look for it. */
  readonly checkPlace: () => Promise<void>;
  readonly close: () => Promise<void>;
}
