import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { BUILT, UNCOUNTED } from "../cli/built.ts";
import { listenTo } from "../cli/serve/listen-to.ts";

/** The service as a process of its own, all of whose traces are in one folder. */
export interface Watched {
  readonly url: string;
  /** Writes what the heap holds after a collection, and returns its file. */
  readonly snapshot: () => Promise<string>;
  readonly stop: () => Promise<void>;
  /** Everything that it printed and every file that it wrote, by name. */
  readonly traces: () => ReadonlyMap<string, string>;
}

/** Starts the build with the most verbose log. */
export async function startWatched(folder: string, key: string): Promise<Watched> {
  const folders = ["data", "tmp", "work"].map((name) => join(folder, name));
  for (const each of folders) mkdirSync(each);
  const [data = "", tmp = "", work = ""] = folders;
  const child = spawn(
    process.execPath,
    ["--heapsnapshot-signal=SIGUSR2", ...BUILT, "serve", "--port", "0", "--data-dir", data],
    {
      cwd: work,
      env: {
        ...process.env,
        ...UNCOUNTED,
        ...{ LOG_LEVEL: "trace", TMPDIR: tmp, API_KEYS: key, DECODE_WORKERS: "1" },
        ...{ DECODE_TIMEOUT: "1s", MAX_BODY: "1MB" },
      },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  const [stdout, stderr] = [listenTo(child.stdout), listenTo(child.stderr)];
  const [, url = ""] = /(http:\/\/[\d.:]+)/.exec(await stdout.until(/http:\S+\s/)) ?? [];
  const exited = once(child, "exit");
  return {
    url,
    snapshot: async () => {
      child.kill("SIGUSR2");
      return finished(work);
    },
    stop: async () => {
      child.kill("SIGTERM");
      await exited;
    },
    traces: () =>
      new Map([
        ["standard output", stdout.text()],
        ["standard error", stderr.text()],
        ...filesIn(folder).map((file) => [file, readFileSync(file, "latin1")] as const),
      ]),
  };
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile());
}

/** The only file of a folder, once it no longer grows. */
async function finished(folder: string): Promise<string> {
  for (let size = -1; ;) {
    await wait(300);
    const [file] = filesIn(folder);
    if (file === undefined) continue;
    const now = statSync(file).size;
    if (now === size && now > 0 && readFileSync(file).subarray(-20).includes("}")) return file;
    size = now;
  }
}
