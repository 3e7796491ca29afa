import type { Writable } from "node:stream";
import { terminalOf } from "../decode/terminal.ts";
import type { Io } from "../io.ts";

const INTERVAL_MS = 500;
const MEGABYTE = 1_000_000;

/** How far decoding has come. */
export interface Advance {
  /** Records that are done, and how many of them have no answer. */
  readonly records: number;
  readonly failed: number;
  /** Bytes that were read from the files as stored, compressed or not. */
  readonly bytes: number;
  /** All bytes; null if standard input is read too. */
  readonly allBytes: number | null;
  readonly seconds: number;
}

/** A line that shows how far decoding has come. */
export function advanceLine({ records, failed, bytes, allBytes, seconds }: Advance): string {
  const ofAll = allBytes === null ? "" : ` of ${megabytes(allBytes)}`;
  return [
    `${records.toLocaleString("en")} records`,
    `${Math.round(records / Math.max(seconds, 0.001)).toLocaleString("en")}/s`,
    `${megabytes(bytes)}${ofAll} MB`,
    ...remaining(bytes, allBytes, seconds),
    `${records === 0 ? 0 : Math.round((failed / records) * 1000) / 10} % not decodable`,
  ].join(", ");
}

function megabytes(bytes: number): string {
  return (bytes / MEGABYTE).toLocaleString("en", { maximumFractionDigits: 1 });
}

function remaining(bytes: number, all: number | null, seconds: number): readonly string[] {
  if (all === null || bytes === 0) return [];
  const left = Math.ceil((seconds * Math.max(0, all - bytes)) / bytes);
  return [left < 60 ? `${left} s left` : `${Math.ceil(left / 60)} min left`];
}

/** Shows the progress on standard error, if that is a terminal. */
export class Progress {
  readonly #stderr: Writable;
  readonly #timer: NodeJS.Timeout | null;
  readonly #start = performance.now();
  readonly #allBytes: number | null;
  records = 0;
  failed = 0;
  bytes = 0;

  /** @param allBytes of all files; null if unknown */
  constructor({ stderr, environment }: Io, allBytes: number | null) {
    this.#stderr = stderr;
    this.#allBytes = allBytes;
    const { isTerminal } = terminalOf(stderr, environment);
    this.#timer = isTerminal
      ? setInterval(() => {
          this.#show();
        }, INTERVAL_MS)
      : null;
  }

  /** Shows the last state, and stops. */
  end(): void {
    if (this.#timer === null) return;
    clearInterval(this.#timer);
    this.#show();
    this.#stderr.write("\n");
  }

  #show(): void {
    const { records, failed, bytes } = this;
    const seconds = (performance.now() - this.#start) / 1000;
    const line = advanceLine({ records, failed, bytes, allBytes: this.#allBytes, seconds });
    // Back to the start of the line, and clear the rest of it.
    this.#stderr.write(`\r${line}\u001b[K`);
  }
}
