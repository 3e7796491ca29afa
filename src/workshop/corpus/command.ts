import type { Command } from "commander";
import { Option } from "commander";
import type { SetCode } from "../../cli/io.ts";
import type { WorkshopIo } from "../io.ts";
import type { CorpusFlags } from "./job.ts";

const HELP = `
WHAT is a path (corpus/several), a case (several/two-records), a system as
\`recloc systems\` names it (all cases that it printed), or a word in the names of
cases. Without WHAT, the command runs every case.

A case with a different answer is shown as a diff (- expected, + decoded), with
the values that differ and the lines of the record that they are read from.

RECLOC_PRIVATE_CORPUS names a folder of further cases. Their texts and values are
never printed, only where something differs.

--update refuses to update a case that would lose a value, read less, or be less
sure of its algorithm, unless WHAT is its full name. A text without an expectation
gets a draft, which fails until somebody has checked it.

Exit codes: 0 success, 1 something needs attention, 2 bad usage.

Examples:
  recloc corpus
  recloc corpus 1a --quiet
  recloc corpus corpus/several --watch
  recloc corpus --against HEAD
  recloc corpus --update several/two-records
  recloc corpus --junit > corpus.xml`;

/** Adds `recloc corpus`. */
export function addCorpus(program: Command, io: WorkshopIo, setCode: SetCode): void {
  program
    .command("corpus")
    .summary("decode every case of the corpus and compare")
    .description("Decodes the cases of the corpus and compares the answers with the expected ones.")
    .argument("[what...]", "paths, cases, systems or words (default: every case)")
    .option("--quiet", "show only the cases that need attention")
    .addOption(
      new Option("--watch", "run again whenever a source, a case or a table changes").conflicts([
        "against",
        "update",
        "json",
        "junit",
      ]),
    )
    .addOption(new Option("--json", "write one JSON document").conflicts(["junit", "update"]))
    .addOption(new Option("--junit", "write JUnit XML").conflicts("update"))
    .addOption(
      new Option("--against <revision>", "compare with the code of a git revision").conflicts(
        "update",
      ),
    )
    .option("--update", "rewrite the expectations of wrong cases")
    .option("--reference-date <day>", "for texts without an expectation (default: today, UTC)")
    .addHelpText("after", HELP)
    .action(async (what: string[], flags: CorpusFlags) => {
      const { corpus } = await import("./corpus.ts");
      setCode(await corpus(what, flags, io));
    });
}
