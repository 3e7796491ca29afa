import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** What a clone of the sources has, and the published package has not. */
const MARK = "grammars/index.ts";

/**
 * The folder of the clone that a file is in, with a slash at its end; null where the file is not in
 * a clone.
 *
 * @param file URL of a file, of the sources or of what was built of them
 */
export function rootOf(file: string): string | null {
  for (let folder = new URL(".", file); ; folder = new URL("..", folder)) {
    if (existsSync(new URL(MARK, folder))) return fileURLToPath(folder);
    if (folder.pathname === "/" || folder.href === new URL("..", folder).href) return null;
  }
}
