import type { ChunkId } from "../../store/jobs/announcer.ts";

/**
 * Decodes a chunk if it is still waiting. Resolves with false if it should be offered again later; never
 * rejects.
 *
 * @param holder the name under which the feed reserves it
 */
export type TakeChunk = (id: ChunkId, holder: string) => Promise<boolean>;

/** Offers chunks to a worker, each at least once. The rows of the store decide whether one is decoded. */
export interface ChunkFeed {
  /**
   * Offers chunks until it is told to stop, then waits for those that were taken.
   *
   * @param atOnce how many are taken at a time
   */
  run(take: TakeChunk, atOnce: number, stopping: AbortSignal): Promise<void>;
}

/** Resolves after a time, or when the signal is aborted. */
export function pause(ms: number, stopping: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stopping.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    stopping.addEventListener("abort", end, { once: true });
    if (stopping.aborted) end();
  });
}
