import { build } from "esbuild";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";

/** Some packages still call `require`. */
const REQUIRE =
  'import { createRequire as makeRequire } from "node:module"; const require = makeRequire(import.meta.url);';

/** A programme made of sources as they are now. */
export interface Bundle {
  /** Path of the file. */
  readonly file: string;
  /** Deletes it. */
  readonly dispose: () => void;
}

/**
 * Makes one file of a module and all it imports. It lies two folders below `build/`, from where the
 * code finds the reference tables as it does from `dist/`.
 *
 * @param root folder of the clone that holds `build/`, with a slash at its end
 * @param code the module; its imports are found from `sources`
 * @param sources folder of the sources, which is `root` unless they are of another revision
 * @throws Error that says file and line where the sources have a mistake
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
      // The workshop's own tools stay packages; one of them brings a programme of its own.
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
