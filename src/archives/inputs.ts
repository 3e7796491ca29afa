import { createReadStream } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { isAbsolute, join } from "node:path";
import { glob } from "tinyglobby";

/** A file to read, and the name to report it under. */
export interface InputFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
}

/** A name that matches no file. */
export interface NoFile {
  readonly name: string;
  readonly error: unknown;
}

const PATTERN = /[*?[{]/;

/**
 * The files that a name means: itself, those in a folder and its folders, or those that match a pattern; in the order of
 * their names, so that a later run finds the same files. Names that begin with a dot are skipped.
 */
export async function* filesOf(name: string): AsyncGenerator<InputFile | NoFile, void, void> {
  let found;
  try {
    found = await stat(name);
  } catch (error) {
    const options = { expandDirectories: false, absolute: isAbsolute(name) };
    const matches = PATTERN.test(name) ? await glob(name, options) : [];
    if (matches.length === 0) yield { name, error };
    for (const match of matches.sort()) yield* filesOf(match);
    return;
  }
  if (found.isDirectory()) yield* filesIn(name);
  else yield { name, size: found.size };
}

async function* filesIn(folder: string): AsyncGenerator<InputFile | NoFile, void, void> {
  const names = (await readdir(folder)).filter((name) => !name.startsWith("."));
  for (const name of names.sort()) yield* filesOf(join(folder, name));
}

/** The bytes of a file. */
export function bytesOf({ name }: InputFile): AsyncIterable<Uint8Array> {
  return createReadStream(name);
}
