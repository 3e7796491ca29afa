import type { ChunkId } from "../../store/jobs/announcer.ts";
import type { ChunkResult, ChunkStore, ChunkTask } from "../../store/jobs/chunk-store.ts";
import { faultCodeOf } from "../fault.ts";
import { pause, type ChunkFeed } from "./feed.ts";

const BEAT_MS = 5000;
/** How long chunks in progress may take once the worker is told to stop, in milliseconds. */
const GRACE_MS = 20_000;
/** How often to check whether anything is left to do, in milliseconds. */
const LOOK_MS = 500;

/** Receives what a worker does. */
export interface WorkerReports {
  readonly done: (id: ChunkId, result: ChunkResult, seconds: number) => void;
  /** @param waits whether there will be another attempt */
  readonly failed: (id: ChunkId, reason: string, waits: boolean) => void;
  /** The store does not respond; the chunk will be offered again. */
  readonly lost: (error: unknown) => void;
}

/** The parts of a worker. */
export interface WorkerParts {
  readonly chunks: ChunkStore;
  readonly feed: ChunkFeed;
  readonly decode: (task: ChunkTask, stopping: AbortSignal) => Promise<ChunkResult>;
  readonly reports: WorkerReports;
  /** Workers that are silent for this long, in milliseconds, are believed dead. */
  readonly silenceMs: number;
}

/** Takes chunks and decodes them, as one of any number of workers. */
export class Worker {
  readonly #parts: WorkerParts;
  /** The chunks, each with the name under which it is held. */
  readonly #underWay = new Map<ChunkId, string>();
  /** Aborted when chunks in progress must be given back. */
  readonly #givingUp = new AbortController();

  constructor(parts: WorkerParts) {
    this.#parts = parts;
  }

  /**
   * Works until told to stop; then finishes the chunks in progress, or gives them back if that takes long.
   *
   * @param atOnce how many chunks are in progress at once
   * @param untilDone whether to stop when no chunk is waiting or in progress, here or elsewhere
   */
  async run(atOnce: number, stopping: AbortSignal, untilDone = false): Promise<void> {
    const ending = new AbortController();
    const end = AbortSignal.any([stopping, ending.signal]);
    const grace = pause(2 ** 31 - 1, end).then(() => pause(GRACE_MS, this.#givingUp.signal));
    void grace.then(() => {
      this.#givingUp.abort(new Error("the worker stops"));
    });
    const beating = this.#keepBeating();
    const looking = untilDone ? this.#untilDone(end, ending) : null;
    try {
      await this.#parts.feed.run((id, holder) => this.#take(id, holder), atOnce, end);
    } finally {
      ending.abort();
      this.#givingUp.abort(new Error("the worker stops"));
      await beating;
      await looking;
    }
  }

  async #take(id: ChunkId, holder: string): Promise<boolean> {
    const { chunks, decode, reports } = this.#parts;
    const start = performance.now();
    try {
      const task = await chunks.begin(id, holder);
      if (task === null) return true;
      this.#underWay.set(id, holder);
      const result = await decode(task, this.#givingUp.signal);
      await chunks.finish(id, result);
      reports.done(id, result, (performance.now() - start) / 1000);
      return true;
    } catch (error) {
      return await this.#putBack(id, holder, error);
    } finally {
      this.#underWay.delete(id);
    }
  }

  /** Whether nothing more needs to be done about a chunk that could not be decoded. */
  async #putBack(id: ChunkId, holder: string, error: unknown): Promise<boolean> {
    const { chunks, reports } = this.#parts;
    try {
      if (this.#givingUp.signal.aborted) {
        await chunks.giveBack(id, holder);
        return false;
      }
      const reason = faultCodeOf(error);
      const waits = await chunks.fail(id, holder, reason);
      reports.failed(id, reason, waits);
      return !waits;
    } catch (failure) {
      // Without signs of life for the chunk, another worker takes it back.
      reports.lost(failure);
      return false;
    }
  }

  /** Shows that this worker is alive, and takes back the chunks of workers that are not. */
  async #keepBeating(): Promise<void> {
    const { chunks, reports, silenceMs } = this.#parts;
    while (!this.#givingUp.signal.aborted) {
      try {
        for (const [id, holder] of this.#underWay) await chunks.beat(id, holder);
        await chunks.takeBack(silenceMs);
      } catch (error) {
        reports.lost(error);
      }
      await pause(Math.min(BEAT_MS, silenceMs / 4), this.#givingUp.signal);
    }
  }

  async #untilDone(stopping: AbortSignal, ending: AbortController): Promise<void> {
    while (!stopping.aborted) {
      // Nobody can tell while the store does not respond.
      if (await this.#parts.chunks.areOver().catch(() => false)) ending.abort();
      await pause(LOOK_MS, stopping);
    }
  }
}
