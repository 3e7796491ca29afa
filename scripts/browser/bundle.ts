/** Bundles the decoder for browsers. */
import { build, type Metafile, type Plugin } from "esbuild";
import { copyFileSync } from "node:fs";
import { resolve } from "node:path";
import { TABLES } from "../../src/browser/tables.ts";
import { deferred } from "../deferred.ts";

/** Replaces the data files that Node reads with fetched ones. */
function fetchedData(root: string): Plugin {
  return {
    name: "fetched-data",
    setup: (building) => {
      building.onResolve({ filter: /\/data\.ts$/ }, ({ path, resolveDir }) =>
        resolve(resolveDir, path) === resolve(root, "src/data.ts")
          ? { path: resolve(root, "src/browser/data.ts") }
          : null,
      );
    },
  };
}

/** The formats of itineraries that need Node. */
const ABSENT = ["ics/calendar.ts", "pdf/pdf.ts"];

/** Leaves out the writers of formats that need Node. */
function absentFormats(root: string): Plugin {
  const absent = ABSENT.map((name) => resolve(root, "src/views/itinerary", name));
  return {
    name: "absent-formats",
    setup: (building) => {
      building.onResolve({ filter: /\/(?:calendar|pdf)\.ts$/ }, ({ path, resolveDir }) =>
        absent.includes(resolve(resolveDir, path))
          ? { path: resolve(root, "src/browser/absent.ts") }
          : null,
      );
    },
  };
}

/**
 * Bundles a module of `src/browser` without Node's modules: esbuild fails if it finds any.
 *
 * @returns what the bundle includes, as esbuild reports it
 */
export async function bundleForBrowsers(
  root: string,
  entry: string,
  outfile: string,
): Promise<Metafile> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [`src/browser/${entry}.ts`],
    outfile,
    bundle: true,
    platform: "browser",
    format: "esm",
    target: "es2023",
    minify: true,
    define: { "process.env.RECLOC_VALIDATE_GRAMMARS": '"0"' },
    plugins: [fetchedData(root), absentFormats(root), deferred],
    metafile: true,
    logLevel: "warning",
  });
  return metafile;
}

/** Copies the tables that browsers fetch. */
export function copyTables(root: string, folder: string): void {
  for (const name of TABLES) {
    const from = name === "first-characters.json" ? "dist" : "build/tables";
    copyFileSync(`${root}${from}/${name}`, `${folder}/${name}`);
  }
}
