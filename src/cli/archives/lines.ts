/** Writes outcomes as NDJSON, to standard output or to a file. */
import { createReadStream } from "node:fs";
import { open, type FileHandle } from "node:fs/promises";
import { once } from "node:events";
import type { Writable } from "node:stream";
import { linesOf } from "../../batch/pieces.ts";
import { lineOf, type RecordOutcome } from "../../archives/outcome.ts";
import { doneWith, type DoneRecord, type Output } from "./output.ts";
import { NOTHING_DONE, removeState, type Done } from "./run-state.ts";

/** How much is written at once, in characters. */
const BUFFER = 256 * 1024;

/** Lines on standard output, as fast as they are read. */
export function linesTo(stdout: Writable, engine: string): Output {
  return {
    done: NOTHING_DONE,
    write: async (outcome) => {
      if (!stdout.write(lineOf(outcome, engine))) await once(stdout, "drain");
    },
    finish: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
}

/** Lines in a file, after those that it already contains. */
export class LinesFile implements Output {
  readonly done: Done;
  readonly #path: string;
  readonly #file: FileHandle;
  readonly #engine: string;
  #waiting = "";

  private constructor(path: string, file: FileHandle, engine: string, done: Done) {
    this.#path = path;
    this.#file = file;
    this.#engine = engine;
    this.done = done;
  }

  /** Opens or creates a file. A line at its end that is not complete is removed. */
  static async open(path: string, engine: string): Promise<LinesFile> {
    const file = await open(path, "a");
    const { size } = await file.stat();
    const { done, length } =
      size === 0 ? { done: NOTHING_DONE, length: 0 } : await readDone(path, size);
    if (length < size) await file.truncate(length);
    return new LinesFile(path, file, engine, done);
  }

  async write(outcome: RecordOutcome): Promise<void> {
    this.#waiting += lineOf(outcome, this.#engine);
    if (this.#waiting.length >= BUFFER) await this.#flush();
  }

  async finish(): Promise<void> {
    await this.#flush();
    await removeState(this.#path);
  }

  async close(): Promise<void> {
    await this.#file.close();
  }

  async #flush(): Promise<void> {
    await this.#file.appendFile(this.#waiting);
    this.#waiting = "";
  }
}

/** The state of the complete lines of a file, and their length in bytes. */
async function readDone(path: string, size: number): Promise<{ done: Done; length: number }> {
  let done = NOTHING_DONE;
  let length = 0;
  let last: Buffer | null = null;
  for await (const line of linesOf(createReadStream(path), Infinity)) {
    if (line === null || length + line.length + 1 > size) break;
    length += line.length + 1;
    last = line;
    done = doneWith(done, { id: "", error: errorIn(line) });
  }
  return { done: { ...done, last: last === null ? null : recordIn(last).id }, length };
}

/** It does not occur in answers or in texts, whose quotation marks are escaped. */
const ERROR = ',"error":{';

/** Only errors are parsed, because answers are many and long. */
function errorIn(line: Buffer): DoneRecord["error"] {
  return line.includes(ERROR) ? recordIn(line).error : null;
}

/** The content of a line that was written earlier. */
function recordIn(line: Buffer): DoneRecord {
  const value: unknown = JSON.parse(line.toString());
  const isRecord = typeof value === "object" && value !== null && "id" in value;
  const id =
    isRecord && (typeof value.id === "string" || typeof value.id === "number") ? value.id : "";
  return { id, error: isRecord && "error" in value ? codeIn(value.error) : null };
}

function codeIn(error: unknown): DoneRecord["error"] {
  const isError = typeof error === "object" && error !== null && "code" in error;
  return { code: isError ? String(error.code) : "" };
}
