import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A service in a separate process on this machine. */
export interface Service {
  readonly url: URL;
  /** Resident memory of the process, in mebibytes; NaN if the system does not report it. */
  readonly memoryMib: () => number;
  readonly stop: () => Promise<void>;
}

/**
 * Starts a service with its own store on a free port of 127.0.0.1.
 *
 * @param main its compiled command line
 * @param keys the accepted keys
 * @param log the file to write its log to, which is lost otherwise
 */
export async function startService(
  main: string,
  keys: readonly string[],
  log?: string,
): Promise<Service> {
  const folder = mkdtempSync(join(tmpdir(), "recloc-load-"));
  const stderr = log === undefined ? "ignore" : openSync(log, "w");
  const child = spawn(process.execPath, [main, "serve"], {
    env: {
      PATH: process.env.PATH,
      HOST: "127.0.0.1",
      PORT: "0",
      DATA_DIR: folder,
      API_KEYS: keys.join(","),
      LOG_LEVEL: "warn",
    },
    stdio: ["ignore", "pipe", stderr],
  });
  if (typeof stderr === "number") closeSync(stderr);
  const ended = once(child, "exit");
  // However this process ends, the service ends with it.
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
    memoryMib: () => residentMib(child.pid),
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function residentMib(pid: number | undefined): number {
  try {
    const [, kib] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return Number(kib) / 1024;
  } catch {
    return NaN;
  }
}
