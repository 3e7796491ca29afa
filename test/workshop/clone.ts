import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { execFile } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { UNCOUNTED } from "../cli/built.ts";
import { bundlePrograms } from "../../scripts/bundle.ts";
import { bundle } from "../../src/workshop/bundle.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
/** The parts of a clone that are copied, so that commands can change them. */
const COPIED = [
  ...["grammars", "src", "scripts/lint"],
  ...["tsconfig.json", ".oxlintrc.json", ".oxfmtrc.json"],
];
/** The parts that are only read. Grammars build twice as fast with the last one, if there is a build. */
const LINKED = [
  ...["node_modules", "package.json", "reference-overlay", "build/tables"],
  "dist/first-characters.json",
];

const WORKSHOP = 'import { main } from "./src/workshop/main.ts"; await main();';

/** The result of a command. */
export interface Ran {
  readonly code: number;
  /** The output of both streams. */
  readonly printed: string;
}

/** A copy of the clone without cases of the corpus. */
export interface Clone {
  /** Folder of the copy, with a trailing slash. */
  readonly root: string;
  /** Runs a command of the workshop from the sources of the copy. */
  recloc(args: readonly string[]): Promise<Ran>;
  /** Runs code that imports sources of the copy. */
  code(code: string, args: readonly string[]): Promise<Ran>;
  /** Bundles the programs of the copy, as `npm run build` does among other things that take longer. */
  build(): Promise<void>;
  /** Runs a command from the build of the copy. */
  built(args: readonly string[]): Promise<Ran>;
  /** Runs a program of `node_modules`, by its path there. */
  tool(file: string, args: readonly string[]): Promise<Ran>;
  dispose(): void;
}

export function copiedClone(): Clone {
  const root = `${mkdtempSync(join(tmpdir(), "recloc-clone-"))}/`;
  for (const each of COPIED) cpSync(ROOT + each, root + each, { recursive: true });
  for (const folder of ["build", "corpus", "dist", "docs"]) mkdirSync(root + folder);
  for (const each of LINKED) symlinkSync(ROOT + each, root + each);
  return {
    root,
    recloc: (args) => ranFrom(root, WORKSHOP, args),
    code: (code, args) => ranFrom(root, code, args),
    build: async () => {
      await bundlePrograms(root);
      writeFileSync(`${root}dist/.built`, "");
    },
    built: (args) => ran(root, [`${root}dist/src/cli/main.js`, ...args]),
    tool: (file, args) => ran(root, [`${ROOT}node_modules/${file}`, ...args]),
    dispose: () => {
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** Bundles code with the sources of a clone, and runs it there. */
async function ranFrom(root: string, code: string, args: readonly string[]): Promise<Ran> {
  const { file, dispose } = await bundle(root, code);
  try {
    return await ran(root, ["--enable-source-maps", file, ...args]);
  } finally {
    dispose();
  }
}

function ran(cwd: string, args: readonly string[]): Promise<Ran> {
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd, env: UNCOUNTED }, (error, stdout, stderr) => {
      const code = typeof error?.code === "number" ? error.code : error === null ? 0 : 1;
      resolve({ code, printed: stdout + stderr });
    });
  });
}
