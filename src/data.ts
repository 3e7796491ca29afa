/** Reads the data files of the package. The build for browsers puts `src/browser/data.ts` in its place. */
import { existsSync, readFileSync } from "node:fs";
import { packageFile } from "./package.ts";

/** What to do if a file is missing. */
export const REMEDY = 'run "npm run tables"';

/** Whether a file such as `build/tables/airports.json` exists. */
export function hasData(path: string): boolean {
  return existsSync(packageFile(path));
}

/** The text of a file. Throws if it does not exist. */
export function readData(path: string): string {
  return readFileSync(packageFile(path), "utf8");
}
