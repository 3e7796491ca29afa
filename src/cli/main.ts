#!/usr/bin/env node
import { run } from "./run.ts";
import { untilStopped } from "./stop-signals.ts";

// Whoever reads our output may stop reading: `recloc decode … | head -1`.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  process.exit(error.code === "EPIPE" ? 0 : 1);
});

process.exitCode = await run(process.argv.slice(2), {
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  environment: process.env,
  loadDecode: async () => (await import("../decode.ts")).decode,
  untilStopped,
});
