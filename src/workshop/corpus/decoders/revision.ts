/** The sources of a revision, in a folder of their own. */
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { UsageError } from "../../../cli/io.ts";

const run = promisify(execFile);

/** What the reference tables are made of. */
const TABLES = ["reference-overlay", "scripts/tables"];

export interface Revision {
  /** Folder of its sources. */
  readonly sources: string;
  /** Whether its reference tables are made of the same as those of the working tree. */
  readonly hasSameTables: boolean;
  readonly dispose: () => void;
}

/**
 * Takes the sources of a revision out of git; the packages are those of the working tree.
 *
 * @param root folder of the clone
 * @throws UsageError where git knows no such revision
 */
export async function sourcesOf(root: string, revision: string): Promise<Revision> {
  const commit = await commitOf(root, revision);
  const sources = mkdtempSync(join(tmpdir(), "recloc-revision-"));
  const dispose = () => {
    rmSync(sources, { recursive: true, force: true });
  };
  try {
    const archive = join(sources, "sources.tar");
    await run("git", ["archive", `--output=${archive}`, commit], { cwd: root });
    await run("tar", ["-xf", archive, "-C", sources]);
    rmSync(archive);
    rmSync(join(sources, "node_modules"), { recursive: true, force: true });
    symlinkSync(join(root, "node_modules"), join(sources, "node_modules"));
    return { sources, hasSameTables: await hasSameTables(root, commit), dispose };
  } catch (error) {
    dispose();
    throw error;
  }
}

async function commitOf(root: string, revision: string): Promise<string> {
  try {
    const name = ["rev-parse", "--verify", "--quiet", "--end-of-options", `${revision}^{commit}`];
    return (await run("git", name, { cwd: root })).stdout.trim();
  } catch {
    throw new UsageError(`git knows no revision "${revision}"`);
  }
}

async function hasSameTables(root: string, commit: string): Promise<boolean> {
  try {
    await run("git", ["diff", "--quiet", commit, "--", ...TABLES], { cwd: root });
    return true;
  } catch {
    return false;
  }
}
