import { Piscina } from "piscina";
import { moduleFile } from "../../package.ts";
import { ApiError } from "../errors.ts";
import { overloaded } from "../load/overloaded.ts";
import type { Caller, DecoderState, RunningDecoder } from "./decoder.ts";
import { Deadline } from "./deadline.ts";
import { areShort, sharesOf } from "./demands.ts";
import { FairQueue } from "./fair-queue.ts";
import type { Job, Outcome } from "./job.ts";
import { ReadyThreads } from "./ready-threads.ts";
import { ThisThread, type Work } from "./this-thread.ts";

type Threads = Piscina<readonly Job[], readonly Outcome[]>;

/** What Piscina reports about a thread; its types leave it open. */
interface Started {
  readonly id: number;
}

/** The size and limits of a pool. */
export interface PoolOptions {
  /** The number of threads that decode. */
  readonly workers: number;
  /** The number of further threads that substitute for them while they are replaced. Default: 1. */
  readonly spares?: number;
  /**
   * Carries out light jobs in the current thread, for a few milliseconds in each turn of its event loop. Default: null,
   * which leaves them to the other threads.
   *
   * The way to another thread and back costs about half as much as a short record. A process that has a core to itself
   * does better without it; one that has several needs its other threads for them.
   */
  readonly workHere?: Work | null;
  /** How long a job may take once it has started, in milliseconds. */
  readonly timeoutMs: number;
  /** The longest text, in characters: the longer, the more memory a thread may use. */
  readonly longestText?: number;
  /** The heap limit of a thread, in mebibytes. Default: depends on the longest text. */
  readonly memoryMib?: number;
  /** How many jobs may wait, per thread. */
  readonly mostWaiting?: number;
  /** How long a job may wait, in milliseconds. */
  readonly patienceMs?: number;
  /**
   * The longest that a caller whose text ended a thread waits until the thread is replaced, in
   * milliseconds.
   */
  readonly suspensionMs?: number;
}

/** Receives the events of a pool. */
export interface PoolReports {
  /** A job started after waiting. */
  readonly started: (waitedMs: number) => void;
  /** A job was abandoned at the deadline, together with its thread. */
  readonly timedOut: () => void;
  /** A thread replaced one that ended. */
  readonly restarted: () => void;
  /** A job was refused because too many were waiting, or because it waited too long. */
  readonly refused: () => void;
  /** A thread ended without a job: while it loaded the decoder, or idle. Default: nothing. */
  readonly lost?: (error: unknown) => void;
}

const WORKER = moduleFile("src/server/decoding/worker");
const LONGEST_TEXT = 256 * 1024;
/** The most demanding texts need 0.6 KiB per character. */
const KIB_A_CHARACTER = 1;
const LEAST_MEMORY_MIB = 256;
const MOST_MEMORY_MIB = 4096;
/** At about 1 ms a record, even the last in line waits for an imperceptible time. */
const MOST_WAITING = 16;
const PATIENCE_MS = 2000;
/** A busy machine takes longer than a second or two to start a thread. */
const SUSPENSION_MS = 5000;

/** Waiting jobs, which one thread carries out one after the other. */
interface Waiting {
  readonly jobs: readonly Job[];
  readonly caller: Caller;
  readonly since: number;
  readonly patience: NodeJS.Timeout;
  readonly settle: (outcomes: Promise<readonly Outcome[]>) => void;
}

/**
 * Decodes in worker threads, so that no text keeps the service from answering others: a job that exceeds
 * its deadline or its memory is ended together with its thread, which is then replaced. Jobs wait here
 * rather than in Piscina, where the deadline would include the wait. Light jobs can be left to the current thread.
 *
 * By default, the pool has one spare thread. Loading the decoder takes a new thread about a second, during which the
 * spare one substitutes for it; meanwhile the caller whose text ended the thread has to wait. At other
 * times the spare thread decodes short texts, so that no thread waits for its next job.
 */
export class DecodePool implements RunningDecoder {
  readonly #threads: Threads;
  readonly #queue: FairQueue<Waiting>;
  readonly #options: Required<PoolOptions>;
  readonly #reports: PoolReports;
  /** Threads that have loaded the decoder. */
  readonly #ready: ReadyThreads;
  #busy = 0;
  /** Null if it leaves light jobs to the others. */
  readonly #thisThread: ThisThread | null;
  /** Callers whose texts ended threads that have not yet been replaced. */
  readonly #suspended = new Set<string>();
  /** False while the pool starts or closes, when threads may end. */
  #isOpen = false;

