import { randomBytes } from "node:crypto";
import type { ChunkStore } from "../../store/jobs/chunk-store.ts";
import { pause, type ChunkFeed, type TakeChunk } from "./feed.ts";

/** How often the store is asked while it has nothing to offer, in milliseconds. */
const INTERVAL_MS = 500;

/** Gets waiting chunks from the store itself: for SQLite, where all workers share a machine. */
export class PollingFeed implements ChunkFeed {
  readonly #name = `recloc-${randomBytes(9).toString("hex")}`;
  readonly #chunks: Pick<ChunkStore, "waiting">;

  constructor(chunks: Pick<ChunkStore, "waiting">) {
    this.#chunks = chunks;
  }

  async run(take: TakeChunk, atOnce: number, stopping: AbortSignal): Promise<void> {
    await Promise.all(Array.from({ length: atOnce }, () => this.#takeOneByOne(take, stopping)));
  }

  async #takeOneByOne(take: TakeChunk, stopping: AbortSignal): Promise<void> {
    while (!stopping.aborted) {
      const [next] = await this.#chunks.waiting(1).catch(() => []);
      if (next === undefined) await pause(INTERVAL_MS, stopping);
      else await take(next, this.#name);
    }
  }
}
