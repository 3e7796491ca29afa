/// <reference types="node" />
/**
 * Lets worker threads run TypeScript, too: on Node 20, tsx by itself helps the main thread only. It takes each thread
 * a third of a second and a thread of its own, which a test whose threads run JavaScript spares them.
 */
import { getEnvironmentData, isMainThread } from "node:worker_threads";
import { register } from "tsx/esm/api";

if (!isMainThread && getEnvironmentData("runs") !== "JavaScript") register();
