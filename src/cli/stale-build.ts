import { type Dirent, existsSync, readdirSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { packageFile } from "../package.ts";

/** Written by the build when it is done. */
const STAMP = "dist/.built";
const SOURCES = ["grammars", "src"];

/**
 * A source that is newer than the build, relative to the root; null if there is none. An installed package has no
 * sources.
 *
 * @param root folder of the package, with a trailing slash
 */
export function newerThanBuild(root = fileURLToPath(packageFile("."))): string | null {
  if (![STAMP, ...SOURCES].every((path) => existsSync(root + path))) return null;
  const builtAt = changedAt(root + STAMP);
  for (const folder of SOURCES) {
    // Asks for the kind of each entry, which Node otherwise finds out one by one.
    const inside = readdirSync(root + folder, { recursive: true, withFileTypes: true });
    // Files first: a folder is also newer if a file in it was added or deleted, but tells less.
    const paths = inside.sort(filesFirst).map(({ parentPath, name }) => `${parentPath}/${name}`);
    const newer = [...paths, root + folder].find((path) => changedAt(path) > builtAt);
    if (newer !== undefined) return newer.slice(root.length);
  }
  return null;
}

function filesFirst(a: Dirent, b: Dirent): number {
  return Number(a.isDirectory()) - Number(b.isDirectory());
}

/** 0 if it was deleted in the meantime. */
function changedAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
