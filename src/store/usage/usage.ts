import { sql, type Kysely } from "kysely";
import { quantileOf } from "./histogram.ts";
import type { Tables, UsageRow } from "../schema.ts";

/** Rows per statement: both databases limit the number of parameters. */
const BATCH_SIZE = 500;

/** The usage of a key on a day; never any content. */
export interface UsageDay {
  /** YYYY-MM-DD, UTC. */
  readonly day: string;
  readonly requests: number;
  /** Answers of 400 and above. */
  readonly errors: number;
  /** Milliseconds, at most 9 % too high; null without requests. */
  readonly medianMs: number | null;
  readonly p99Ms: number | null;
}

/** Usage to add in one transaction. */
export interface UsageSums {
  readonly rows: readonly UsageRow[];
  /** When each key was last used, by its id. */
  readonly lastUsed: ReadonlyMap<string, string>;
}

export class UsageStore {
  readonly #db: Kysely<Tables>;

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  /** Adds all sums, or none if it rejects. Skips deleted keys. */
  async add({ rows, lastUsed }: UsageSums): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      const known = await knownKeys(db, [...lastUsed.keys()]);
      // A fixed order prevents deadlocks between instances.
      const sorted = rows.filter(({ key_id }) => known.has(key_id)).sort(byKey);
      for (const batch of batches(sorted)) await addRows(db, batch);
      const used = [...lastUsed]
        .filter(([id]) => known.has(id))
        .sort(([a], [b]) => (a < b ? -1 : 1));
      for (const batch of batches(used)) await updateLastUsed(db, batch);
    });
  }

  /**
   * The usage of a key for each of the last days, including today and days without requests.
   *
   * @param days how many days
   * @param today YYYY-MM-DD, UTC
   */
  async days(keyId: string, days: number, today = dayOf(Date.now())): Promise<readonly UsageDay[]> {
    const last = Date.parse(today);
    const names = Array.from({ length: days }, (_, at) => dayOf(last - (days - 1 - at) * DAY_MS));
    const rows = await this.#db
      .selectFrom("usage")
      .selectAll()
      .where("key_id", "=", keyId)
      .where("day", ">=", names[0] ?? today)
      .where("day", "<=", today)
      .execute();
    return names.map((day) => toDay(day, rows));
  }
}

export const DAY_MS = 24 * 60 * 60 * 1000;

/** The day of a time in milliseconds since 1970: YYYY-MM-DD, UTC. */
export function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

function toDay(day: string, rows: readonly UsageRow[]): UsageDay {
  const ofDay = rows.filter((row) => row.day === day);
  const times = new Map(ofDay.map(({ bucket, requests }) => [bucket, requests]));
  return {
    day,
    requests: ofDay.reduce((sum, row) => sum + row.requests, 0),
    errors: ofDay.reduce((sum, row) => sum + row.errors, 0),
    medianMs: quantileOf(times, 0.5),
    p99Ms: quantileOf(times, 0.99),
  };
}

async function knownKeys(db: Kysely<Tables>, ids: readonly string[]): Promise<Set<string>> {
  const known = new Set<string>();
  for (const batch of batches(ids))
    for (const { id } of await db
      .selectFrom("keys")
      .select("id")
      .where("id", "in", batch)
      .execute())
      known.add(id);
  return known;
}

async function addRows(db: Kysely<Tables>, rows: readonly UsageRow[]): Promise<void> {
  await db
    .insertInto("usage")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["key_id", "day", "bucket"]).doUpdateSet((row) => ({
        requests: row("usage.requests", "+", row.ref("excluded.requests")),
        errors: row("usage.errors", "+", row.ref("excluded.errors")),
      })),
    )
    .execute();
}

async function updateLastUsed(
  db: Kysely<Tables>,
  used: readonly (readonly [id: string, at: string])[],
): Promise<void> {
  const values = sql.join(used.map(([id, at]) => sql`(${id}, ${at})`));
  await sql`update keys set last_used_at = used.column2 from (values ${values}) as used
    where keys.id = used.column1
      and (last_used_at is null or last_used_at < used.column2)`.execute(db);
}

function byKey(a: UsageRow, b: UsageRow): number {
  return a.key_id === b.key_id
    ? a.day.localeCompare(b.day) || a.bucket - b.bucket
    : a.key_id.localeCompare(b.key_id);
}

function batches<T>(items: readonly T[]): T[][] {
  const count = Math.ceil(items.length / BATCH_SIZE);
  return Array.from({ length: count }, (_, at) =>
    items.slice(at * BATCH_SIZE, (at + 1) * BATCH_SIZE),
  );
}
