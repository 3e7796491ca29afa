import type { Command } from "commander";
import type { Io, SetCode } from "../io.ts";

/** The commands for those who write grammars. They work in a clone of the sources only. */
const COMMANDS = [
  ["corpus", "decode every case of the corpus and compare"],
  ["coverage", "find the rules of grammars that no case of the corpus takes"],
  ["trace", "show how a record is read, line by line"],
  ["diagrams", "draw the rules of the grammars"],
  ["new-grammar", "begin the grammar of another system"],
] as const;

/** Adds the commands of the workshop; what they take they say themselves. */
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
