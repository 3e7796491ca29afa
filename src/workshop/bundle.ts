import { build, type OutputFile } from "esbuild";
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, resolve } from "node:path";

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
 * Bundles a module and everything it imports into one file, in a folder below `build/`, from where the code
 * finds the files of the clone. A process that bundles unchanged sources again, as `--watch` does when a
 * case has changed, reuses the bundle.
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
    for (const { path, contents } of await outputsOf(file, root, code, sources))
      writeFileSync(`${folder}/${basename(path)}`, contents);
  } catch (error) {
    dispose();
    throw error;
  }
  return { file, dispose };
}

/** A bundle of the working tree, for the next run if no file has changed by then. */
interface Bundled {
  readonly root: string;
  readonly code: string;
  readonly inputs: readonly string[];
  /** Their state when the bundle was finished. */
  readonly stamps: readonly (string | null)[];
  readonly outputs: readonly OutputFile[];
}

let last: Bundled | undefined;

/** The bundle and its source map, which fit any folder next to that of the given file. */
async function outputsOf(
  file: string,
  root: string,
  code: string,
  sources: string,
): Promise<readonly OutputFile[]> {
  const isOurs = sources === root;
  if (isOurs && last?.root === root && last.code === code && isCurrent(last)) return last.outputs;
  const startedAt = Date.now();
  const { outputFiles, metafile } = await build({
    stdin: { contents: code, resolveDir: sources, loader: "ts" },
    outfile: file,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    sourcemap: "linked",
    sourcesContent: false,
    // The workshop's own tools stay external; one of them comes with a binary.
    external: ["esbuild", "chokidar"],
    banner: { js: REQUIRE },
    logLevel: "silent",
    metafile: true,
    write: false,
  });
  if (isOurs) {
    const inputs = Object.keys(metafile.inputs).filter((input) => input !== "<stdin>");
    const paths = inputs.map((input) => resolve(input));
    const stamps = paths.map((path) => stampOf(path, startedAt));
    last = { root, code, inputs: paths, stamps, outputs: outputFiles };
  }
  return outputFiles;
}

function isCurrent({ inputs, stamps }: Bundled): boolean {
  return inputs.every((input, index) => {
    const stamp = stamps[index];
    return stamp !== null && stamp === stampOf(input);
  });
}

/** File times can lag behind the clock by this much. */
const CLOCK_STEP_MS = 10;

/**
 * Identifies the state of a file.
 *
 * @returns null if the file is gone or has changed since a time
 */
function stampOf(path: string, since = Infinity): string | null {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined || stats.mtimeMs > since - CLOCK_STEP_MS) return null;
  return [stats.ino, stats.size, stats.mtimeMs].join(" ");
}
