/**
 * Builds `dist/`: the bundled programs, the declarations of the library, its package `@recloc/core`, its
 * bundle for browsers, the website, and the table of first characters; and the reference tables, in `build/`.
 *
 * With `--if-missing` it builds only what is missing or older than its sources, and leaves the types
 * unchecked: nobody who starts the service needs to wait for that.
 */
import { spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { fileURLToPath } from "node:url";
import type { Program } from "typescript";

const ROOT = new URL("../", import.meta.url);
const SOURCES = ["grammars", "src", "bench"];
/** Other files that determine how the sources are compiled. */
const CONFIGURATION = [
  "LICENSE",
  "NOTICE",
  "package.json",
  "tsconfig.json",
  "scripts/browser",
  "scripts/build.ts",
  "scripts/bundle.ts",
  "scripts/compiled-checks.ts",
  "scripts/core",
  "scripts/deferred.ts",
  "scripts/first-characters.ts",
  "scripts/web",
];
/** Written last, so that an interrupted build does not count. */
const STAMP = new URL("dist/.built", ROOT);
const TABLES = "build/tables";
const IF_MISSING = process.argv.includes("--if-missing");
const MAIN = new URL("dist/src/cli/main.js", ROOT);

function pathOf(name: string): string {
  return fileURLToPath(new URL(name, ROOT));
}

/**
 * When a file or anything in a folder last changed; a folder changes when a file in it is deleted.
 */
function changedAt(path: string): number {
  const { mtimeMs } = statSync(path);
  const inside = statSync(path).isDirectory()
    ? readdirSync(path, { recursive: true, encoding: "utf8" }).map(
        (name) => statSync(`${path}/${name}`).mtimeMs,
      )
    : [];
  return Math.max(mtimeMs, ...inside);
}

function isUpToDate(): boolean {
  if (!existsSync(STAMP) || !existsSync(MAIN)) return false;
  const builtAt = statSync(STAMP).mtimeMs;
  const inputs = [...SOURCES, ...CONFIGURATION, TABLES].map(pathOf);
  return inputs.every((path) => changedAt(path) <= builtAt);
}

/** The tables have a separate script, which detects when they are out of date. */
function buildTables(): void {
  const { status } = spawnSync(
    process.execPath,
    ["--import", "tsx", pathOf("scripts/tables/build.ts"), "--if-missing"],
    { cwd: pathOf("."), stdio: "inherit" },
  );
  if (status !== 0) throw new Error("The reference tables could not be built");
}

/** Checks types according to `tsconfig.json`, unless `--if-missing`. */
async function compile(): Promise<Program> {
  // Imported here because it takes a second, which an up-to-date build can avoid.
  const { default: ts } = await import("typescript");
  const overrides = {
    rootDir: pathOf("."),
    types: ["node"],
    emitDeclarationOnly: true,
    stripInternal: true,
    noCheck: IF_MISSING,
  };
  const configuration = ts.getParsedCommandLineOfConfigFile(pathOf("tsconfig.json"), overrides, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, "\n"));
    },
  });
  if (configuration === undefined) throw new Error("tsconfig.json could not be read");
  const isSource = (file: string) => SOURCES.some((name) => file.startsWith(pathOf(`${name}/`)));
  const { fileNames, options } = configuration;
  const program = ts.createProgram(fileNames.filter(isSource), options);
  const problems = IF_MISSING ? [] : ts.getPreEmitDiagnostics(program);
  if (problems.length === 0) return program;
  console.error(
    ts.formatDiagnostics(problems, {
      getCanonicalFileName: (name) => name,
      getCurrentDirectory: () => pathOf("."),
      getNewLine: () => "\n",
    }),
  );
  throw new Error("The sources could not be compiled");
}

async function build(): Promise<void> {
  rmSync(pathOf("dist"), { recursive: true, force: true });
  mkdirSync(pathOf("dist"), { recursive: true });
  const program = await compile();
  const { declareLibrary } = await import("./core/declarations.ts");
  const declarations = declareLibrary(program, pathOf("."));
  const { bundlePrograms } = await import("./bundle.ts");
  await bundlePrograms(pathOf("."));
  writeFileSync(pathOf("dist/src/index.d.ts"), declarations);
  const { writeFirstCharacters } = await import("./first-characters.ts");
  writeFirstCharacters();
  const { buildCore } = await import("./core/build.ts");
  await buildCore(pathOf("."), declarations);
  const { buildBrowser } = await import("./browser/build.ts");
  await buildBrowser(pathOf("."));
  const { buildWeb } = await import("./web/build.ts");
  await buildWeb(pathOf("dist/web"));
  chmodSync(MAIN, 0o755);
  writeFileSync(STAMP, "");
}

buildTables();
if (!IF_MISSING || !isUpToDate()) await build();
