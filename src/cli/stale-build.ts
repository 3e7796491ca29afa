import { existsSync, readdirSync, statSync } from "node:fs";
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
    const inside = readdirSync(root + folder, { recursive: true, encoding: "utf8" });
    // Files first: a folder is newer, too, if a file in it was added or deleted, but says less.
    const paths = inside.sort(filesFirst).map((path) => `${folder}/${path}`);
    const newer = [...paths, folder].find((path) => changedAt(root + path) > builtAt);
    if (newer !== undefined) return newer;
  }
  return null;
}

function filesFirst(a: string, b: string): number {
  return Number(b.includes(".")) - Number(a.includes("."));
}

/** 0 if it was deleted in the meantime. */
function changedAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
