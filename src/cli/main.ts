#!/usr/bin/env node
import { keepCompiledCode } from "./compile-cache.ts";
import { run } from "./run.ts";
import { newerThanBuild } from "./stale-build.ts";
import { untilStopped } from "./stop-signals.ts";

const IS_BUILT = !import.meta.url.endsWith(".ts");

/** How long a connection may take to close on its own, in milliseconds. */
const LINGER_MS = 1000;

// The reader of our output may stop reading: `recloc decode … | head -1`.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  process.exit(error.code === "EPIPE" ? 0 : 1);
});

if (IS_BUILT) keepCompiledCode();

/** Aborted once the service has been told to stop. */
const stopping = new AbortController();

process.exitCode = await run(process.argv.slice(2), {
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  environment: process.env,
  loadDecode: async () => (await import("../decode/decode.ts")).decode,
  startDecoder: async (...options) =>
    (await import("../server/decoding/pool.ts")).DecodePool.start(...options),
  untilStopped: async () => {
    try {
      return await untilStopped();
    } finally {
      stopping.abort();
    }
  },
  newerSource: () => (IS_BUILT ? newerThanBuild() : null),
});

// The service has finished its work; only a connection that does not respond may be left.
if (stopping.signal.aborted) setTimeout(() => process.exit(), LINGER_MS).unref();
