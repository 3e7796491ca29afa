/**
 * Bundles the programs: loading a few files takes half as long as loading several hundred. Chevrotain, all
 * of which every process needs, is part of the bundle; other packages stay external, because most processes
 * need none of them.
 */
import { build, type Metafile } from "esbuild";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import manifest from "../package.json" with { type: "json" };
import { compiledChecks } from "./compiled-checks.ts";
import { deferred } from "./deferred.ts";

/** The entry points that users, Node or threads start. */
const PROGRAMS = ["src/index", "src/cli/main", "src/server/decoding/worker"];
const BENCHMARKS = [
  "bench/main",
  "bench/hostile",
  "bench/load/main",
  "bench/archive/main",
  "bench/archive/workers",
  "bench/load/prober-thread",
  "bench/load/alone",
  "bench/load/bare-koa",
];
const BUNDLED = /^@?chevrotain\b/;
const PACKAGES = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });

/** Bundles the programs and the benchmarks into `dist/`, with the licences of what they include. */
export async function bundlePrograms(root: string): Promise<void> {
  const programs = await bundle(root, PROGRAMS, "src");
  writeFileSync(`${root}dist/src/LICENSES.txt`, licencesOf(root, programs));
  // Separately, because their imports would cut the programs into more pieces. A container is built
  // without them.
  if (existsSync(`${root}bench`)) await bundle(root, BENCHMARKS, "bench");
}

/** @returns what the bundle includes, as esbuild reports it */
async function bundle(root: string, names: readonly string[], folder: string): Promise<Metafile> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: names.map((name) => `${name}.ts`),
    outbase: root,
    outdir: "dist",
    chunkNames: `${folder}/chunks/[name]-[hash]`,
    bundle: true,
    splitting: true,
    platform: "node",
    format: "esm",
    target: "node20",
    // Half the size is parsed in half the time; names stay, for stack traces and messages.
    minifySyntax: true,
    minifyWhitespace: true,
    lineLimit: 120,
    sourcemap: "linked",
    sourcesContent: false,
    external: PACKAGES.filter((name) => !BUNDLED.test(name)),
    plugins: [compiledChecks, deferred],
    metafile: true,
    logLevel: "warning",
  });
  return metafile;
}

/** The licences of the packages in a bundle. */
export function licencesOf(root: string, { inputs }: Metafile): string {
  const folders = Object.keys(inputs).flatMap(
    (file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? [],
  );
  return [...new Set(folders)]
    .sort()
    .map((folder) => licenceOf(root, folder))
    .join("\n");
}

function licenceOf(root: string, folder: string): string {
  const name = folder.slice(folder.lastIndexOf("node_modules/") + "node_modules/".length);
  const file = readdirSync(root + folder).find((each) => /^licen[cs]e/i.test(each));
  if (file === undefined) throw new Error(`${name} comes without its licence`);
  return `${name}\n\n${readFileSync(`${root}${folder}/${file}`, "utf8")}`;
}
