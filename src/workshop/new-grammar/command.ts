import type { Command } from "commander";
import type { WorkshopIo } from "../io.ts";
import type { NewGrammarFlags } from "./run.ts";

const EXAMPLES = `
Examples:
  recloc new-grammar polaris
  recloc new-grammar north-star --wire-value NORTH_STAR --alias 9N,NORTHSTAR

docs/writing-a-grammar.md goes on from there.
`;

/** Adds `recloc new-grammar NAME`. */
export function addNewGrammar(program: Command, io: WorkshopIo): void {
  program
    .command("new-grammar")
    .summary("begin the grammar of another system")
    .description(
      "Writes a grammar that reads one line, its corpus with that line and one that is still to be read, and the line of grammars/index.ts that adds the system.",
    )
    .argument("<name>", "of the system's folders: small letters, digits, hyphens")
    .option("--wire-value <name>", "how answers call the system (default: the name, in capitals)")
    .option("--alias <names>", "what callers may call it besides, parted by commas")
    .addHelpText("after", EXAMPLES)
    .action(async (name: string, options: NewGrammarFlags) => {
      const { begin } = await import("./run.ts");
      begin(name, options, io);
    });
}
