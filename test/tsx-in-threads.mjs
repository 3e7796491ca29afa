/** Lets worker threads run TypeScript, too: on Node 20, tsx by itself helps the main thread only. */
import { isMainThread } from "node:worker_threads";
import { register } from "tsx/esm/api";

if (!isMainThread) register();
