import { extname } from "node:path";
import { Piscina } from "piscina";
import { ApiError } from "../errors.ts";
import { overloaded } from "../load/overloaded.ts";
import type { Caller, DecoderState, RunningDecoder } from "./decoder.ts";
import { FairQueue } from "./fair-queue.ts";
import type { Job, Outcome } from "./job.ts";

/** The bounds of a pool. */
export interface PoolOptions {
  /** How many threads decode. */
  readonly workers: number;
  /** How long a job may take from its start, in milliseconds. */
  readonly timeoutMs: number;
  /** How long a text may be, in characters: the longer, the more memory a thread may take. */
  readonly longestText?: number;
  /** How much memory the objects of a thread may take, in mebibytes. Default: by the longest text. */
  readonly memoryMib?: number;
  /** How many jobs may wait for each thread. */
  readonly mostWaiting?: number;
  /** How long a job may wait, in milliseconds. */
  readonly patienceMs?: number;
}

/** Is told what a pool does. */
export interface PoolReports {
  /** A job began after it had waited. */
  readonly started: (waitedMs: number) => void;
  /** A job was given up, and its thread with it. */
  readonly timedOut: () => void;
  /** A thread runs in the place of one that ended. */
  readonly restarted: () => void;
  /** A job was refused because too many wait, or because it has waited too long. */
  readonly refused: () => void;
}

/** Sources run as they are; compiled files lie beside one another, too. */
const WORKER = new URL(`worker${extname(import.meta.url)}`, import.meta.url);
const LONGEST_TEXT = 256 * 1024;
/** The texts that take most take 0.6 KiB for each character. */
const KIB_A_CHARACTER = 1;
const LEAST_MEMORY_MIB = 256;
const MOST_MEMORY_MIB = 4096;
/** At some 1 ms a record, the last in line waits no longer than a person would notice. */
const MOST_WAITING = 16;
const PATIENCE_MS = 2000;
/** A text of so many characters is decoded in a few hundredths of a second, whatever it holds. */
const SHORT_TEXT = 8 * 1024;

/** A job that waits, and how it ends. */
interface Waiting {
  readonly job: Job;
  readonly caller: Caller;
  readonly since: number;
  readonly patience: NodeJS.Timeout;
  readonly settle: (outcome: Promise<Outcome>) => void;
}

/**
 * Decodes in worker threads, so that no text keeps the service from answering others: a job past its
 * deadline ends with its thread, which is replaced, and so does one that takes too much memory. Jobs
 * wait here and not in Piscina, whose deadlines would run while a job waits.
 *
 * There is one thread more than are to decode. To load the decoder takes a thread a second or two, in
 * which the spare one stands in for it; until then, the caller whose text ended the thread waits.
 * Otherwise the spare one decodes short texts, so that no thread waits for its next job.
 */
export class DecodePool implements RunningDecoder {
  readonly #threads: Piscina<Job, Outcome>;
  readonly #queue: FairQueue<Waiting>;
  readonly #options: Required<PoolOptions>;
  readonly #reports: PoolReports;
  /** Threads that have loaded the decoder. */
  #ready = 0;
  #busy = 0;
  /** Callers whose texts ended threads that are not yet replaced. */
  readonly #waitForThreads = new Set<string>();
  /** While the pool starts or closes, threads that end are no news. */
  #isOpen = false;

