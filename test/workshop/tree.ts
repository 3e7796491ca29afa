import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { runWorkshop } from "../../src/workshop/main.ts";
import { captured } from "../server/service.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/**
 * Each thread of a run builds the grammars again, which for one system beside a toy takes a third of the time that it
 * takes for all.
 */
const FEW_SYSTEMS = `
export { amadeus } from "./amadeus/index.ts";
export { toy } from "../test/workshop/toy.ts";
`;
const COPIED = ["grammars", "src", "package.json", "test/workshop/toy.ts"];

/** The parts that are only read. Grammars build twice as fast with the table, if there is a build. */
const LINKED = ["build/tables", "dist/first-characters.json", "node_modules"];

/** A clone of the sources that a test can break, with a few cases. */
export interface Tree {
  /** With a trailing slash. */
  readonly root: string;
  /** Leaves a file with this content as it is: its bundle stays valid. */
  readonly write: (file: string, content: string) => void;
  readonly git: (...args: string[]) => void;
  /** Runs a command of the workshop in it. */
  readonly run: (args: readonly string[], environment?: Record<string, string>) => Promise<Ran>;
}

export interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** One tree for all tests of the calling suite; each test repairs what it breaks. */
export function temporaryTree(): () => Tree {
  let root = "";
  const { RECLOC_VALIDATE_GRAMMARS: validate, NODE_V8_COVERAGE: coverage } = process.env;
  before(() => {
    // A run of the workshop builds the grammars again, and checking them takes a second.
    delete process.env.RECLOC_VALIDATE_GRAMMARS;
    // Its threads run sources of the tree, which are excluded from coverage.
    delete process.env.NODE_V8_COVERAGE;
    root = `${mkdtempSync(join(tmpdir(), "recloc-tree-"))}/`;
    for (const part of COPIED) cpSync(ROOT + part, root + part, { recursive: true });
    writeFileSync(`${root}grammars/index.ts`, FEW_SYSTEMS);
    for (const folder of ["build", "dist"]) mkdirSync(root + folder);
    for (const each of LINKED) symlinkSync(ROOT + each, root + each);
  });
  after(() => {
    if (validate !== undefined) process.env.RECLOC_VALIDATE_GRAMMARS = validate;
    if (coverage !== undefined) process.env.NODE_V8_COVERAGE = coverage;
    rmSync(root, { recursive: true, force: true });
  });
  return () => treeIn(root);
}

function treeIn(root: string): Tree {
  const write = (file: string, content: string) => {
    const path = root + file;
    if (existsSync(path) && readFileSync(path, "utf8") === content) return;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  };
  return {
    root,
    write,
    git: (...args) => {
      const who = ["-c", "user.name=test", "-c", "user.email=test@example.org"];
      const { status, stderr } = spawnSync("git", [...who, ...args], { cwd: root });
      if (status !== 0) throw new Error(stderr.toString());
    },
    run: async (args, environment = {}) => {
      const [stdout, stderr] = [captured(), captured()];
      const io = { stdout: stdout.stream, stderr: stderr.stream, environment, root };
      const code = await runWorkshop(args, io);
      return { code, stdout: stdout.text(), stderr: stderr.text() };
    },
  };
}
