/**
 * Finds the files of the package. Its modules cannot know where they are, because the build bundles
 * them.
 */
import { existsSync, readFileSync } from "node:fs";

const ROOT = rootAbove(new URL(".", import.meta.url));
const IS_SOURCE = import.meta.url.endsWith(".ts");

/** The URL of a file or folder of the package, such as `package.json`. */
export function packageFile(path: string): URL {
  return new URL(path, ROOT);
}

/**
 * The URL of a module that is started by its file name: from the sources if this process runs from them,
 * otherwise from the build, of which it must be an entry point (`scripts/bundle.ts`).
 *
 * @param name its path in the sources, without extension
 */
export function moduleFile(name: string): URL {
  return packageFile(IS_SOURCE ? `${name}.ts` : `dist/${name}.js`);
}

/** The version of the package. */
export function version(): string {
  const manifest: unknown = JSON.parse(readFileSync(packageFile("package.json"), "utf8"));
  return typeof manifest === "object" && manifest !== null && "version" in manifest
    ? String(manifest.version)
    : "";
}

function rootAbove(folder: URL): URL {
  const parent = new URL("..", folder);
  if (existsSync(new URL("package.json", folder)) || parent.href === folder.href) return folder;
  return rootAbove(parent);
}