  private constructor(threads: Threads, options: Required<PoolOptions>, reports: PoolReports) {
    const { workHere } = options;
    this.#threads = threads;
    this.#thisThread = workHere === null ? null : new ThisThread(workHere);
    this.#options = options;
    this.#reports = reports;
    this.#ready = new ReadyThreads(() => threads.threads);
    const decoding = options.workers + (workHere === null ? 0 : 1);
    this.#queue = new FairQueue(options.mostWaiting * decoding);
    threads.on("error", (error) => {
      this.#reports.lost?.(error);
      // A thread that fails while it loads the decoder is not replaced: once the spare one is gone as
      // well, the service cannot continue.
      if (this.#isOpen && threads.threads.length < options.workers) throw error;
    });
  }

  /**
   * Starts a pool; resolves when every thread is ready.
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
      suspensionMs: SUSPENSION_MS,
      spares: 1,
      workHere: null,
      ...options,
    };
    const size = all.workers + all.spares;
    const threads: Threads = new Piscina({
      filename: worker.href,
      minThreads: size,
      maxThreads: size,
      idleTimeout: Infinity,
      recordTiming: false,
      resourceLimits: { maxOldGenerationSizeMb: all.memoryMib },
    });
    const pool = new DecodePool(threads, all, reports);
    await pool.#untilReady();
    return pool;
  }

  get state(): DecoderState {
    const isBusyHere = this.#thisThread?.isBusy === true;
    return {
      busy: this.#busy + (isBusyHere ? 1 : 0),
      ready: this.#ready.count + (this.#thisThread === null ? 0 : 1),
      waiting: this.#queue.size,
    };
  }

  async decode(job: Job, caller: Caller): Promise<Outcome> {
    const [outcome] = await this.decodeAll([job], caller);
    if (outcome === undefined) throw new Error("the thread returned no outcome");
    return outcome;
  }

  decodeAll(jobs: readonly Job[], caller: Caller): Promise<readonly Outcome[]> {
    return new Promise((resolve) => {
      const patience = setTimeout(() => {
        this.#queue.remove(caller.name, waiting);
        this.#refuse(waiting);
      }, this.#options.patienceMs);
      const since = performance.now();
      const waiting: Waiting = { jobs, caller, since, patience, settle: resolve };
      const refused = this.#queue.push(caller.name, waiting);
      if (refused !== undefined) this.#refuse(refused);
      this.#startNext();
    });
  }

  /** Ends all threads and abandons their jobs. */
  async close(): Promise<void> {
    this.#isOpen = false;
    this.#ready.clear();
    for (let next = this.#queue.shift(); next !== undefined; next = this.#queue.shift())
      this.#refuse(next);
    await this.#threads.destroy();
  }

  /** Waits until each thread has answered a call without jobs, for which it has to load the decoder. */
  async #untilReady(): Promise<void> {
    const { workers, spares } = this.#options;
    const threads = workers + spares;
    try {
      await Promise.all(Array.from({ length: threads }, () => this.#threads.run([])));
    } catch (error) {
      await this.#threads.destroy();
      throw error;
    }
    this.#isOpen = true;
    for (const { threadId } of this.#threads.threads) this.#ready.add(threadId);
    this.#watchThreads();
  }

  #startNext(): void {
    for (;;) {
      const next = this.#queue.shift((waiting) => this.#mayStart(waiting));
      if (next === undefined) return;
      clearTimeout(next.patience);
      if (next.caller.isGone()) next.settle(Promise.reject(new ApiError("bad_request")));
      else this.#start(next);
    }
  }

  #mayStart({ jobs, caller }: Waiting): boolean {
    if (this.#suspended.has(caller.name)) return false;
    if (this.#thisThread?.suits(jobs, caller.name)) return !this.#thisThread.isBusy;
    if (this.#busy >= this.#ready.count) return false;
    return this.#busy < this.#options.workers || areShort(jobs);
  }

  #start({ jobs, caller, since, settle }: Waiting): void {
    const start = performance.now();
    this.#reports.started(start - since);
    const outcomes = this.#carryOut(jobs, caller.name).finally(() => {
      const ms = performance.now() - start;
      this.#queue.charge(caller.name, ms);
      this.#startNext();
    });
    settle(outcomes);
  }

  async #carryOut(jobs: readonly Job[], caller: string): Promise<readonly Outcome[]> {
    if (this.#thisThread?.suits(jobs, caller)) return this.#thisThread.carryOut(jobs, caller);
    const start = performance.now();
    this.#busy += 1;
    try {
      return await this.#run(jobs, caller);
    } finally {
      this.#busy -= 1;
      this.#thisThread?.took(performance.now() - start, caller);
    }
  }

  async #run(jobs: readonly Job[], caller: string): Promise<readonly Outcome[]> {
    const timeoutMs = this.#options.timeoutMs * Math.max(...jobs.map(sharesOf));
    const deadline = new Deadline(timeoutMs);
    try {
      return await this.#threads.run(jobs, { signal: deadline.signal });
    } catch (error) {
      const exceedsMemory = isOutOfMemory(error);
      if (!exceedsMemory && !deadline.signal.aborted) throw error;
      if (this.#isWithoutSpare()) this.#suspend(caller);
      if (exceedsMemory) throw new ApiError("unavailable", "the text needs too much memory");
      this.#reports.timedOut();
      throw new ApiError("timeout", `the limit is ${timeoutMs / 1000} s`);
    } finally {
      deadline.end();
    }
  }

  /** Whether the spare thread already substitutes for another. */
  #isWithoutSpare(): boolean {
    const { workers, spares } = this.#options;
    return spares > 0 && this.#ready.count <= workers;
  }

  /**
   * Waits until the thread is replaced, but not for long: a thread that cannot be replaced must not
   * lock anybody out.
   */
  #suspend(caller: string): void {
    this.#suspended.add(caller);
    const release = () => {
      this.#suspended.delete(caller);
      this.#startNext();
    };
    setTimeout(release, this.#options.suspensionMs).unref();
  }

  #refuse({ patience, settle }: Waiting): void {
    clearTimeout(patience);
    this.#reports.refused();
    settle(Promise.reject(overloaded()));
  }

  /** Tracks the threads that Piscina replaces: no job may wait for one that is still loading the decoder. */
  #watchThreads(): void {
    this.#threads.on("workerDestroy", ({ id }: Started) => {
      this.#ready.remove(id);
    });
    this.#threads.on("workerCreate", ({ id }: Started) => {
      this.#ready.add(id);
      if (this.#ready.count > this.#options.workers) this.#suspended.clear();
      this.#reports.restarted();
      this.#startNext();
    });
  }
}

/** The memory limit of a thread, in mebibytes, for texts of a length. */
function memoryFor(characters: number): number {
  const mib = Math.ceil((characters * KIB_A_CHARACTER) / 1024);
  return Math.min(Math.max(mib, LEAST_MEMORY_MIB), MOST_MEMORY_MIB);
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
}
