import { build } from "esbuild";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";

/** Some packages still call `require`. */
const REQUIRE =
  'import { createRequire as makeRequire } from "node:module"; const require = makeRequire(import.meta.url);';

/** A program bundled from the current sources. */
export interface Bundle {
  /** Path of the file. */
  readonly file: string;
  /** Deletes the file. */
  readonly dispose: () => void;
}

/**
 * Bundles a module and everything it imports into one file, in a folder below `build/`, from where the
 * code finds the files of the clone.
 *
 * @param root folder of the clone that contains `build/`, with a trailing slash
 * @param code the source of the module; its imports are resolved from `sources`
 * @param sources folder of the sources, which differs from `root` for another revision
 * @throws Error with file and line if the sources have an error
 */
export async function bundle(root: string, code: string, sources = root): Promise<Bundle> {
  const parent = `${root}build/workshop/`;
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(parent);
  const dispose = () => {
    rmSync(folder, { recursive: true, force: true });
  };
  const file = `${folder}/main.mjs`;
  try {
    await build({
      stdin: { contents: code, resolveDir: sources, loader: "ts" },
      outfile: file,
      bundle: true,
      platform: "node",
      format: "esm",
      target: "node20",
      sourcemap: "linked",
      // The workshop's own tools stay external; one of them comes with a binary.
      external: ["esbuild", "chokidar"],
      banner: { js: REQUIRE },
      logLevel: "silent",
    });
  } catch (error) {
    dispose();
    throw error;
  }
  return { file, dispose };
}
