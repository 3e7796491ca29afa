import type { Command } from "commander";
import type { WorkshopIo } from "../io.ts";
import type { NewGrammarFlags } from "./run.ts";

const EXAMPLES = `
Examples:
  recloc new-grammar polaris
  recloc new-grammar north-star --wire-value NORTH_STAR --alias 9N,NORTHSTAR

docs/writing-a-grammar.md continues from there.
`;

/** Adds `recloc new-grammar NAME`. */
export function addNewGrammar(program: Command, io: WorkshopIo): void {
  program
    .command("new-grammar")
    .summary("start the grammar of another system")
    .description(
      "Writes a grammar that reads one line, a corpus with that line and one that it does not read yet, and the line of grammars/index.ts that adds the system.",
    )
    .argument("<name>", "name of the system's folders: lower-case letters, digits, hyphens")
    .option("--wire-value <name>", "the system's name in answers (default: the name in capitals)")
    .option("--alias <names>", "other names that callers may use, separated by commas")
    .addHelpText("after", EXAMPLES)
    .action(async (name: string, options: NewGrammarFlags) => {
      const { begin } = await import("./run.ts");
      begin(name, options, io);
    });
}
