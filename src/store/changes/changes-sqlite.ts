import type Database from "libsql";
import { Listeners, type ChangeFeed, type ChangeListener } from "./changes.ts";

/** How often the file is looked at for what other processes wrote, in milliseconds. */
const LOOK_MS = 200;

/**
 * Hears changes through SQLite's own count of what other connections wrote to the file. It counts
 * everything, not only keys: then a listener looks once more than it had to, which costs 0.05 ms.
 */
export class FileChanges implements ChangeFeed {
  readonly #database: Database.Database;
  readonly #listeners = new Listeners();
  #timer: NodeJS.Timeout | undefined;
  #version = -1;

  constructor(database: Database.Database) {
    this.#database = database;
    this.#listeners.found();
  }

  subscribe(listener: ChangeListener): () => void {
    this.#listeners.add(listener);
    if (this.#timer === undefined) {
      this.#look();
      this.#timer = setInterval(() => {
        this.#look();
      }, LOOK_MS);
      this.#timer.unref();
    }
    return () => {
      this.#listeners.remove(listener);
      if (this.#listeners.size === 0) this.#stop();
    };
  }

  announce(): Promise<void> {
    return Promise.resolve();
  }

  tell(): void {
    this.#listeners.changed();
  }

  close(): Promise<void> {
    this.#stop();
    this.#listeners.lost();
    return Promise.resolve();
  }

  #stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #look(): void {
    const asOf = performance.now();
    try {
      const version = this.#readVersion();
      if (version !== this.#version) this.#listeners.changed();
      this.#version = version;
      this.#listeners.heard(asOf);
    } catch {
      // Busy, or the disk fails: nothing is relied upon, and the next look may tell more.
      this.#listeners.changed();
    }
  }

  #readVersion(): number {
    const [row] = this.#database.prepare("pragma data_version").all();
    if (typeof row !== "object" || row === null || !("data_version" in row))
      throw new Error("SQLite does not tell the version of its data");
    return Number(row.data_version);
  }
}
