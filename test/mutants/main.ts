/*
 * `npm run mutants -- [--stage NAME] [--system NAME] [--only WORDS] [--killers]`: switches off each step of
 * the stages, each item that grammars list for them, and each branch of each rule, in turn, and shows what no case
 * notices.
 */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { bundleOfMutants } from "./bundle.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const bundle = await bundleOfMutants(root);
const args = ["--enable-source-maps", bundle, ...process.argv.slice(2), root];
const { status } = spawnSync(process.execPath, args, { stdio: "inherit" });
process.exitCode = status ?? 1;
