import type { Command } from "commander";
import type { SetCode } from "../../cli/io.ts";
import type { WorkshopIo } from "../io.ts";
import type { CoverageFlags } from "./run.ts";

const COVERAGE_HELP = `
A rule, or a branch of one, is covered if it helped to read a line in the answer
of a case; lines that were not read, and readings that were not chosen, do not
count. What no case needs to cover is listed, with the reason, in
corpus/<system>/untaken.json:

  [{ "rule": "SSR_words", "alternative": "Slash", "reason": "…" }]

Of free text it counts layouts, which must all have a case, and the topics of
labels in ten languages: at least as many as corpus/generic/labels.json says.

An alternative is written as this command prints it; without one, the exception
applies to the whole rule. An exception that is covered, or that matches nothing,
is an error.

Examples:
  recloc coverage
  recloc coverage generic --cases
  recloc coverage --html coverage.html
  recloc coverage --check`;

/** Adds `recloc coverage`. */
export function addCoverage(program: Command, io: WorkshopIo, setCode: SetCode): void {
  program
    .command("coverage")
    .summary("find the rules of grammars that no case of the corpus covers")
    .description(
      "Decodes every case of the corpus and lists the rules, and the alternatives, optional parts and loops of rules, that none of them covers.",
    )
    .argument("[systems...]", "names of grammars (default: all)")
    .option("--cases", "also list what is covered: by how many cases, with an example")
    .option("--html <file>", "write a page with every rule, coloured by coverage")
    .option("--json", "print JSON instead of the table")
    .option("--check", "exit with 1 unless every rule and every alternative is covered or excepted")
    .addHelpText("after", COVERAGE_HELP)
    .action(async (systems: string[], flags: CoverageFlags) => {
      const { runCoverage } = await import("./run.ts");
      setCode(runCoverage(systems, flags, io));
    });
}
