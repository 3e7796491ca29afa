import type { Command } from "commander";
import type { Io, SetCode } from "../io.ts";
import type { EntriesFlags } from "./entries.ts";

const HELP = `
Every line is a proposal, not a booking: its columns, with a tab between them, are
the word "proposal", the system, the record locator (- for none) and the entry.
Which flights are left out, and why, is on standard error.

Examples:
  recloc entries < record.txt
  recloc entries record.txt | cut -f 4
  recloc entries -r 2026-11-21 --system NAME *.txt`;

/** Adds `recloc entries`. */
export function addEntries(program: Command, io: Io, setCode: SetCode): void {
  program
    .command("entries")
    .summary("propose entries that sell and price the flights again")
    .description(
      "Proposes the entries that would sell the flights of records again, and price them, in each system.",
    )
    .argument("[files...]", "files with records; - or no file: standard input")
    .option("-s, --system <name>", "the system of the entries (default: each of them)")
    .option("-a, --algorithm <name>", "the system that printed the records (default: detected)")
    .option(
      "-r, --reference-date <day>",
      "day on which the entries are typed (default: today, UTC)",
    )
    .addHelpText("after", HELP)
    .action(async (files: string[], flags: EntriesFlags) => {
      const { printEntries } = await import("./entries.ts");
      setCode(await printEntries(files, flags, io));
    });
}
