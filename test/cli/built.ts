import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** Runs the command line as it was built: without a compiler in each of its threads. */
export const BUILT: readonly string[] = [`${ROOT}dist/src/cli/main.js`];

/**
 * The environment of a process in which no coverage is counted, which takes time: what is counted is the
 * sources of this clone, not what was built of them.
 */
export const UNCOUNTED = { NODE_V8_COVERAGE: "" };

/** The suite that calls this runs what is built of the sources as they are. */
export function useBuilt(): void {
  before(function () {
    this.timeout(180_000);
    const build = ["--import", "tsx", "scripts/build.ts", "--if-missing"];
    execFileSync(process.execPath, build, { cwd: ROOT, stdio: "pipe" });
  });
}
