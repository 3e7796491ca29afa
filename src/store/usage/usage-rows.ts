import { sql, type Kysely } from "kysely";
import type { RefusalRow, Tables, UsageRow } from "../schema.ts";

/** Rows per statement: both databases limit the number of parameters. */
const BATCH_SIZE = 500;

/** Which of the keys exist. */
export async function knownKeys(db: Kysely<Tables>, ids: readonly string[]): Promise<Set<string>> {
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

/** Adds rows to those of the store. A fixed order prevents deadlocks between instances. */
export async function addRows(db: Kysely<Tables>, rows: readonly UsageRow[]): Promise<void> {
  for (const batch of batches(inOrder(rows, ({ bucket }) => bucket)))
    await db
      .insertInto("usage")
      .values(batch)
      .onConflict((conflict) =>
        conflict.columns(["key_id", "day", "bucket"]).doUpdateSet((row) => ({
          requests: row("usage.requests", "+", row.ref("excluded.requests")),
          errors: row("usage.errors", "+", row.ref("excluded.errors")),
        })),
      )
      .execute();
}

/** The same for refusals. */
export async function addRefusals(db: Kysely<Tables>, rows: readonly RefusalRow[]): Promise<void> {
  for (const batch of batches(inOrder(rows, ({ code }) => code)))
    await db
      .insertInto("usage_refusals")
      .values(batch)
      .onConflict((conflict) =>
        conflict.columns(["key_id", "day", "code"]).doUpdateSet((row) => ({
          requests: row("usage_refusals.requests", "+", row.ref("excluded.requests")),
        })),
      )
      .execute();
}

/** Sets when keys were last used, unless they were used later. */
export async function updateLastUsed(
  db: Kysely<Tables>,
  used: readonly (readonly [id: string, at: string])[],
): Promise<void> {
  const sorted = [...used].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const batch of batches(sorted)) {
    const values = sql.join(batch.map(([id, at]) => sql`(${id}, ${at})`));
    await sql`update keys set last_used_at = used.column2 from (values ${values}) as used
      where keys.id = used.column1
        and (last_used_at is null or last_used_at < used.column2)`.execute(db);
  }
}

function inOrder<T extends { readonly key_id: string; readonly day: string }>(
  rows: readonly T[],
  last: (row: T) => string | number,
): T[] {
  const nameOf = (row: T): string => `${row.key_id} ${row.day} ${last(row)}`;
  return [...rows].sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
}

function batches<T>(items: readonly T[]): T[][] {
  const count = Math.ceil(items.length / BATCH_SIZE);
  return Array.from({ length: count }, (_, at) =>
    items.slice(at * BATCH_SIZE, (at + 1) * BATCH_SIZE),
  );
}
