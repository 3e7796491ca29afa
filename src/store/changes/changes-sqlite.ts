import type Database from "libsql";
import { Listeners, type ChangeFeed, type ChangeListener } from "./changes.ts";

/** How often to check whether other processes wrote to the file, in milliseconds. */
const POLL_MS = 200;

/**
 * Detects changes through SQLite's `data_version`, which changes whenever another connection writes to
 * the file. It covers all tables, not only keys; an unnecessary reload costs a listener 0.05 ms.
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
      this.#poll();
      this.#timer = setInterval(() => {
        this.#poll();
      }, POLL_MS);
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

  notify(): void {
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

  #poll(): void {
    const asOf = performance.now();
    try {
      const version = this.#readVersion();
      if (version !== this.#version) this.#listeners.changed();
      this.#version = version;
      this.#listeners.heard(asOf);
    } catch {
      // The file is busy or the disk fails: rely on nothing until the next poll.
      this.#listeners.changed();
    }
  }

  #readVersion(): number {
    const [row] = this.#database.prepare("pragma data_version").all();
    if (typeof row !== "object" || row === null || !("data_version" in row))
      throw new Error("SQLite returned no data_version");
    return Number(row.data_version);
  }
}
