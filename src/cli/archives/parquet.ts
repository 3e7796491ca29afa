/** Writes outcomes as tables in Parquet, a folder for each, in parts. */
import { parquetWriteBuffer } from "hyparquet-writer";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { RecordOutcome } from "../../archives/outcome.ts";
import { doneWith, type Output } from "./output.ts";
import { NOTHING_DONE, removeState, writeState, type Done, type RunState } from "./run-state.ts";
import { COLUMNS, rowsOf, TABLES, type Row, type TableName } from "./tables.ts";

/** The records of a part, all of whose rows are in memory. */
export const PART = 10_000;

/** Tables in a folder: `records/part-00000.parquet` and so on. A part is complete or not there. */
export class ParquetFolder implements Output {
  readonly done: Done;
  readonly #folder: string;
  readonly #engine: string;
  readonly #state: RunState;
  #written: Done;
  #part: number;
  #rows = noRows();

  private constructor(folder: string, engine: string, state: RunState) {
    this.#folder = folder;
    this.#engine = engine;
    this.#state = state;
    this.done = state.done;
    this.#written = state.done;
    this.#part = Math.ceil(state.done.records / PART);
  }

  static async open(folder: string, engine: string, state: RunState): Promise<ParquetFolder> {
    for (const name of TABLES) await mkdir(join(folder, name), { recursive: true });
    return new ParquetFolder(folder, engine, state);
  }

  async write(outcome: RecordOutcome): Promise<void> {
    const rows = rowsOf(outcome, this.#engine);
    for (const name of TABLES) this.#rows[name].push(...rows[name]);
    this.#written = doneWith(this.#written, outcome);
    if (this.#rows.records.length === PART) await this.#writePart();
  }

  async finish(): Promise<void> {
    if (this.#rows.records.length > 0 || this.#written === NOTHING_DONE) await this.#writePart();
    await removeState(this.#folder);
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  async #writePart(): Promise<void> {
    const file = `part-${String(this.#part).padStart(5, "0")}.parquet`;
    for (const name of TABLES) {
      const path = join(this.#folder, name, file);
      // Readers of the folder leave out what begins with a dot.
      const temporary = join(this.#folder, name, `.${file}`);
      await writeFile(temporary, contentOf(name, this.#rows[name]));
      await rename(temporary, path);
    }
    this.#rows = noRows();
    this.#part += 1;
    await writeState(this.#folder, { ...this.#state, done: this.#written });
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
