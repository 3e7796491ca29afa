import type { Command } from "commander";
import type { SetCode } from "../../cli/io.ts";
import type { WorkshopIo } from "../io.ts";
import type { TraceFlags } from "./run.ts";

const TRACE_HELP = `
FILE is a file with a record, a case of the corpus, or - for standard input.

For each line it shows the tokens with their columns and the modes of the lexer
in which they were found, what the rule did (* a loop, ? an option, 2|5 the
second of five alternatives), the node with its fields, and the fields of the
answer that are read from the line. For a line that no rule reads, it shows how
far each possible rule got, and what it expected there.

For a text that no system printed it shows first how the text was taken apart:
its blocks, rows and cells (│), the layouts that were recovered, the labels with
their topic and language, what the words say, and which of it was joined to
which flight, train or hotel, or why it was left unread.

Examples:
  recloc trace record.txt
  recloc trace several/three-systems --line 3
  recloc trace --html record.html record.txt
  pbpaste | recloc trace --line 4-6 --all`;

/** Adds `recloc trace`. */
export function addTrace(program: Command, io: WorkshopIo, setCode: SetCode): void {
  program
    .command("trace")
    .summary("show how a record is read, line by line")
    .description("Shows how the lines of a record are read: tokens, rules, nodes and fields.")
    .argument("[file]", "file, case of the corpus, or - for standard input", "-")
    .option("--algorithm <name>", "one that `recloc systems` lists (default: chosen by the text)")
    .option(
      "--reference-date <day>",
      "day from which years are inferred (default: the case's, today)",
    )
    .option("--line <lines>", "only these lines of the text: 3, or 3-5")
    .option("--html <out>", "write a page to this file instead, or to standard output: -")
    .option("--all", "name every rule that could have read an unread line")
    .addHelpText("after", TRACE_HELP)
    .action(async (file: string, flags: TraceFlags) => {
      const { trace } = await import("./run.ts");
      setCode(await trace(file, flags, io));
    });
}
