/** Writes `dist/core/`: the package `@recloc/core`, which is the library without the service. */
import { build, type Metafile } from "esbuild";
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import manifest from "../../package.json" with { type: "json" };
import { FORMAT_NAMES, FORMATS } from "../../src/views/itinerary/formats.ts";
import { licencesOf } from "../bundle.ts";
import { deferred } from "../deferred.ts";

/** Reference tables that only accounts need. */
const UNUSED_TABLES = ["passwords.json"];
/** The sections of NOTICE about parts that the package lacks. */
const UNUSED_NOTICES = ["Common passwords", "The website"];
const FUNCTIONS = [
  "decode",
  "entries",
  "entrySystems",
  "isDecodable",
  "itinerary",
  "redact",
  "toV3",
  "toV4",
];

/** Packages that write some itineraries, for users to install: this package has no dependencies. */
const ITINERARY_PACKAGES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({ ...manifest.dependencies, ...manifest.peerDependencies }).filter(
    ([name]) =>
      name in manifest.peerDependencies ||
      FORMAT_NAMES.some((format) => FORMATS[format].packages.includes(name)),
  ),
);

/** @param declarations the declarations of the library */
export async function buildCore(root: string, declarations: string): Promise<void> {
  const folder = `${root}dist/core/`;
  const write = (file: string, text: string) => {
    writeFileSync(folder + file, text);
  };
  mkdirSync(`${folder}build/tables`, { recursive: true });
  mkdirSync(`${folder}dist`);
  write("LICENSES.txt", licencesOf(root, await bundle(root)));
  write("index.js", INDEX);
  write("index.d.ts", declarations);
  write("package.json", `${JSON.stringify(packageOf(manifest), null, 2)}\n`);
  write("NOTICE", noticeOf(readFileSync(`${root}NOTICE`, "utf8")));
  copyFileSync(`${root}scripts/core/README.md`, `${folder}README.md`);
  copyFileSync(`${root}LICENSE`, `${folder}LICENSE`);
  for (const file of ["dist/first-characters.json", ...tablesIn(root)])
    copyFileSync(root + file, folder + file);
}

/**
 * Loads the bundle for `require` and `import` alike, so that a process that uses both has one copy of the
 * grammars. When a CommonJS file is imported, Node searches it for exports; for the bundle, that would
 * take longer than running it.
 */
const INDEX = `"use strict";
const decoder = require("./decoder.js");
${FUNCTIONS.map((name) => `exports.${name} = decoder.${name};\n`).join("")}`;

/** @returns what the bundle includes, as esbuild reports it */
async function bundle(root: string): Promise<Metafile> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ["src/index.ts"],
    outfile: "dist/core/decoder.js",
    bundle: true,
    platform: "node",
    format: "cjs",
    target: "node20",
    external: Object.keys(ITINERARY_PACKAGES),
    minifySyntax: true,
    minifyWhitespace: true,
    lineLimit: 120,
    banner: { js: 'const moduleUrl = require("node:url").pathToFileURL(__filename).href;' },
    define: { "import.meta.url": "moduleUrl" },
    plugins: [deferred],
    metafile: true,
    logLevel: "warning",
  });
  return metafile;
}

function packageOf({ version, license, engines }: typeof manifest): object {
  return {
    name: "@recloc/core",
    version,
    description: "Decodes the text of airline booking records (PNRs) into a structured record.",
    license,
    engines,
    main: "./index.js",
    types: "./index.d.ts",
    exports: {
      ".": { types: "./index.d.ts", default: "./index.js" },
      "./package.json": "./package.json",
    },
    peerDependencies: ITINERARY_PACKAGES,
    peerDependenciesMeta: Object.fromEntries(
      Object.keys(ITINERARY_PACKAGES).map((name) => [name, { optional: true }]),
    ),
    publishConfig: { access: "public" },
  };
}

function tablesIn(root: string): readonly string[] {
  return readdirSync(`${root}build/tables`)
    .filter((file) => file.endsWith(".json") && !UNUSED_TABLES.includes(file))
    .map((file) => `build/tables/${file}`);
}

/**
 * NOTICE without the sections about parts that the package lacks. A section begins with an
 * underlined title.
 */
function noticeOf(notice: string): string {
  return notice
    .split(/\n(?=[^\n]+\n-+\n)/)
    .filter((section) => !UNUSED_NOTICES.some((title) => section.startsWith(title)))
    .join("\n");
}
