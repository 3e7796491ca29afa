import { Option, type Command } from "commander";
import type { Io, SetCode } from "../io.ts";
import type { DecodeFlags } from "./files.ts";

const DECODE_HELP = `
A single text produces indented JSON. Several files produce one line of JSON
each, in order, and null for a file without a booking.

--explain shows what happened to each line and character, which systems may have
printed the text and why, and what is doubtful. With --format text it prints the
original text and marks what was read, what was ignored (· in the margin) and
what was not read (!, with a caret and the reason below), in colour if the output
is a terminal (it respects NO_COLOR and FORCE_COLOR), followed by the itinerary.
This is the default in a terminal; elsewhere the default is JSON.

A file can also be a mail (.eml), a web page or a PDF with text; what it says about
its reservations for programs (schema.org) is preferred.

Examples:
  recloc decode record.txt
  recloc decode booking.eml receipt.pdf
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
    .argument("[files...]", "files with records; - or no file: standard input")
    .addOption(
      new Option("--format <format>", "output format (default: json)").choices(["json", "text"]),
    )
    .addOption(
      new Option("--api <api>", "shape of the JSON").choices(["v3", "v4", "booking"]).default("v4"),
    )
    .option(
      "--algorithm <name>",
      "one of those listed by `recloc systems` (default: detected from the text)",
    )
    .option("--reference-date <day>", "day from which years are inferred (default: today, UTC)")
    .option("--explain", "show how the text was read")
    .addHelpText("after", DECODE_HELP)
    .action(async (files: string[], flags: DecodeFlags) => {
      const { decodeFiles } = await import("./files.ts");
      setCode(await decodeFiles(files, flags, io));
    });
}
