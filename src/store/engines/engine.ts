import type { Kysely } from "kysely";
import type { ChangeFeed } from "../changes/changes.ts";
import type { Counters } from "../usage/counters.ts";
import type { Announcer } from "../jobs/announcer.ts";
import type { Tables } from "../schema.ts";

/** An open, migrated database that contains the store. */
export interface Engine {
  readonly db: Kysely<Tables>;
  readonly counters: Counters;
  readonly changes: ChangeFeed;
  readonly announcer: Announcer;
  /** Rejects if the database is no longer where the next start would look for it. */
  readonly checkPlace: () => Promise<void>;
  readonly close: () => Promise<void>;
}