  private constructor(
    threads: Piscina<Job, Outcome>,
    options: Required<PoolOptions>,
    reports: PoolReports,
  ) {
    this.#threads = threads;
    this.#options = options;
    this.#reports = reports;
    this.#queue = new FairQueue(options.mostWaiting * options.workers);
    threads.on("error", (error) => {
      // A thread that fails while it loads the decoder is not replaced: when the spare one is used
      // up as well, the service cannot go on.
      if (this.#isOpen && threads.threads.length < options.workers) throw error;
    });
  }

  /**
   * Starts a pool; settles when every thread is ready.
   *
   * @param worker the module that each thread loads, whose default export carries out a job
   */
  static async start(
    options: PoolOptions,
    reports: PoolReports,
    worker: URL = WORKER,
  ): Promise<DecodePool> {
    const longestText = options.longestText ?? LONGEST_TEXT;
    const all = {
      longestText,
      memoryMib: memoryFor(longestText),
      mostWaiting: MOST_WAITING,
      patienceMs: PATIENCE_MS,
      ...options,
    };
    const threads = new Piscina<Job, Outcome>({
      filename: worker.href,
      minThreads: all.workers + 1,
      maxThreads: all.workers + 1,
      idleTimeout: Infinity,
      recordTiming: false,
      resourceLimits: { maxOldGenerationSizeMb: all.memoryMib },
    });
    const pool = new DecodePool(threads, all, reports);
    await pool.#untilReady();
    return pool;
  }

  get state(): DecoderState {
    return { busy: this.#busy, ready: this.#ready, waiting: this.#queue.size };
  }

  decode(job: Job, caller: Caller): Promise<Outcome> {
    return new Promise((resolve) => {
      const patience = setTimeout(() => {
        this.#queue.remove(caller.name, waiting);
        this.#refuse(waiting);
      }, this.#options.patienceMs);
      const since = performance.now();
      const waiting: Waiting = { job, caller, since, patience, settle: resolve };
      const refused = this.#queue.push(caller.name, waiting);
      if (refused !== undefined) this.#refuse(refused);
      this.#startNext();
    });
  }

  /** Ends all threads; what they do is given up. */
  async close(): Promise<void> {
    this.#isOpen = false;
    this.#ready = 0;
    for (let next = this.#queue.shift(); next !== undefined; next = this.#queue.shift())
      this.#refuse(next);
    await this.#threads.destroy();
  }

  /** A thread takes its first job when it has loaded the decoder. */
  async #untilReady(): Promise<void> {
    const threads = this.#options.workers + 1;
    const first: Job = { answer: "v4", text: "", options: {} };
    try {
      await Promise.all(Array.from({ length: threads }, () => this.#threads.run(first)));
    } catch (error) {
      await this.#threads.destroy();
      throw error;
    }
    this.#isOpen = true;
    this.#ready = threads;
    this.#watchThreads();
  }

  #startNext(): void {
    while (this.#busy < this.#ready) {
      const next = this.#queue.shift((waiting) => this.#mayStart(waiting));
      if (next === undefined) return;
      clearTimeout(next.patience);
      if (next.caller.isGone()) next.settle(Promise.reject(new ApiError("bad_request")));
      else this.#start(next);
    }
  }

  #mayStart({ job, caller }: Waiting): boolean {
    const isOwnThreadFree = this.#busy < this.#options.workers;
    return (
      (isOwnThreadFree || job.text.length <= SHORT_TEXT) && !this.#waitForThreads.has(caller.name)
    );
  }

  #start({ job, caller, since, settle }: Waiting): void {
    const start = performance.now();
    this.#busy += 1;
    this.#reports.started(start - since);
    const outcome = this.#run(job, caller.name).finally(() => {
      this.#busy -= 1;
      this.#queue.charge(caller.name, performance.now() - start);
      this.#startNext();
    });
    settle(outcome);
  }

  async #run(job: Job, caller: string): Promise<Outcome> {
    const { timeoutMs } = this.#options;
    const deadline = new Deadline(timeoutMs);
    try {
      return await this.#threads.run(job, { signal: deadline.signal });
    } catch (error) {
      const isTooLarge = isOutOfMemory(error);
      if (!isTooLarge && !deadline.signal.aborted) throw error;
      if (this.#ready <= this.#options.workers) this.#waitForThreads.add(caller);
      if (isTooLarge) throw new ApiError("unavailable", "the text takes too much memory");
      this.#reports.timedOut();
      throw new ApiError("timeout", `the limit is ${timeoutMs / 1000} s`);
    } finally {
      deadline.end();
    }
  }

  #refuse({ patience, settle }: Waiting): void {
    clearTimeout(patience);
    this.#reports.refused();
    settle(Promise.reject(overloaded()));
  }

  /** Piscina replaces threads; a job must not wait for one that still loads the decoder. */
  #watchThreads(): void {
    this.#threads.on("workerDestroy", () => {
      this.#ready -= 1;
    });
    this.#threads.on("workerCreate", () => {
      this.#ready += 1;
      if (this.#ready > this.#options.workers) this.#waitForThreads.clear();
      this.#reports.restarted();
      this.#startNext();
    });
  }
}

/** Ends a job that takes too long. */
class Deadline {
  readonly #abort = new AbortController();
  readonly #timer: NodeJS.Timeout;
  #isOver = false;

  constructor(ms: number) {
    this.#timer = setTimeout(() => {
      // After this thread stood still, the answer may be there and only not yet be taken.
      setImmediate(() => {
        if (!this.#isOver) this.#abort.abort();
      });
    }, ms);
  }

  /** Aborted when the time is over. */
  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  end(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
  }
}

/** What a thread may take, in mebibytes, for texts of so many characters. */
function memoryFor(characters: number): number {
  const mib = Math.ceil((characters * KIB_A_CHARACTER) / 1024);
  return Math.min(Math.max(mib, LEAST_MEMORY_MIB), MOST_MEMORY_MIB);
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
}
