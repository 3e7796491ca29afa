import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import * as definitions from "../../../grammars/index.ts";
import { EXIT } from "../../cli/io.ts";
import type { WorkshopIo } from "../io.ts";
import { diagramsOf } from "./diagrams.ts";

/** Where diagrams lie in a clone. */
const FOLDER = "docs/grammars/";

/**
 * Writes the diagrams of all grammars, or only tells which files are not as they would be.
 *
 * @returns the exit code
 */
export function runDiagrams(check: boolean, { root, stdout }: WorkshopIo): number {
  const folder = root + FOLDER;
  const wanted = diagramsOf(Object.values(definitions), root);
  const stale = staleIn(folder, wanted);
  if (check) {
    for (const file of stale) stdout.write(`${FOLDER}${file} is stale: run "recloc diagrams"\n`);
    return stale.length === 0 ? EXIT.ok : EXIT.failed;
  }
  for (const file of stale) update(folder + file, wanted.get(file));
  stdout.write(`${FOLDER}: ${wanted.size} files, ${stale.length} changed\n`);
  return EXIT.ok;
}

/**
 * The files of a folder that are not as they should be, are missing or too many, by their paths in
 * it.
 *
 * @param folder with a slash at its end
 * @param wanted the content of each file
 */
export function staleIn(folder: string, wanted: ReadonlyMap<string, string>): readonly string[] {
  const found = existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
        .map((file) => file.replaceAll(sep, "/"))
    : [];
  const changed = [...wanted].filter(
    ([file, content]) =>
      !existsSync(folder + file) || readFileSync(folder + file, "utf8") !== content,
  );
  return [...changed.map(([file]) => file), ...found.filter((file) => !wanted.has(file))].sort();
}

/** Writes a file, or deletes it where it has no content. */
function update(file: string, content: string | undefined): void {
  if (content === undefined) {
    rmSync(file);
    return;
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
