import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdtempSync, openSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cpuMsOf } from "../process-cpu.ts";
import { rssMibOf } from "../rss.ts";

/** A service in separate processes on this machine. */
export interface Service {
  readonly url: URL;
  /** Resident memory of the process, in mebibytes; NaN if the system does not report it. */
  readonly memoryMib: () => number;
  /** Processor time of all its processes, in milliseconds; 0 if the system does not report it. */
  readonly cpuMs: () => number;
  readonly stop: () => Promise<void>;
}

export interface ServiceOptions {
  /** Further flags of `recloc serve`. */
  readonly flags?: readonly string[];
  /** The file to write its log to; without it, the log is lost. */
  readonly log?: string;
}

/**
 * Starts a service with its own store on a free port of 127.0.0.1.
 *
 * @param main its compiled command line
 * @param keys the accepted keys
 */
export async function startService(
  main: string,
  keys: readonly string[],
  { flags = [], log }: ServiceOptions = {},
): Promise<Service> {
  const folder = mkdtempSync(join(tmpdir(), "recloc-load-"));
  const environment = {
    HOST: "127.0.0.1",
    PORT: "0",
    DATA_DIR: folder,
    API_KEYS: keys.join(","),
    LOG_LEVEL: "warn",
  };
  const service = await startProgram([main, "serve", ...flags], environment, log);
  return {
    ...service,
    stop: async () => {
      await service.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Starts a program that prints where it listens.
 *
 * @param args the file to run in Node, and its arguments
 * @param log the file to write its standard error to; without it, the output is lost
 */
export async function startProgram(
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  log?: string,
): Promise<Service> {
  const stderr = log === undefined ? "ignore" : openSync(log, "w");
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ["ignore", "pipe", stderr],
  });
  if (typeof stderr === "number") closeSync(stderr);
  const ended = once(child, "exit");
  // However this process ends, the program ends with it.
  process.once("exit", () => child.kill("SIGKILL"));
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
  let screen = "";
  for await (const chunk of child.stdout ?? []) {
    screen += String(chunk);
    if (/listens on \S+\n/.test(screen)) break;
  }
  const [url] = /http:\S+/.exec(screen) ?? [];
  if (url === undefined) throw new Error(`the service did not start: ${screen}`);
  return {
    url: new URL(url),
    memoryMib: () => rssMibOf(child.pid),
    cpuMs: () => cpuMsOf(child.pid),
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
