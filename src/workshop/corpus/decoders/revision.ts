/** The sources of a revision, in a temporary folder. */
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { UsageError } from "../../../cli/io.ts";

const run = promisify(execFile);

/** The sources of the reference tables. */
const TABLES = ["reference-overlay", "scripts/tables"];

export interface Revision {
  /** Folder of its sources. */
  readonly sources: string;
  /** Whether its reference tables come from the same sources as those of the working tree. */
  readonly hasSameTables: boolean;
  readonly dispose: () => void;
}

/**
 * Checks out the sources of a revision; the packages are those of the working tree.
 *
 * @param root folder of the clone
 * @throws UsageError if git knows no such revision
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
