import type { Command } from "commander";
import { LOG_LEVELS } from "../../settings.ts";
import { UsageError, type Io, type SetCode } from "../io.ts";

interface ServeFlags {
  readonly host?: string;
  readonly port?: string;
  readonly dataDir?: string;
  readonly apiKeys?: string;
  readonly maxBody?: string;
  readonly logLevel?: string;
  readonly workers?: string;
}

const MOST_PROCESSES = 64;

/** @throws UsageError */
function processesIn(text: string | undefined): number {
  if (text === undefined) return 1;
  const count = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  if (count >= 1 && count <= MOST_PROCESSES) return count;
  throw new UsageError(`--workers must be a number of processes from 1 to ${MOST_PROCESSES}`);
}

/** Adds `recloc serve`. */
export function addServe(program: Command, io: Io, setCode: SetCode): void {
  program
    .command("serve")
    .summary("serve the HTTP API and the website")
    .description("Serves the HTTP API and the website. A flag overrides its environment variable.")
    .option("-H, --host <address>", "HOST: address to listen on (default: 127.0.0.1)")
    .option("-p, --port <number>", "PORT: port to listen on, 0 for any (default: 8080)")
    .option("-d, --data-dir <folder>", "DATA_DIR: folder of the SQLite store (default: ./data)")
    .option("--api-keys <keys>", "API_KEYS: fixed keys, separated by commas")
    .option("--max-body <size>", "MAX_BODY: maximum size of a request body (default: 256KiB)")
    .option("--log-level <level>", `LOG_LEVEL: ${LOG_LEVELS.join(", ")} (default: info)`)
    .option("--workers <number>", "processes that share the port (default: 1)")
    .addHelpText("after", "\nExamples:\n  recloc serve\n  recloc serve --port 80 --max-body 1MB")
    .action(async ({ host, port, dataDir, apiKeys, maxBody, logLevel, workers }: ServeFlags) => {
      const of = processesIn(workers);
      const flags = {
        HOST: host,
        PORT: port,
        DATA_DIR: dataDir,
        API_KEYS: apiKeys,
        MAX_BODY: maxBody,
        LOG_LEVEL: logLevel,
      };
      const { default: cluster } = await import("node:cluster");
      if (of > 1 && cluster.isPrimary) {
        const { serveInProcesses } = await import("./cluster.ts");
        setCode(await serveInProcesses(flags, of, io));
      } else {
        const { serve } = await import("./serve.ts");
        setCode(await serve(flags, io, { of, isFirst: (cluster.worker?.id ?? 1) === 1 }));
      }
    });
}
