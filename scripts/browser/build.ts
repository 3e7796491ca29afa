/** Writes `dist/browser/`: the library for browsers, complete, so that a website can serve the folder as it is. */
import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { licencesOf } from "../bundle.ts";
import { bundleForBrowsers, copyTables } from "./bundle.ts";

const DECLARATIONS = `export * from "../src/index.js";

/**
 * Fetches the tables that decoding needs: airports, airlines, stations and others, 0.4 MB if the server compresses
 * them. It makes no other requests, then or later.
 *
 * @param folder the address of the folder with the tables, with a slash at the end; by default \`tables/\` beside this
 *   module
 * @throws Error if a table cannot be fetched
 */
export declare function loadTables(folder?: string | URL): Promise<void>;
`;

export async function buildBrowser(root: string): Promise<void> {
  const folder = `${root}dist/browser`;
  mkdirSync(`${folder}/tables`, { recursive: true });
  const metafile = await bundleForBrowsers(root, "index", `${folder}/core.js`);
  copyTables(root, `${folder}/tables`);
  writeFileSync(`${folder}/core.d.ts`, DECLARATIONS);
  writeFileSync(`${folder}/LICENSES.txt`, licencesOf(root, metafile));
  for (const name of ["LICENSE", "NOTICE"]) copyFileSync(root + name, `${folder}/${name}`);
}
