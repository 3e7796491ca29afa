/*
 * `npm run mutants -- [--stage NAME] [--system NAME] [--killers]`: switches off each step of repair, layout, records
 * and detection, and each branch of each rule, in turn, and shows what no case notices.
 */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { bundleOfMutants } from "./bundle.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const bundle = await bundleOfMutants(root);
const args = ["--enable-source-maps", bundle, ...process.argv.slice(2), root];
const { status } = spawnSync(process.execPath, args, { stdio: "inherit" });
process.exitCode = status ?? 1;
