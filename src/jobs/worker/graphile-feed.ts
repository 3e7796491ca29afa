import type { Pool } from "pg";
import { setTimeout as wait } from "node:timers/promises";
import { Logger, run, type Runner } from "graphile-worker";
import Type from "typebox";
import { Value } from "typebox/value";
import { CHUNK_TASK } from "../../store/jobs/graphile-announcer.ts";
import { Sockets } from "../../store/engines/postgres-sockets.ts";
import { patientPool } from "./patient-pool.ts";
import { pause, type ChunkFeed, type TakeChunk } from "./feed.ts";

const Announced = Type.Object({ job: Type.String(), chunk: Type.Integer() });

/** How often the queue is asked if no notification arrives, and the wait for a database that is gone, in milliseconds. */
const INTERVAL_MS = 1000;
/** Connections for notifications and for reporting results. */
const SPARE_CONNECTIONS = 2;

/** Gets waiting chunks from Graphile Worker: for PostgreSQL, with any number of machines. */
export class GraphileFeed implements ChunkFeed {
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  async run(take: TakeChunk, atOnce: number, stopping: AbortSignal): Promise<void> {
    const sockets = new Sockets();
    const pool = patientPool(this.#url, atOnce + SPARE_CONNECTIONS, sockets);
    try {
      while (!stopping.aborted) {
        // The database is gone or comes back: chunks in progress are offered again.
        await this.#runOnce(pool, take, atOnce, stopping).catch(() => undefined);
        await pause(INTERVAL_MS, stopping);
      }
    } finally {
      // The pool waits for connections in use, some of which may be lost.
      const ending = () => Promise.race([pool.end(), wait(INTERVAL_MS)]);
      await sockets.end(ending, 2 * INTERVAL_MS);
    }
  }

  async #runOnce(
    pool: Pool,
    take: TakeChunk,
    atOnce: number,
    stopping: AbortSignal,
  ): Promise<void> {
    const runner = await this.#start(pool, take, atOnce);
    const stop = () => {
      // Rejects if it is already stopping.
      runner.stop().catch(() => undefined);
    };
    stopping.addEventListener("abort", stop, { once: true });
    try {
      if (stopping.aborted) stop();
      await runner.promise;
    } finally {
      stopping.removeEventListener("abort", stop);
    }
  }

  #start(pgPool: Pool, take: TakeChunk, atOnce: number): Promise<Runner> {
    return run({
      pgPool,
      concurrency: atOnce,
      noHandleSignals: true,
      pollInterval: INTERVAL_MS,
      // Its messages may name hosts and quote errors.
      logger: new Logger(() => () => undefined),
      taskList: {
        [CHUNK_TASK]: async (payload, { job }) => {
          const isOver = await take(Value.Parse(Announced, payload), job.locked_by ?? "");
          if (!isOver) throw new Error("to be offered again");
        },
      },
    });
  }
}
