import { createReadStream, statSync } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat, type FileHandle } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import { filesOf } from "../../archives/inputs.ts";
import type { Content, DestinationPlace, SourceFile, SourcePlace } from "./place.ts";

/** How much is written at once, in characters. */
const BUFFER = 256 * 1024;
/** Answers contain personal data: only the owner and the group can read them. */
const MODE = 0o640;

/** The files in a folder and its subfolders, or a single file. Names that begin with a dot are skipped. */
export class SourceFolder implements SourcePlace {
  readonly #folder: string;
  readonly #only: string | null;

  /** @param path absolute */
  constructor(path: string) {
    const isFolder = statSync(path).isDirectory();
    this.#folder = isFolder ? path : dirname(path);
    this.#only = isFolder ? null : basename(path);
  }

  async *files(): AsyncGenerator<SourceFile, void, void> {
    const root = this.#only === null ? this.#folder : join(this.#folder, this.#only);
    for await (const file of filesOf(root)) {
      if ("error" in file) throw file.error;
      yield { name: relative(this.#folder, file.name), size: file.size };
    }
  }

  read(name: string, start = 0, end = Infinity): AsyncIterable<Uint8Array> {
    // Node would read the first byte of an empty range.
    if (end <= start) return nothing();
    return createReadStream(this.pathOf(name), { start, end: end - 1 });
  }

  async sizeOf(name: string): Promise<number> {
    return (await stat(this.pathOf(name))).size;
  }

  pathOf(name: string): string {
    return join(this.#folder, name);
  }
}

/** A folder for parts, which is created with the first one. */
export class DestinationFolder implements DestinationPlace {
  readonly #folder: string;

  /** @param path absolute */
  constructor(path: string) {
    this.#folder = path;
  }

  async isEmpty(): Promise<boolean> {
    try {
      return (await readdir(this.#folder)).length === 0;
    } catch (error) {
      if (error instanceof Error && "code" in error && error.code === "ENOENT") return true;
      throw error;
    }
  }

  async write(name: string, content: Content, attempt: number): Promise<void> {
    const path = join(this.#folder, name);
    await mkdir(dirname(path), { recursive: true });
    // Readers of the folder skip names that begin with a dot.
    const temporary = (number: number) => join(dirname(path), `.${basename(path)}.${number}`);
    const file = await open(temporary(attempt), "wx", MODE);
    try {
      await writeTo(file, content);
      await rename(temporary(attempt), path);
    } catch (error) {
      await rm(temporary(attempt), { force: true });
      throw error;
    }
    // Left over from workers that were killed.
    for (let number = 1; number < attempt; number += 1)
      await rm(temporary(number), { force: true });
  }

  read(name: string): AsyncIterable<Uint8Array> {
    return createReadStream(join(this.#folder, name));
  }
}

/** Writes a file, waits for the disk, and closes it. */
async function writeTo(file: FileHandle, content: Content): Promise<void> {
  try {
    let waiting = "";
    for await (const piece of content) {
      if (typeof piece !== "string") await file.appendFile(piece);
      else waiting += piece;
      if (waiting.length < BUFFER) continue;
      await file.appendFile(waiting);
      waiting = "";
    }
    await file.appendFile(waiting);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function* nothing(): AsyncGenerator<Uint8Array, void, void> {
  // An empty file has no bytes.
}
