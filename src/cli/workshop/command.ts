import type { Command } from "commander";
import type { Io, SetCode } from "../io.ts";

/** The commands for grammar authors. They work only in a clone of the sources. */
const COMMANDS = [
  ["corpus", "decode and check every case of the corpus"],
  ["coverage", "find the grammar rules that no case of the corpus uses"],
  ["trace", "show how a record is read, line by line"],
  ["diagrams", "draw the rules of the grammars"],
  ["new-grammar", "start the grammar of another system"],
] as const;

/** Whether a command runs from the sources, not from the build. */
export function isOfWorkshop(command: string): boolean {
  return COMMANDS.some(([name]) => name === command);
}

/** Adds the commands of the workshop, which parse their own arguments. */
export function addWorkshop(program: Command, io: Io, setCode: SetCode): void {
  for (const [name, summary] of COMMANDS)
    program
      .command(name)
      .summary(summary)
      .argument("[args...]")
      .helpOption(false)
      .allowUnknownOption()
      .action(async (args: string[]) => {
        const { runFromSources } = await import("./from-sources.ts");
        setCode(await runFromSources([name, ...args], io));
      });
}
