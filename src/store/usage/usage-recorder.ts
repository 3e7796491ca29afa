import type { RefusalRow, UsageRow } from "../schema.ts";
import { bucketOf } from "./histogram.ts";
import { dayOf, NOT_DECODABLE } from "./usage-day.ts";
import type { UsageStore } from "./usage.ts";

const FLUSH_MS = 2000;
/** The most sums to keep while the store does not respond; further requests are not counted. */
const MOST_SUMS = 100_000;

/** An answered request of a key. */
export interface KeyUse {
  readonly keyId: string;
  /** The answer's HTTP status. */
  readonly status: number;
  /** The code of the error that it was answered with. Default: none. */
  readonly code?: string | null;
  /** Its duration in milliseconds. */
  readonly ms: number;
}

/** Receives the outcome of each attempt to write usage. */
export interface UsageReports {
  readonly failed: (error: unknown) => void;
  readonly written: () => void;
}

export interface RecorderOptions {
  /** How often it writes, in milliseconds. */
  readonly flushMs?: number;
  /** Default: no reports. */
  readonly reports?: UsageReports;
}

const UNREPORTED: UsageReports = { failed: () => undefined, written: () => undefined };

type Sum<Row> = { -readonly [name in keyof Row]: Row[name] };

/** Adds up usage in memory and writes it to the store every two seconds. */
export class UsageRecorder {
  readonly #usage: Pick<UsageStore, "add">;
  readonly #reports: UsageReports;
  readonly #timer: NodeJS.Timeout;
  #sums = new Map<string, Sum<UsageRow>>();
  #refusals = new Map<string, Sum<RefusalRow>>();
  #lastUsed = new Map<string, string>();
  #flushing: Promise<void> = Promise.resolve();
  /** The number of flushes under way. */
  #flushes = 0;

  constructor(
    usage: Pick<UsageStore, "add">,
    { flushMs = FLUSH_MS, reports = UNREPORTED }: RecorderOptions = {},
  ) {
    this.#usage = usage;
    this.#reports = reports;
    this.#timer = setInterval(() => {
      // With a slow store, flushes would queue up, and `close` would wait for them all.
      if (this.#flushes > 0) return;
      // The sums are kept for the next flush, and the failure has been reported.
      this.flush().catch(() => undefined);
    }, flushMs);
    this.#timer.unref();
  }

  /** Counts a request. Never throws. */
  record({ keyId, status, ms, code = null }: KeyUse): void {
    const now = Date.now();
    const day = dayOf(now);
    const errors = status >= 400 && code !== NOT_DECODABLE ? 1 : 0;
    this.#count({ key_id: keyId, day, bucket: bucketOf(ms), requests: 1, errors });
    if (code !== null) this.#countRefusal({ key_id: keyId, day, code, requests: 1 });
    this.#recordUse(keyId, new Date(now).toISOString());
  }

  /** Writes the sums so far; if the store fails, keeps them and rejects. */
  flush(): Promise<void> {
    this.#flushes += 1;
    const flushed = this.#flushing
      .then(() => this.#write())
      .finally(() => {
        this.#flushes -= 1;
      });
    this.#flushing = flushed.catch(() => undefined);
    return flushed;
  }

  /** Stops the timer and writes what is left. Rejects if that fails. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }

  async #write(): Promise<void> {
    const rows = [...this.#sums.values()];
    const refusals = [...this.#refusals.values()];
    const lastUsed = this.#lastUsed;
    if (rows.length === 0) return;
    this.#sums = new Map();
    this.#refusals = new Map();
    this.#lastUsed = new Map();
    try {
      await this.#usage.add({ rows, refusals, lastUsed });
      this.#reports.written();
    } catch (error) {
      for (const row of rows) this.#count(row);
      for (const row of refusals) this.#countRefusal(row);
      for (const [id, at] of lastUsed) this.#recordUse(id, at);
      this.#reports.failed(error);
      throw error;
    }
  }

  #count(row: UsageRow): void {
    const name = `${row.key_id} ${row.day} ${row.bucket}`;
    const sum = this.#sums.get(name);
    if (sum !== undefined) {
      sum.requests += row.requests;
      sum.errors += row.errors;
    } else if (this.#sums.size < MOST_SUMS) this.#sums.set(name, { ...row });
  }

  #countRefusal(row: RefusalRow): void {
    const name = `${row.key_id} ${row.day} ${row.code}`;
    const sum = this.#refusals.get(name);
    if (sum !== undefined) sum.requests += row.requests;
    else if (this.#refusals.size < MOST_SUMS) this.#refusals.set(name, { ...row });
  }

  #recordUse(keyId: string, at: string): void {
    const known = this.#lastUsed.get(keyId);
    if (known === undefined ? this.#lastUsed.size < MOST_SUMS : known < at)
      this.#lastUsed.set(keyId, at);
  }
}
