import { sql, type Kysely } from "kysely";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Engine } from "../engines/engine.ts";
import { openSqlite, storeFile } from "../engines/sqlite.ts";
import type { Tables } from "../schema.ts";
import { copyStore } from "./backup.ts";

/** How many rows one statement inserts: PostgreSQL takes at most 65,535 parameters. */
const ROWS_AT_ONCE = 500;

/** Every table, those that others refer to first. */
const TABLES = Object.keys({
  accounts: true,
  sessions: true,
  password_resets: true,
  second_factors: true,
  recovery_codes: true,
  keys: true,
  key_secrets: true,
  usage: true,
  usage_refusals: true,
  counters: true,
  jobs: true,
  job_chunks: true,
  job_chunk_errors: true,
} satisfies Record<keyof Tables, true>);

/** How many rows of a table have been copied. */
export interface CopiedTable {
  readonly table: string;
  readonly rows: number;
}

/** The database that a store is to be copied to already contains something. */
export class NotEmptyError extends Error {
  override readonly name = "NotEmptyError";
  readonly table: string;

  constructor(table: string) {
    super(`The table ${table} is not empty`);
    this.table = table;
  }
}

/**
 * Opens a copy of the SQLite store in a folder as it is at this moment, migrated to this version. The
 * store itself is only read. Closing the copy deletes it.
 *
 * @throws as `backUp`
 */
export async function openSnapshot(folder: string): Promise<Engine> {
  const copies = await mkdtemp(join(tmpdir(), "recloc-move-"));
  const remove = () => rm(copies, { recursive: true, force: true });
  try {
    await copyStore(folder, storeFile(copies));
    const engine = await openSqlite(copies);
    const close = async () => {
      await engine.close();
      await remove();
    };
    return { ...engine, close };
  } catch (error) {
    await remove();
    throw error;
  }
}

/**
 * Copies every row of a store on SQLite into an empty one on PostgreSQL, in one transaction, during
 * which nobody else can write there.
 *
 * @throws NotEmptyError if the destination contains something; an error if a table does not have as many
 *   rows as its original in the end. Either leaves the destination empty or as it was.
 */
export async function copyRows(
  source: Engine,
  destination: Engine,
): Promise<readonly CopiedTable[]> {
  return destination.db.transaction().execute(async (db) => {
    await sql`lock table ${sql.join(TABLES.map((table) => sql.table(table)))}
      in share row exclusive mode`.execute(db);
    for (const table of TABLES) if ((await rowsOf(db, table)) > 0) throw new NotEmptyError(table);
    const copied: CopiedTable[] = [];
    for (const table of TABLES) {
      for await (const rows of piecesOf(source.db, table)) await insert(db, table, rows);
      const rows = await rowsOf(db, table);
      if (rows !== (await rowsOf(source.db, table)))
        throw new Error(`The table ${table} was not copied whole, so nothing was`);
      copied.push({ table, rows });
    }
    await destination.changes.announce(db);
    return copied;
  });
}

/** A row by the names of its columns. */
type Row = Readonly<Record<string, unknown>>;

/** The rows in pieces, with SQLite's own number of each row. */
async function* piecesOf(db: Kysely<Tables>, table: string): AsyncGenerator<readonly Row[]> {
  let last = 0;
  for (;;) {
    const { rows } = await sql<Row & { readonly rowid: number }>`
      select rowid, * from ${sql.table(table)} where rowid > ${last}
      order by rowid limit ${ROWS_AT_ONCE}`.execute(db);
    const end = rows.at(-1);
    if (end === undefined) return;
    last = end.rowid;
    yield rows;
  }
}

async function insert(db: Kysely<Tables>, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).filter((column) => column !== "rowid");
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(values)}`.execute(db);
}

async function rowsOf(db: Kysely<Tables>, table: string): Promise<number> {
  const { rows } = await sql<{ readonly rows: number | string }>`
    select count(*) as "rows" from ${sql.table(table)}`.execute(db);
  // PostgreSQL's driver returns such numbers as text.
  return Number(rows[0]?.rows);
}
