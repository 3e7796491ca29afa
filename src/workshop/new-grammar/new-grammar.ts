/** Writes the grammar of another system: files made of those in `template/`, and a line of the index. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { UsageError } from "../../cli/io.ts";

/** How the outside names a system; upper case. */
export interface OutsideNames {
  readonly wireValue: string;
  readonly aliases: readonly string[];
}

/** A system that is to be written. */
export interface NewSystem extends OutsideNames {
  /** Of its folders: `polaris`, `north-star`. */
  readonly name: string;
}

const TEMPLATE = "src/workshop/new-grammar/template/";
const INDEX = "grammars/index.ts";
/** What the files of grammars are called besides, so that no tool takes the templates for code. */
const TEMPLATE_ENDING = ".txt";

const FOLDER_NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const OUTSIDE_NAME = /^[A-Z\d]+(?:_[A-Z\d]+)*$/;

/**
 * Checks the names of a system that is to be written.
 *
 * @param root folder of the clone, with a slash at its end
 * @param known the systems there are
 * @throws UsageError that says which name cannot be, and why
 */
export function checkNames(
  { name, wireValue, aliases }: NewSystem,
  root: string,
  known: readonly OutsideNames[],
): void {
  if (!FOLDER_NAME.test(name))
    throw new UsageError(`“${name}” is no name of a folder: small letters, digits, hyphens`);
  for (const folder of [`grammars/${name}`, `corpus/${name}`])
    if (existsSync(`${root}${folder}`)) throw new UsageError(`${folder} is there already`);
  const names = [wireValue, ...aliases];
  const taken = new Set(known.flatMap((each) => [each.wireValue, ...each.aliases]));
  for (const [index, each] of names.entries()) {
    if (!OUTSIDE_NAME.test(each))
      throw new UsageError(`“${each}” is no name of a system: letters, digits, underscores`);
    if (taken.has(each)) throw new UsageError(`another system is called ${each}`);
    if (names.indexOf(each) < index) throw new UsageError(`${each} is given twice`);
  }
}

/**
 * Writes `grammars/<name>/`, `corpus/<name>/air/`, and the line of `grammars/index.ts`.
 *
 * @param root folder of the clone, with a slash at its end
 * @returns the files that were written, from the root
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

/** A template with the names of a system. */
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

/** The index with one line more, in order. */
function withLine(index: string, name: string): string {
  const lines = index.trimEnd().split("\n");
  const exports = lines.filter((line) => line.startsWith("export "));
  const line = `export { ${identifierOf(name)} } from "./${name}/index.ts";`;
  const others = lines.filter((each) => !exports.includes(each));
  return [...others, ...[...exports, line].sort(), ""].join("\n");
}
