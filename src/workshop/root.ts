import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** A file that a clone of the sources contains, but the published package does not. */
const MARK = "grammars/index.ts";

/**
 * The folder of the clone that contains a file, with a trailing slash; null if the file is not in a
 * clone.
 *
 * @param file URL of a source file or of a build output
 */
export function rootOf(file: string): string | null {
  for (let folder = new URL(".", file); ; folder = new URL("..", folder)) {
    if (existsSync(new URL(MARK, folder))) return fileURLToPath(folder);
    if (folder.pathname === "/" || folder.href === new URL("..", folder).href) return null;
  }
}
