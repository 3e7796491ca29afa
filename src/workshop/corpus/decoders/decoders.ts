/** Threads that decode, with the current sources or those of another revision. */
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { isObject } from "../../../reference/tables.ts";
import { bundle, type Bundle } from "../../bundle.ts";
import { failureOf, type Reading, type Request } from "./reading.ts";
import type { KnownSystem, Ready } from "./worker.ts";

/** A case that takes longer counts as endless. */
const LONGEST_MS = 20_000;

const OURS = 'import { serveOurs } from "./src/workshop/corpus/decoders/ours.ts"; serveOurs();';

/**
 * The running program, if it was just bundled: its threads decode with the same sources. Undefined if
 * it runs directly from the sources.
 */
const OWN_BUNDLE: Bundle | undefined = import.meta.url.endsWith(".mjs")
  ? { file: fileURLToPath(import.meta.url), dispose: () => undefined }
  : undefined;

/** Of another revision, only what the comparison needs. */
const THEIRS = `
import { decode, isDecodable, toV4 } from "./src/index.ts";
serve({ decode, isDecodable, toV4 });`;

export interface DecodersOptions {
  /** Folder of the clone, with a slash at its end. */
  readonly root: string;
  /** Folder of another revision's sources. */
  readonly sources?: string;
  /** Whether the sources may have changed since the program started. */
  readonly haveChanged?: boolean;
  readonly threads: number;
  readonly longestMs?: number;
}

interface Task {
  readonly request: Request;
  readonly settle: (reading: Reading) => void;
}

/** The threads that decode the cases of a run. */
export class Decoders {
  /** The systems that the decoder knows. */
  systems: readonly KnownSystem[] = [];
  readonly #bundle: Bundle;
  readonly #longestMs: number;
  readonly #tasks: Task[] = [];
  readonly #idle: Worker[] = [];
  readonly #all = new Set<Worker>();
  readonly #running = new Set<(reading: Reading) => void>();

  private constructor(made: Bundle, longestMs: number) {
    this.#bundle = made;
    this.#longestMs = longestMs;
  }

  /** @throws Error with file and line if the sources have an error */
  static async start(options: DecodersOptions): Promise<Decoders> {
    const { threads, longestMs = LONGEST_MS } = options;
    const decoders = new Decoders(await bundleFor(options), longestMs);
    try {
      await Promise.all(Array.from({ length: threads }, () => decoders.#add()));
    } catch (error) {
      await decoders.end();
      throw error;
    }
    return decoders;
  }

  /** Decodes a text when its turn comes; explained answers come first. Never rejects. */
  read(request: Request): Promise<Reading> {
    return new Promise((settle) => {
      if (request.explain) this.#tasks.unshift({ request, settle });
      else this.#tasks.push({ request, settle });
      this.#next();
    });
  }

  /** Terminates the threads; pending texts fail. */
  async end(): Promise<void> {
    const stopped = failureOf("stopped", "");
    for (const { settle } of this.#tasks.splice(0)) settle(stopped);
    for (const settled of this.#running) settled(stopped);
    await Promise.all([...this.#all].map((worker) => worker.terminate()));
    this.#bundle.dispose();
  }

  async #add(): Promise<void> {
    const worker = new Worker(this.#bundle.file, { execArgv: ["--enable-source-maps"] });
    this.#all.add(worker);
    const { systems } = await readyFrom(worker);
    this.systems = systems;
    this.#idle.push(worker);
    this.#next();
  }

  #next(): void {
    while (this.#tasks.length > 0) {
      const worker = this.#idle.pop();
      if (worker === undefined) return;
      const task = this.#tasks.shift();
      if (task !== undefined) this.#assign(worker, task);
    }
  }

  #assign(worker: Worker, { request, settle }: Task): void {
    const settled = (reading: Reading) => {
      clearTimeout(timer);
      this.#running.delete(settled);
      forget(worker);
      settle(reading);
    };
    const timer = setTimeout(() => {
      settled({ kind: "failure", ms: this.#longestMs, what: "does not end", detail: "" });
      this.#replace(worker);
    }, this.#longestMs);
    this.#running.add(settled);
    worker.once("message", (reading: unknown) => {
      settled(isReading(reading) ? reading : failureOf("throws", "no reading"));
      this.#idle.push(worker);
      this.#next();
    });
    // A decoder's exceptions never get here: the thread is out of memory.
    worker.once("error", (error) => {
      settled(failureOf("crashes its thread", error));
      this.#replace(worker);
    });
    worker.postMessage(request);
  }

  #replace(worker: Worker): void {
    this.#all.delete(worker);
    void worker.terminate();
    this.#add().catch((error: unknown) => {
      for (const { settle } of this.#tasks.splice(0)) settle(failureOf("cannot start", error));
    });
  }
}

function bundleFor({ root, sources, haveChanged = false }: DecodersOptions): Promise<Bundle> {
  if (sources === undefined)
    return OWN_BUNDLE === undefined || haveChanged
      ? bundle(root, OURS)
      : Promise.resolve(OWN_BUNDLE);
  const worker = JSON.stringify(`${root}src/workshop/corpus/decoders/worker.ts`);
  return bundle(root, `import { serve } from ${worker};${THEIRS}`, sources);
}

/** Keeps the thread's other listeners, which keep its port open. */
function forget(worker: Worker): void {
  worker.removeAllListeners("message").removeAllListeners("error");
}

function readyFrom(worker: Worker): Promise<Ready> {
  return new Promise((resolve, reject) => {
    const ended = () => {
      reject(new Error("a thread ended before it was ready"));
    };
    worker.once("error", reject);
    worker.once("exit", ended);
    worker.once("message", (ready: unknown) => {
      forget(worker);
      worker.removeListener("exit", ended);
      if (isReady(ready)) resolve(ready);
      else reject(new Error("a thread does not start"));
    });
  });
}

function isReady(value: unknown): value is Ready {
  return isObject(value) && value.kind === "ready";
}

function isReading(value: unknown): value is Reading {
  return isObject(value) && (value.kind === "answered" || value.kind === "failure");
}
