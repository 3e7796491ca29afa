/** Writes the grammar of a new system: files from `template/`, and a line of the index. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { UsageError } from "../../cli/io.ts";

/** The names of a system on the wire, in upper case. */
export interface OutsideNames {
  readonly wireValue: string;
  readonly aliases: readonly string[];
}

/** A system to be written. */
export interface NewSystem extends OutsideNames {
  /** The name of its folders: `polaris`, `north-star`. */
  readonly name: string;
}

const TEMPLATE = "src/workshop/new-grammar/template/";
const INDEX = "grammars/index.ts";
/** An extra extension, so that no tool treats the templates as code. */
const TEMPLATE_ENDING = ".txt";

const FOLDER_NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const OUTSIDE_NAME = /^[A-Z\d]+(?:_[A-Z\d]+)*$/;

/**
 * Checks the names of a system to be written.
 *
 * @param root folder of the clone, with a trailing slash
 * @param known the existing systems
 * @throws UsageError that says which name is invalid, and why
 */
export function checkNames(
  { name, wireValue, aliases }: NewSystem,
  root: string,
  known: readonly OutsideNames[],
): void {
  if (!FOLDER_NAME.test(name))
    throw new UsageError(
      `“${name}” is not a valid folder name: use lower-case letters, digits, hyphens`,
    );
  for (const folder of [`grammars/${name}`, `corpus/${name}`])
    if (existsSync(`${root}${folder}`)) throw new UsageError(`${folder} already exists`);
  const names = [wireValue, ...aliases];
  const taken = new Set(known.flatMap((each) => [each.wireValue, ...each.aliases]));
  for (const [index, each] of names.entries()) {
    if (!OUTSIDE_NAME.test(each))
      throw new UsageError(
        `“${each}” is not a valid system name: use letters, digits, underscores`,
      );
    if (taken.has(each)) throw new UsageError(`another system is called ${each}`);
    if (names.indexOf(each) < index) throw new UsageError(`${each} is given twice`);
  }
}

/**
 * Writes `grammars/<name>/`, `corpus/<name>/air/`, and the line of `grammars/index.ts`.
 *
 * @param root folder of the clone, with a trailing slash
 * @returns the written files, relative to the root
 */
export function writeGrammar(system: NewSystem, root: string): readonly string[] {
  const { name } = system;
  const written = [
    ...filesOf("grammar", `grammars/${name}`, TEMPLATE_ENDING),
    ...filesOf("corpus", `corpus/${name}/air`, ""),
  ];
  for (const { from, to } of written) {
    mkdirSync(dirname(root + to), { recursive: true });
    writeFileSync(root + to, filled(readFileSync(root + from, "utf8"), system));
  }
  writeFileSync(root + INDEX, withLine(readFileSync(root + INDEX, "utf8"), name));
  return [...written.map(({ to }) => to), INDEX];

  function filesOf(part: string, folder: string, ending: string) {
    return readdirSync(`${root}${TEMPLATE}${part}`)
      .sort()
      .map((file) => ({
        from: `${TEMPLATE}${part}/${file}`,
        to: `${folder}/${file.slice(0, file.length - ending.length)}`,
      }));
  }
}

/** A template with the names of a system filled in. */
function filled(template: string, { name, wireValue, aliases }: NewSystem): string {
  const identifier = identifierOf(name);
  const values: Readonly<Record<string, string>> = {
    name,
    identifier,
    Name: identifier.charAt(0).toUpperCase() + identifier.slice(1),
    wireValue,
    aliases: `[${aliases.map((alias) => JSON.stringify(alias)).join(", ")}]`,
  };
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_, key: string) => values[key] ?? "");
}

/** `northStar` of `north-star`. */
function identifierOf(name: string): string {
  return name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** The index with one more line, sorted. */
function withLine(index: string, name: string): string {
  const lines = index.trimEnd().split("\n");
  const exports = lines.filter((line) => line.startsWith("export "));
  const line = `export { ${identifierOf(name)} } from "./${name}/index.ts";`;
  const others = lines.filter((each) => !exports.includes(each));
  return [...others, ...[...exports, line].sort(), ""].join("\n");
}
