import Database from "libsql";
import { existsSync } from "node:fs";
import { link, open, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { checkPages, storeFile } from "../engines/sqlite.ts";
import { whenFree } from "../engines/sqlite-dialect.ts";
import { newId } from "../secret.ts";
import { StoreFault } from "../store-fault.ts";

/**
 * Copies the SQLite store in a folder into a new file that only its owner can read. The copy is consistent
 * while other processes write to the store, which stays as it is: it is not even migrated. The file appears
 * under its name only once it is complete, checked and on the disk.
 *
 * @param target a file that does not exist
 * @returns the size of the copy, in bytes
 * @throws StoreFault if the store is damaged, or the folder's file contains none; the error of SQLite or
 *   the operating system if the store cannot be read or the copy not written, `EEXIST` if `target` exists
 */
export async function backUp(folder: string, target: string): Promise<number> {
  const part = `${target}.${newId()}.part`;
  try {
    await copyStore(folder, part);
    const size = await flush(part);
    // Unlike a renamed file, a link never replaces one that somebody has created in the meantime.
    await link(part, target);
    return size;
  } finally {
    await rm(part, { force: true });
    await flush(dirname(target)).catch(() => undefined);
  }
}

/** Copies the store in a folder as it is at this moment into a new file, and checks the copy. */
export async function copyStore(folder: string, target: string): Promise<void> {
  // Created before SQLite writes it, so that it is never readable by others.
  await (await open(target, "wx", 0o600)).close();
  await onDatabase(storeFile(folder), (source) => {
    source.prepare("vacuum into ?").run(target);
  });
  await onDatabase(target, (copy) => {
    checkPages(copy);
    if (
      copy.prepare("select 1 from sqlite_master where name = 'kysely_migration'").all().length === 0
    )
      throw new StoreFault("absent");
  });
}

async function onDatabase(file: string, work: (database: Database.Database) => void) {
  // SQLite would create it.
  if (!existsSync(file)) throw new StoreFault("absent");
  const database = new Database(file, { timeout: 0 });
  try {
    await whenFree(() => {
      work(database);
    });
  } finally {
    database.close();
  }
}

/** Waits until a file or folder is on the disk; returns its size in bytes. */
async function flush(path: string): Promise<number> {
  const file = await open(path, "r");
  try {
    await file.sync();
    return (await file.stat()).size;
  } finally {
    await file.close();
  }
}
