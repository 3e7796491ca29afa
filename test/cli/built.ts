import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** Runs the built command line, so that its threads need not compile TypeScript. */
export const BUILT: readonly string[] = [`${ROOT}dist/src/cli/main.js`];

/**
 * The environment of a process whose coverage is not measured, because that takes time and only the
 * sources count, not the build.
 */
export const UNCOUNTED = { NODE_V8_COVERAGE: "" };

/**
 * The same for one whose threads do not decode samples before the first text, which saves each of them two seconds and
 * makes the first texts slower.
 */
export const UNPREPARED = { ...UNCOUNTED, RECLOC_WARM_UP: "0" };

/** Makes a suite run an up-to-date build. In `npm test`, a job has made it. */
export function useBuilt(): void {
  before(function () {
    if (process.env.RECLOC_IS_BUILT === "1") return;
    this.timeout(180_000);
    const build = ["--import", "tsx", "scripts/build.ts", "--if-missing"];
    execFileSync(process.execPath, build, { cwd: ROOT, stdio: "pipe" });
  });
}
