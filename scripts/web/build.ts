import { build, type BuildOptions } from "esbuild";
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { bundleForBrowsers, copyTables } from "../browser/bundle.ts";
import { licencesOf } from "../bundle.ts";
import { notFoundHtml, PAGES, pageHtml } from "./page.ts";
import { writeRules } from "./rules.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const SOURCES = fileURLToPath(new URL("../../src/web/", import.meta.url));
/** Smaller files gain nothing from compression. */
const SMALLEST = 1024;

/**
 * Builds the website: an HTML file for each page, and its assets in `assets`, also compressed. Nothing
 * is loaded from elsewhere.
 */
export async function buildWeb(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const assets = join(folder, "assets");
  mkdirSync(assets, { recursive: true });
  await bundle(assets);
  copyFileSync(join(SOURCES, "icon.svg"), join(assets, "icon.svg"));
  copyReference(assets);
  await buildDecoder(assets);
  writeRules(assets);
  for (const page of PAGES) writeFileSync(join(folder, `${page.name}.html`), pageHtml(page));
  writeFileSync(join(folder, "not-found.html"), notFoundHtml());
  for (const part of [folder, assets]) compressAll(part);
}

async function bundle(outdir: string): Promise<void> {
  const options: BuildOptions = {
    outdir,
    bundle: true,
    minify: true,
    target: "es2022",
    logLevel: "warning",
    external: ["/assets/*"],
    absWorkingDir: SOURCES,
    jsx: "automatic",
    jsxImportSource: "preact",
    legalComments: "eof",
  };
  const entriesOf = (file: string) =>
    PAGES.map(({ name }) => ({ in: `${name}/${file}`, out: name }));
  await Promise.all([
    build({
      ...options,
      entryPoints: entriesOf("main.tsx"),
      format: "esm",
      splitting: true,
      chunkNames: "part-[hash]",
    }),
    build({
      ...options,
      entryPoints: [...entriesOf("style.css"), { in: "theme.css", out: "theme" }],
    }),
    build({ ...options, entryPoints: ["theme.ts"], format: "iife" }),
  ]);
}

/** The decoder that the workbench runs by itself, with its tables and their attributions. */
async function buildDecoder(assets: string): Promise<void> {
  const metafile = await bundleForBrowsers(ROOT, "worker", join(assets, "decoder.js"));
  writeFileSync(join(assets, "decoder.js.LICENSES.txt"), licencesOf(ROOT, metafile));
  copyFileSync(join(ROOT, "NOTICE"), join(assets, "NOTICE.txt"));
  copyTables(ROOT, assets);
}

/** The program of the API reference comes as a bundle. */
function copyReference(assets: string): void {
  const from = dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"));
  const files = [
    ["swagger-ui-bundle.js", "swagger-ui.js"],
    ["swagger-ui-bundle.js.LICENSE.txt", "swagger-ui.js.LICENSE.txt"],
    ["swagger-ui.css", "swagger-ui.css"],
  ] as const;
  for (const [name, as] of files) {
    const text = readFileSync(join(from, name), "utf8");
    // Their source maps are not copied.
    writeFileSync(join(assets, as), text.replace(/\n(?:\/\/|\/\*)# sourceMappingURL=.*/, "\n"));
  }
}

function compressAll(folder: string): void {
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  for (const { name } of files) {
    const content = readFileSync(join(folder, name));
    if (content.length < SMALLEST) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content, { params }));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(content, { level: 9 }));
  }
}
