import { Option, type Command } from "commander";
import type { Io, SetCode } from "../io.ts";
import type { DecodeFlags } from "./files.ts";

const DECODE_HELP = `
One text gives indented JSON. Several files give one line of JSON for each, in
their order, and null for a file without a booking.

--explain says what became of each line and character, which systems may have
printed the text and why, and what is doubtful. With --format text it draws the
text as it was sent: what was read, what was ignored (· in the margin) and what
was not read (!, and below it a caret and the reason), in colours where the
output is a terminal (NO_COLOR and FORCE_COLOR are respected), then the
itinerary. In a terminal that is the default, elsewhere JSON is.

Examples:
  recloc decode record.txt
  pbpaste | recloc decode --format text
  recloc decode --reference-date 2026-11-21 --explain record.txt
  recloc decode --explain --format json record.txt | jq .extraInfo.coverage
  recloc decode --api v3 *.txt > records.jsonl`;

/** Adds `recloc decode`. */
export function addDecode(program: Command, io: Io, setCode: SetCode): void {
  program
    .command("decode")
    .summary("decode booking records")
    .description("Decodes the text of booking records, from files or from standard input.")
    .argument("[files...]", "files with records; - or none: standard input")
    .addOption(
      new Option("--format <format>", "form of the output (default: json)").choices([
        "json",
        "text",
      ]),
    )
    .addOption(
      new Option("--api <api>", "shape of the JSON").choices(["v3", "v4", "booking"]).default("v4"),
    )
    .option("--algorithm <name>", "one that `recloc systems` lists (default: chosen by the text)")
    .option("--reference-date <day>", "day from which years are inferred (default: today, UTC)")
    .option("--explain", "say how the text was read")
    .addHelpText("after", DECODE_HELP)
    .action(async (files: string[], flags: DecodeFlags) => {
      const { decodeFiles } = await import("./files.ts");
      setCode(await decodeFiles(files, flags, io));
    });
}
