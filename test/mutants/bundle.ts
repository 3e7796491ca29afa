/** Bundles the run, with every step of the stages made to be switched off. */
import { build, type Plugin } from "esbuild";
import { mkdirSync, readFileSync } from "node:fs";
import { STAGES } from "./stages.ts";
import { withSteps } from "./transform.ts";

/** Some packages still call `require`. */
const REQUIRE =
  'import { createRequire as makeRequire } from "node:module"; const require = makeRequire(import.meta.url);';

/**
 * @param root folder of the clone, with a trailing slash
 * @returns path of the bundle
 */
export async function bundleOfMutants(root: string): Promise<string> {
  const outfile = `${root}build/mutants/run.mjs`;
  mkdirSync(`${root}build/mutants`, { recursive: true });
  await build({
    entryPoints: [`${root}test/mutants/run.ts`],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    sourcemap: "linked",
    sourcesContent: false,
    external: ["typescript"],
    banner: { js: REQUIRE },
    logLevel: "silent",
    plugins: [steps(root)],
  });
  return outfile;
}

function steps(root: string): Plugin {
  const runtime = `${root}test/mutants/switch.ts`;
  return {
    name: "steps",
    setup: (bundling) => {
      bundling.onLoad({ filter: /\/src\/decode\/.*\.ts$/ }, ({ path }) => {
        const file = STAGES.find((each) => path === `${root}${each.file}`);
        if (file === undefined) return null;
        return { contents: withSteps(readFileSync(path, "utf8"), file, runtime), loader: "ts" };
      });
    },
  };
}
