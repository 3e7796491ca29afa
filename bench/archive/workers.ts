/**
 * `npm run bench:workers`: a job over an archive made from the corpus, by two `recloc worker` processes on a separate
 * PostgreSQL. One is killed by SIGKILL midway, and the database is restarted. Exits with 1 if a record is missing, occurs
 * twice, or has neither an answer nor an error.
 *
 * --records N        records of the archive (default: 100000)
 * --out FOLDER       for the archive and the output (default: bench/archive/out)
 * --service FILE     command line of another build
 */
import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { moduleFile } from "../../src/package.ts";
import { PostgresServer } from "../../test/store/postgres-server/server.ts";
import { writeArchive } from "./archive.ts";
import { check } from "./check.ts";

const { values } = parseArgs({
  options: {
    records: { type: "string", default: "100000" },
    out: { type: "string", default: "bench/archive/out" },
    service: { type: "string", default: fileURLToPath(moduleFile("src/cli/main")) },
  },
});
const records = Number(values.records);
const main = resolve(values.service);
const source = resolve(values.out, "job-source");
const destination = resolve(values.out, "job-output");
/** The shares of the parts after which a worker is killed and the database is restarted. */
const [KILLED_AT, RESTARTED_AT] = [0.25, 0.5];
const CHUNK = "1MiB";
/** How long a restart of the database takes, in milliseconds. */
const DOWN_MS = 2000;

for (const folder of [source, destination]) rmSync(folder, { recursive: true, force: true });
mkdirSync(source, { recursive: true });
await writeArchive(join(source, "archive.ndjson"), records);

const server = await PostgresServer.start();
try {
  await run(await server.newDatabase());
} finally {
  await server.remove();
}

async function run(DATABASE_URL: string): Promise<void> {
  // Without the errors that the restart of the database causes.
  const env = { PATH: process.env.PATH, DATABASE_URL, LOG_LEVEL: "silent" };
  const recloc = (...args: string[]) => execFileSync(process.execPath, [main, ...args], { env });
  const flags = ["--chunk-size", CHUNK, "--reference-date", "2026-11-21"];
  const id = String(recloc("jobs", "submit", source, "--out", destination, ...flags)).trim();
  const start = performance.now();
  const worker = () => {
    const args = [main, "worker", "--threads", "1", "--lost-after", "5s", "--until-done"];
    const child = spawn(process.execPath, args, { env, stdio: ["ignore", "ignore", "inherit"] });
    process.once("exit", () => child.kill("SIGKILL"));
    return child;
  };
  const [killed, other] = [worker(), worker()];
  const ended = once(other, "exit");
  const chunks = await chunksFound(() => String(recloc("jobs", "show", id, "--json")));
  await until(chunks * KILLED_AT, other);
  killed.kill("SIGKILL");
  console.log(`a worker is killed after ${partsThere()} of ${chunks} parts`);
  await until(chunks * RESTARTED_AT, other);
  await server.stop();
  console.log(`the database is stopped after ${partsThere()} parts`);
  await wait(DOWN_MS);
  await server.start();
  await ended;
  const seconds = (performance.now() - start) / 1000;
  console.log(
    `${chunks} chunks, ${seconds.toFixed(0)} s, exit code of the other worker: ${other.exitCode}`,
  );
  await report(String(recloc("jobs", "show", id)), other.exitCode);
}

async function report(shown: string, code: number | null): Promise<void> {
  console.log(shown.trimEnd());
  const files = readdirSync(destination).sort();
  const left = files.filter((name) => !name.startsWith("part-"));
  const found = await check(files.map((name) => join(destination, name)));
  console.log(
    `${found.records} records, ${found.wrong} not in their place, ${found.errors} without an answer, ` +
      `${left.length} files left over, ${found.digest.slice(0, 16)}`,
  );
  const isRight = found.records === records && found.wrong === 0 && left.length === 0 && code === 0;
  console.log(isRight ? "ok" : "MISSED: every record once");
  process.exitCode = isRight ? 0 : 1;
}

/** Resolves with their number once a worker has found all chunks. */
async function chunksFound(show: () => string): Promise<number> {
  for (;;) {
    const job: unknown = JSON.parse(show());
    if (isSubmitted(job)) return Object.values(job.chunks).reduce((sum, count) => sum + count, 0);
    await wait(500);
  }
}

function isSubmitted(job: unknown): job is { readonly chunks: Readonly<Record<string, number>> } {
  const isJob = typeof job === "object" && job !== null && "submittedAt" in job;
  return isJob && job.submittedAt !== null;
}

function partsThere(): number {
  if (!existsSync(destination)) return 0;
  return readdirSync(destination).filter((name) => name.startsWith("part-")).length;
}

/** Resolves when there are this many parts. */
async function until(parts: number, worker: ChildProcess): Promise<void> {
  while (partsThere() < parts) {
    if (worker.exitCode !== null) throw new Error("the worker ended too soon");
    await wait(50);
  }
}
