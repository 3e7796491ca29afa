import { buildSync } from "esbuild";
import { after, before } from "mocha";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { setEnvironmentData } from "node:worker_threads";

/**
 * Compiles the stand-in for all threads of a suite, of which there are fifty: each would do it again otherwise, and
 * write what it covers, although it runs no sources.
 *
 * @returns where it is
 */
export function useStandIn(): () => URL {
  let folder = "";
  const { NODE_V8_COVERAGE: coverage } = process.env;
  const file = () => join(folder, "stand-in-worker.mjs");
  before(() => {
    folder = mkdtempSync(join(tmpdir(), "recloc-stand-in-"));
    const source = fileURLToPath(new URL("stand-in-worker.ts", import.meta.url));
    buildSync({ entryPoints: [source], outfile: file(), platform: "node", format: "esm" });
    setEnvironmentData("runs", "JavaScript");
    delete process.env.NODE_V8_COVERAGE;
  });
  after(() => {
    rmSync(folder, { recursive: true });
    setEnvironmentData("runs");
    if (coverage !== undefined) process.env.NODE_V8_COVERAGE = coverage;
  });
  return () => pathToFileURL(file());
}
