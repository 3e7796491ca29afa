/** Writes outcomes as tables in Parquet, a folder for each, in parts. */
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { RecordOutcome } from "../../archives/outcome.ts";
import { PART, TablePart } from "../../tables/part.ts";
import { TABLES } from "../../tables/tables.ts";
import { doneWith, type Output } from "./output.ts";
import { NOTHING_DONE, removeState, writeState, type Done, type RunState } from "./run-state.ts";

/**
 * Tables in a folder: `records/part-00000.parquet` and so on. A part is either complete or absent.
 */
export class ParquetFolder implements Output {
  readonly done: Done;
  readonly #folder: string;
  readonly #state: RunState;
  #written: Done;
  /** The number of the part being written. */
  #number: number;
  readonly #part: TablePart;

  private constructor(folder: string, engine: string, state: RunState) {
    this.#folder = folder;
    this.#part = new TablePart(engine);
    this.#state = state;
    this.done = state.done;
    this.#written = state.done;
    this.#number = Math.ceil(state.done.records / PART);
  }

  static async open(folder: string, engine: string, state: RunState): Promise<ParquetFolder> {
    for (const name of TABLES) await mkdir(join(folder, name), { recursive: true });
    return new ParquetFolder(folder, engine, state);
  }

  async write(outcome: RecordOutcome): Promise<void> {
    this.#part.add(outcome);
    this.#written = doneWith(this.#written, outcome);
    if (this.#part.records === PART) await this.#writePart();
  }

  async finish(): Promise<void> {
    if (this.#part.records > 0 || this.#written === NOTHING_DONE) await this.#writePart();
    await removeState(this.#folder);
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  async #writePart(): Promise<void> {
    const file = `part-${String(this.#number).padStart(5, "0")}.parquet`;
    for (const { table, content } of this.#part.take()) {
      const path = join(this.#folder, table, file);
      // Readers of the folder skip names that begin with a dot.
      const temporary = join(this.#folder, table, `.${file}`);
      await writeFile(temporary, content);
      await rename(temporary, path);
    }
    this.#number += 1;
    await writeState(this.#folder, { ...this.#state, done: this.#written });
  }
}
