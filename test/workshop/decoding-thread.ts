/** Runs the entry point of the workshop in a thread from the sources; the message “end” ends it. */
import { parentPort } from "node:worker_threads";
import { main } from "../../src/workshop/main.ts";

parentPort?.on("message", (message: unknown) => {
  if (message === "end") process.exit();
});
await main();
