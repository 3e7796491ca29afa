import { parquetWriteBuffer } from "hyparquet-writer";
import type { RecordOutcome } from "../archives/outcome.ts";
import { COLUMNS, rowsOf, TABLES, type Row, type TableName } from "./tables.ts";

/** The most records of a part, all of whose rows are in memory. */
export const PART = 10_000;

/** A file of a table, complete. */
export interface TableFile {
  readonly table: TableName;
  /** In Parquet. */
  readonly content: Uint8Array;
}

/** The rows of some records, which become a file of each table. */
export class TablePart {
  readonly #engine: string;
  #rows = noRows();

  /** @param engine the version of the package */
  constructor(engine: string) {
    this.#engine = engine;
  }

  get records(): number {
    return this.#rows.records.length;
  }

  add(outcome: RecordOutcome): void {
    const rows = rowsOf(outcome, this.#engine);
    for (const name of TABLES) this.#rows[name].push(...rows[name]);
  }

  /** Removes and returns what was added. The records come last, because they complete a part. */
  *take(): Generator<TableFile, void, void> {
    const rows = this.#rows;
    this.#rows = noRows();
    for (const table of TABLES) yield { table, content: contentOf(table, rows[table]) };
  }
}

function noRows(): Record<TableName, Row[]> {
  return { records: [], travellers: [], segments: [], tickets: [] };
}

function contentOf(table: TableName, rows: readonly Row[]): Uint8Array {
  const columnData = Object.entries(COLUMNS[table]).map(([name, type], index) => ({
    name,
    type,
    nullable: name !== "id",
    data: rows.map((row) => row[index] ?? null),
  }));
  return new Uint8Array(parquetWriteBuffer({ columnData }));
}
