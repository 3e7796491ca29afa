import type { Command } from "commander";
import type { Io, SetCode } from "../io.ts";
import type { RedactFlags } from "./redact.ts";

const HELP = `
The result is read like the record: the same system, segments and travellers at the
same places. What was replaced is counted on standard error, never printed. If a text
cannot be redacted without changing how it is read, nothing is printed. Read the
result before you send it to anybody.

Examples:
  recloc redact record.txt > to-send.txt
  recloc redact --seed 7 < record.txt`;

/** Adds `recloc redact`. */
export function addRedact(program: Command, io: Io, setCode: SetCode): void {
  program
    .command("redact")
    .summary("replace the personal data of records")
    .description("Replaces the personal data of records with invented data of the same shape.")
    .argument("[files...]", "files with records; - or no file: standard input")
    .option("--seed <text>", "the same seed gives the same result (default: random)")
    .option("-a, --algorithm <name>", "the system that printed the records (default: detected)")
    .option("-r, --reference-date <day>", "day from which years are inferred (default: today, UTC)")
    .addHelpText("after", HELP)
    .action(async (files: string[], flags: RedactFlags) => {
      const { printRedacted } = await import("./redact.ts");
      setCode(await printRedacted(files, flags, io));
    });
}
