import { execFile, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { reachableFolder, STRANGER } from "../reachable.ts";
import { postgresFiles, type PostgresFiles } from "./files.ts";

const USER = "recloc_test";
const STARTS_WITHIN_MS = 30_000;
/** Nothing has to outlive the machine, be copied to another server or be tidied up: a third of its work. */
const SETTINGS = [
  "fsync=off",
  "full_page_writes=off",
  "wal_level=minimal",
  "max_wal_senders=0",
  "autovacuum=off",
].flatMap((setting) => ["-c", setting]);

/** A real PostgreSQL on a free port of this machine. It refuses to run as root. */
export class PostgresServer {
  readonly #files: PostgresFiles;
  readonly #folder: string;
  readonly #port: number;
  #process: ChildProcess | undefined;
  #databases = 0;

  private constructor(files: PostgresFiles, folder: string, port: number) {
    this.#files = files;
    this.#folder = folder;
    this.#port = port;
  }

  static async start(): Promise<PostgresServer> {
    const files = postgresFiles();
    const folder = reachableFolder("recloc-postgres-");
    if (STRANGER.uid !== undefined) chownSync(folder, STRANGER.uid, STRANGER.gid);
    chmodSync(folder, 0o700);
    const flags = [
      "-D",
      folder,
      "-U",
      USER,
      "-A",
      "trust",
      "-E",
      "UTF8",
      "--locale=C",
      "--no-sync",
    ];
    await promisify(execFile)(join(files.bin, "initdb"), flags, { ...STRANGER, cwd: folder });
    const server = new PostgresServer(files, folder, await freePort());
    await server.start();
    return server;
  }

  /** Starts again on the same port, with what was there. */
  async start(): Promise<void> {
    const address = ["-p", String(this.#port), "-h", "127.0.0.1", "-k", ""];
    const flags = ["-D", this.#folder, ...address, ...SETTINGS];
    const options = { ...STRANGER, cwd: this.#folder, stdio: "ignore" } as const;
    this.#process = spawn(join(this.#files.bin, "postgres"), flags, options);
    const end = Date.now() + STARTS_WITHIN_MS;
    while (!(await this.#answers())) {
      if (this.#process.exitCode !== null || Date.now() > end)
        throw new Error("PostgreSQL does not start");
      await wait(20);
    }
  }

  /** Ends the server, and all connections with it. */
  async stop(): Promise<void> {
    const server = this.#process;
    if (server?.exitCode !== null) return;
    this.#process = undefined;
    const ended = once(server, "exit");
    server.kill("SIGINT");
    await ended;
  }

  /** Ends the server at once where the tests end without `remove`. */
  kill(): void {
    this.#process?.kill("SIGQUIT");
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
    if (this.#files.copy !== null) rmSync(this.#files.copy, { recursive: true, force: true });
  }

  /** Makes an empty database, and gives its address. */
  async newDatabase(): Promise<string> {
    this.#databases += 1;
    const name = `recloc_${this.#databases}`;
    // Copying the files of the template takes half of the time of copying its pages through the log.
    await this.#ask(`CREATE DATABASE ${name} STRATEGY FILE_COPY`);
    return this.#urlOf(name);
  }

  /** Removes a database, whoever still uses it. */
  async dropDatabase(url: string): Promise<void> {
    await this.#ask(`DROP DATABASE ${new URL(url).pathname.slice(1)} WITH (FORCE)`);
  }

  async #answers(): Promise<boolean> {
    try {
      await this.#ask("SELECT 1");
      return true;
    } catch {
      return false;
    }
  }

  async #ask(text: string): Promise<void> {
    const client = new pg.Client(this.#urlOf("postgres"));
    client.on("error", () => undefined);
    try {
      await client.connect();
      await client.query(text);
    } finally {
      await client.end();
    }
  }

  #urlOf(database: string): string {
    return `postgres://${USER}:any@127.0.0.1:${this.#port}/${database}`;
  }
}

async function freePort(): Promise<number> {
  const listener = createServer().listen(0, "127.0.0.1");
  await once(listener, "listening");
  const address = listener.address();
  listener.close();
  await once(listener, "close");
  if (typeof address !== "object" || address === null) throw new Error("no port is free");
  return address.port;
}
