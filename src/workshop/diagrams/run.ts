import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import * as definitions from "../../../grammars/index.ts";
import { EXIT } from "../../cli/io.ts";
import type { WorkshopIo } from "../io.ts";
import { diagramsOf } from "./diagrams.ts";

/** The folder of the diagrams in a clone. */
const FOLDER = "docs/grammars/";

/**
 * Writes the diagrams of all grammars, or only reports which files are out of date.
 *
 * @returns the exit code
 */
export function runDiagrams(check: boolean, { root, stdout }: WorkshopIo): number {
  const folder = root + FOLDER;
  const expected = diagramsOf(Object.values(definitions), root);
  const stale = staleIn(folder, expected);
  if (check) {
    for (const file of stale)
      stdout.write(`${FOLDER}${file} is out of date: run "recloc diagrams"\n`);
    return stale.length === 0 ? EXIT.ok : EXIT.failed;
  }
  for (const file of stale) update(folder + file, expected.get(file));
  stdout.write(`${FOLDER}: ${expected.size} files, ${stale.length} changed\n`);
  return EXIT.ok;
}

/**
 * The files of a folder that are out of date, missing or superfluous, by their paths in it.
 *
 * @param folder with a trailing slash
 * @param expected the content of each file
 */
export function staleIn(folder: string, expected: ReadonlyMap<string, string>): readonly string[] {
  const found = existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
        .map((file) => file.replaceAll(sep, "/"))
    : [];
  const changed = [...expected].filter(
    ([file, content]) =>
      !existsSync(folder + file) || readFileSync(folder + file, "utf8") !== content,
  );
  return [...changed.map(([file]) => file), ...found.filter((file) => !expected.has(file))].sort();
}

/** Writes a file, or deletes it if it has no content. */
function update(file: string, content: string | undefined): void {
  if (content === undefined) {
    rmSync(file);
    return;
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
