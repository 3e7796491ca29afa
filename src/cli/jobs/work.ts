import { availableParallelism } from "node:os";
import { pino, type Logger } from "pino";
import { decodeChunk, type ChunkDecoder } from "../../jobs/decode-chunk.ts";
import { findChunks } from "../../jobs/find-chunks.ts";
import type { ChunkFeed } from "../../jobs/worker/feed.ts";
import { PollingFeed } from "../../jobs/worker/polling-feed.ts";
import { Worker, type WorkerReports } from "../../jobs/worker/worker.ts";
import { version } from "../../package.ts";
import type { RunningDecoder } from "../../server/decoding/decoder.ts";
import { traceOf } from "../../server/trace.ts";
import type { Settings } from "../../settings.ts";
import { FINDING } from "../../store/jobs/rows.ts";
import type { Store } from "../../store/store.ts";
import { decodeRecords } from "../archives/decode-records.ts";
import { threadsOf, type ArchiveFlags } from "../archives/flags.ts";
import { startArchiveDecoder } from "../archives/start-decoder.ts";
import { EXIT, UsageError, type Io } from "../io.ts";
import { untilStopped } from "../until-stopped.ts";

/** The flags of `recloc worker`. */
export interface WorkFlags extends Pick<ArchiveFlags, "threads"> {
  readonly untilDone?: true;
  readonly lostAfter?: string;
}

/**
 * Chunks in progress at once, so that no thread is idle while the last records of one are decoded.
 */
const CHUNKS_AT_ONCE = 2;

/** `recloc worker`: decodes chunks until it is told to stop. Logs go to standard error. */
export async function work(
  store: Store,
  { databaseUrl, logLevel }: Settings,
  flags: WorkFlags,
  io: Io,
): Promise<number> {
  const threads = threadsOf(flags, availableParallelism());
  const silenceMs = silenceOf(flags);
  const logger = pino({ level: logLevel }, io.stderr);
  const stopping = new AbortController();
  const stopped = untilStopped(io, logger).finally(() => {
    stopping.abort();
  });
  const decoder = await startArchiveDecoder(io, threads);
  try {
    const chunkDecoder = chunkDecoderOf(decoder, threads);
    const worker = new Worker({
      chunks: store.chunks,
      feed: await feedOf(store, databaseUrl),
      decode: (task, signal) =>
        task.chunk === FINDING
          ? findChunks(task, store.jobs, version(), signal)
          : decodeChunk(task, chunkDecoder, signal),
      reports: reportsTo(logger),
      silenceMs,
    });
    io.stdout.write("recloc worker takes chunks\n");
    await worker.run(CHUNKS_AT_ONCE, stopping.signal, flags.untilDone);
  } finally {
    await decoder.close();
  }
  // Without a reason to stop, there is nothing left to do.
  const code = stopping.signal.aborted ? await stopped : EXIT.ok;
  logger.info("stopped");
  return code;
}

/** @throws UsageError */
function silenceOf({ lostAfter = "30s" }: WorkFlags): number {
  const [, seconds = ""] = /^(\d{1,4})s$/.exec(lostAfter) ?? [];
  if (Number(seconds) > 0) return Number(seconds) * 1000;
  throw new UsageError("--lost-after must be a number of seconds, such as 30s");
}

async function feedOf(store: Store, databaseUrl: string | null): Promise<ChunkFeed> {
  if (databaseUrl === null) return new PollingFeed(store.chunks);
  const { GraphileFeed } = await import("../../jobs/worker/graphile-feed.ts");
  return new GraphileFeed(databaseUrl);
}

function chunkDecoderOf(decoder: RunningDecoder, threads: number): ChunkDecoder {
  return {
    engine: version(),
    atOnce: threads + 1,
    decode: ({ api, explain, algorithm, referenceDate }) => {
      const options = { algorithm: algorithm ?? undefined, referenceDate };
      return (records) => decodeRecords(records, decoder, { answer: api, options, explain });
    },
  };
}

/** Logs ids, counts and codes: no content of records, and no paths. */
function reportsTo(logger: Logger): WorkerReports {
  return {
    done: (id, { records, errors }, seconds) => {
      const ms = Math.round(seconds * 1000);
      logger.info({ ...id, records, errors, ms }, "chunk done");
    },
    failed: (id, reason, waits) => {
      logger.warn({ ...id, reason, waits }, "chunk failed");
    },
    lost: (error) => {
      logger.error(traceOf(error), "store lost");
    },
  };
}
