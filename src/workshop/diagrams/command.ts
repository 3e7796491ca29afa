import type { Command } from "commander";
import type { SetCode } from "../../cli/io.ts";
import type { WorkshopIo } from "../io.ts";

const DIAGRAMS_HELP = `
docs/grammars/README.md lists the grammars; the page of each shows its rules with
their sources, their samples and their diagrams, as static SVG. A rule that
several systems share is drawn once. A rule's samples are the indented lines
below the production in its docstring.

Examples:
  recloc diagrams
  recloc diagrams --check`;

/** Adds `recloc diagrams`. */
export function addDiagrams(program: Command, io: WorkshopIo, setCode: SetCode): void {
  program
    .command("diagrams")
    .summary("draw the rules of the grammars")
    .description("Draws every rule of every grammar as a railroad diagram, into docs/grammars/.")
    .option("--check", "write nothing; exit with 1 if a file is out of date")
    .addHelpText("after", DIAGRAMS_HELP)
    .action(async ({ check = false }: { readonly check?: boolean }) => {
      const { runDiagrams } = await import("./run.ts");
      setCode(runDiagrams(check, io));
    });
}
