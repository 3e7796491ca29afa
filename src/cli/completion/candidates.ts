/** The candidates for the end of a command line, from Commander's knowledge of the commands. */
import type { Argument, Command, Option } from "commander";
import { PATHS } from "./scripts.ts";

/** The values of options that only another part of the program knows, by the name of the option. */
export type KnownValues = Readonly<Record<string, () => Promise<readonly string[]>>>;

/** The options and arguments whose values are paths. */
const PATH_VALUES: Readonly<Record<string, string>> = {
  "data-dir": PATHS.folders,
  files: PATHS.files,
  output: PATHS.folders,
  // For the workshop's commands, which parse their own arguments.
  args: PATHS.files,
};

/**
 * The candidates for the last word, each optionally with a tab and a description; or a marker that tells the shell
 * to complete paths.
 *
 * @param words the words after `recloc`; the last is being typed, and may be empty
 */
export async function candidatesFor(
  program: Command,
  words: readonly string[],
  known: KnownValues,
): Promise<readonly string[]> {
  const { done, current, prefix } = split(words);
  const { command, position, option } = placeAfter(program, done);
  const all =
    option !== null
      ? await valuesOf(option, option.long?.slice(2) ?? "", known)
      : current.startsWith("-")
        ? optionsOf(command)
        : await argumentsOf(command, position, known);
  const paths = all.find((each) => Object.values(PATHS).some((path) => path === each));
  if (paths !== undefined) return [paths];
  return all.filter((each) => each.startsWith(current)).map((each) => prefix + each);
}

/** `--format=js` is an option and the start of its value; bash passes it as three words. */
function split(words: readonly string[]) {
  const plain = words.filter((word, index) => word !== "=" || index === words.length - 1);
  const last = plain.at(-1) ?? "";
  const done = plain.slice(0, -1);
  if (last === "=") return { done, current: "", prefix: "" };
  const [, option = "", value = ""] = /^(--[\w-]+)=(.*)$/.exec(last) ?? [];
  if (option === "") return { done, current: last, prefix: "" };
  return { done: [...done, option], current: value, prefix: `${option}=` };
}

/**
 * The command that the words select, how many arguments it already has, and the option whose value
 * comes next.
 */
function placeAfter(program: Command, words: readonly string[]) {
  let command = program;
  let position = 0;
  let option: Option | null = null;
  for (const word of words) {
    if (option !== null) option = null;
    else if (word.startsWith("-")) option = awaiting(command, word);
    else {
      const next = command.commands.find((each) => each.name() === word);
      if (next === undefined) position++;
      command = next ?? command;
    }
  }
  return { command, position, option };
}

/** The option, if its value is the next word. */
function awaiting(command: Command, word: string): Option | null {
  const found = command.options.find(({ long, short }) => word === long || word === short);
  return found?.required ? found : null;
}

function optionsOf(command: Command): readonly string[] {
  return command
    .createHelp()
    .visibleOptions(command)
    .flatMap(({ long, description }) => (long ? [`${long}\t${description}`] : []));
}

async function argumentsOf(command: Command, position: number, known: KnownValues) {
  if (command.commands.length > 0)
    return command
      .createHelp()
      .visibleCommands(command)
      .map((each) => `${each.name()}\t${each.summary() || each.description()}`);
  const all = command.registeredArguments;
  const last = all.at(-1);
  const argument = all[position] ?? (last?.variadic ? last : undefined);
  return argument === undefined ? [] : valuesOf(argument, argument.name(), known);
}

async function valuesOf(
  { argChoices }: Option | Argument,
  name: string,
  known: KnownValues,
): Promise<readonly string[]> {
  const paths = PATH_VALUES[name];
  return argChoices ?? (paths === undefined ? ((await known[name]?.()) ?? []) : [paths]);
}
